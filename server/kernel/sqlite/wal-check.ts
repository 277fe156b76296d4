import { open, type FileHandle } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Reads SQLite's write-ahead log as SQLite will (https://www.sqlite.org/walformat.html), before it is opened: where a frame's checksum
 * is wrong, SQLite treats the log as ended and silently drops what follows. After a power failure that is right: the last frames were
 * never confirmed. When whole commits follow, confirmed changes would be lost.
 */
const HEADER = 32
const FRAME_HEADER = 24
const MAGIC = 0x377f0682
/** How many scans in a row must find the log broken at the same place. */
const CONFIRMING_SCANS = 3
/** Approximate number of bytes read at a time. */
const CHUNK = 1 << 20

/** Where the log is broken, and how much of it SQLite would drop. */
export interface WalDamage {
  /** The first frame whose checksum is wrong, from 1; 0 is the log's header. */
  readonly frame: number
  /** Intact commits that follow it. */
  readonly commits: number
}

type ChecksumPair = readonly [number, number]

/** The log's rolling checksum over so many bytes, a multiple of 8. */
function checksum(
  bytes: DataView,
  from: number,
  to: number,
  isLittle: boolean,
  [first, second]: ChecksumPair,
): ChecksumPair {
  let one = first
  let two = second
  for (let at = from; at < to; at += 8) {
    one = (one + bytes.getUint32(at, isLittle) + two) | 0
    two = (two + bytes.getUint32(at + 4, isLittle) + one) | 0
  }
  return [one, two]
}

const storedSums = (bytes: DataView, at: number): ChecksumPair => [bytes.getInt32(at), bytes.getInt32(at + 4)]
const areEqual = (one: ChecksumPair, other: ChecksumPair) => one[0] === other[0] && one[1] === other[1]

interface WalHeader {
  readonly isLittle: boolean
  readonly pageSize: number
  /** Salts of the current log; frames of earlier ones carry others. Undefined when the header is broken. */
  readonly salts: ChecksumPair | undefined
  readonly sums: ChecksumPair
}

/** Reads the header; when it is broken, only the page size is known, from the database's file. */
async function readHeader(bytes: DataView, file: string): Promise<WalHeader> {
  const magic = bytes.getUint32(0)
  const isLittle = magic !== MAGIC + 1
  const sums = checksum(bytes, 0, 24, isLittle, [0, 0])
  const isWhole = (magic | 1) === MAGIC + 1 && areEqual(sums, storedSums(bytes, 24))
  if (isWhole) return { isLittle, pageSize: bytes.getUint32(8), salts: storedSums(bytes, 16), sums }
  return { isLittle: true, pageSize: await pageSizeOf(file), salts: undefined, sums }
}

/** The database's page size from its file; the default when the file is empty. */
async function pageSizeOf(file: string): Promise<number> {
  const handle = await open(file, 'r')
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 16)
    const size = bytesRead === 2 ? buffer.readUInt16BE(0) : 0
    return size === 1 ? 65_536 : size >= 512 ? size : 4096
  } finally {
    await handle.close()
  }
}

async function readAt(handle: FileHandle, length: number, position: number): Promise<DataView> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position)
  return new DataView(buffer.buffer, buffer.byteOffset, bytesRead)
}

/** Checks the frames one by one. After a broken one, each frame is checked against the sums stored in the frame before it. */
class FrameScanner {
  readonly #head: WalHeader
  #sums: ChecksumPair
  /** Alternative sums for the next frame: those computed from a broken frame's contents, when only its stored sums are damaged. */
  #otherSums: ChecksumPair | undefined
  #frame = 0
  #broken: number | undefined
  #commits = 0

  constructor(header: WalHeader) {
    this.#head = header
    this.#sums = header.sums
    if (!header.salts) this.#broken = 0
  }

  get damage(): WalDamage | undefined {
    return this.#broken === undefined || this.#commits === 0
      ? undefined
      : { frame: this.#broken, commits: this.#commits }
  }

  readFrame(bytes: DataView, at: number): void {
    this.#frame++
    const { isLittle, pageSize, salts } = this.#head
    const end = at + FRAME_HEADER + pageSize
    const sumsFrom = (seed: ChecksumPair) =>
      checksum(bytes, at + FRAME_HEADER, end, isLittle, checksum(bytes, at, at + 8, isLittle, seed))
    const stored = storedSums(bytes, at + 16)
    const computed = sumsFrom(this.#sums)
    const isOfThisRound = !salts || areEqual(salts, storedSums(bytes, at + 8))
    const isWhole =
      isOfThisRound &&
      (areEqual(computed, stored) || (this.#otherSums && areEqual(sumsFrom(this.#otherSums), stored)))
    if (!isWhole) this.#broken ??= this.#frame
    else if (this.#broken !== undefined && bytes.getUint32(at + 4) > 0) this.#commits++
    this.#otherSums = isWhole ? undefined : computed
    this.#sums = stored
  }
}

async function scan(file: string): Promise<WalDamage | undefined> {
  const handle = await open(`${file}-wal`, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!handle) return undefined
  try {
    const headerBytes = await readAt(handle, HEADER, 0)
    if (headerBytes.byteLength < HEADER) return undefined
    const header = await readHeader(headerBytes, file)
    const size = FRAME_HEADER + header.pageSize
    const perChunk = Math.max(1, Math.floor(CHUNK / size))
    const scanner = new FrameScanner(header)
    for (let position = HEADER; ; position += perChunk * size) {
      const bytes = await readAt(handle, perChunk * size, position)
      for (let at = 0; at + size <= bytes.byteLength; at += size) scanner.readFrame(bytes, at)
      if (bytes.byteLength < perChunk * size) return scanner.damage
    }
  } finally {
    await handle.close()
  }
}

/**
 * Where the write-ahead log of a database is broken although whole commits follow; nothing when there is no log, when it is whole, or
 * when only its end is torn. Another process may be writing it meanwhile: only what stays broken counts.
 * @param file the database's file; the log is beside it
 */
export async function findWalDamage(file: string): Promise<WalDamage | undefined> {
  let found = await scan(file)
  for (let scans = 1, same = 1; found && same < CONFIRMING_SCANS; scans++) {
    // It keeps changing: another process is writing it.
    if (scans === CONFIRMING_SCANS * CONFIRMING_SCANS) return undefined
    await sleep(25)
    const again = await scan(file)
    same = again?.frame === found.frame ? same + 1 : 1
    found = again
  }
  return found
}

/** Confirmed commits may be lost: an operator has to decide what to do. */
export class DamagedWalError extends Error {
  override name = 'DamagedLogError'

  constructor(file: string, { frame, commits }: WalDamage) {
    const place = frame === 0 ? 'at its head' : `at frame ${frame}`
    super(
      `The write-ahead log ${file}-wal is damaged ${place}, and ${commits} whole commits follow, which would be dropped: changes that ` +
        'were confirmed may be among them. Restore a backup, or copy the files and start with ACCEPT_DAMAGED_LOG=on, which opens ' +
        'the database as it was before the damage and keeps the damaged log beside it.',
    )
  }
}
