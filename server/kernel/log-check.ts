import { open, type FileHandle } from 'node:fs/promises'
import { setTimeout as sleep } from 'node:timers/promises'

/**
 * Reads SQLite's write-ahead log as SQLite will (https://www.sqlite.org/walformat.html), before it is opened: where a frame's checksum
 * is wrong, SQLite takes the log for ended and drops what follows without a word. After a power failure that is right: the last frames,
 * which nobody was told of, are torn. When whole commits follow behind, it is not.
 */
const HEADER = 32
const FRAME_HEADER = 24
const MAGIC = 0x377f0682
/** How often in a row a log must be found broken at the same place. */
const LOOKS = 3
/** Bytes that are read at a time, about. */
const CHUNK = 1 << 20

/** Where the log is broken, and how much of it SQLite would drop. */
export interface LogDamage {
  /** The first frame whose checksum is wrong, from 1; 0 is the log's head. */
  readonly frame: number
  /** Commits that follow it and are whole. */
  readonly commits: number
}

type Sums = readonly [number, number]

/** The log's rolling checksum over so many bytes, a multiple of 8. */
function checksum(bytes: DataView, from: number, to: number, isLittle: boolean, [first, second]: Sums): Sums {
  let one = first
  let two = second
  for (let at = from; at < to; at += 8) {
    one = (one + bytes.getUint32(at, isLittle) + two) | 0
    two = (two + bytes.getUint32(at + 4, isLittle) + one) | 0
  }
  return [one, two]
}

const storedSums = (bytes: DataView, at: number): Sums => [bytes.getInt32(at), bytes.getInt32(at + 4)]
const areEqual = (one: Sums, other: Sums) => one[0] === other[0] && one[1] === other[1]

interface Head {
  readonly isLittle: boolean
  readonly pageSize: number
  /** Of this round of the log; frames of rounds before it carry others. Undefined when the head is broken. */
  readonly salts: Sums | undefined
  readonly sums: Sums
}

/** Reads the head, or what can be told of a log whose head is broken: the size of its pages, from the database's file. */
async function readHead(bytes: DataView, file: string): Promise<Head> {
  const magic = bytes.getUint32(0)
  const isLittle = magic !== MAGIC + 1
  const sums = checksum(bytes, 0, 24, isLittle, [0, 0])
  const isWhole = (magic | 1) === MAGIC + 1 && areEqual(sums, storedSums(bytes, 24))
  if (isWhole) return { isLittle, pageSize: bytes.getUint32(8), salts: storedSums(bytes, 16), sums }
  return { isLittle: true, pageSize: await pageSizeOf(file), salts: undefined, sums }
}

/** The size of a database's pages, as its file says; that of a new one when it says nothing. */
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

/** Follows the frames one by one. Past a broken one, each frame is judged from the sums that the one before it says it has. */
class Walk {
  readonly #head: Head
  #sums: Sums
  /** Other sums from which the next frame may go on: those of a broken frame's contents, when only its own sums were hit. */
  #otherSums: Sums | undefined
  #frame = 0
  #broken: number | undefined
  #commits = 0

  constructor(head: Head) {
    this.#head = head
    this.#sums = head.sums
    if (!head.salts) this.#broken = 0
  }

  get damage(): LogDamage | undefined {
    return this.#broken === undefined || this.#commits === 0
      ? undefined
      : { frame: this.#broken, commits: this.#commits }
  }

  step(bytes: DataView, at: number): void {
    this.#frame++
    const { isLittle, pageSize, salts } = this.#head
    const end = at + FRAME_HEADER + pageSize
    const sumsFrom = (seed: Sums) =>
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

async function scan(file: string): Promise<LogDamage | undefined> {
  const handle = await open(`${file}-wal`, 'r').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  if (!handle) return undefined
  try {
    const headBytes = await readAt(handle, HEADER, 0)
    if (headBytes.byteLength < HEADER) return undefined
    const head = await readHead(headBytes, file)
    const size = FRAME_HEADER + head.pageSize
    const perChunk = Math.max(1, Math.floor(CHUNK / size))
    const walk = new Walk(head)
    for (let position = HEADER; ; position += perChunk * size) {
      const bytes = await readAt(handle, perChunk * size, position)
      for (let at = 0; at + size <= bytes.byteLength; at += size) walk.step(bytes, at)
      if (bytes.byteLength < perChunk * size) return walk.damage
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
export async function findLogDamage(file: string): Promise<LogDamage | undefined> {
  let found = await scan(file)
  for (let looks = 1, same = 1; found && same < LOOKS; looks++) {
    // It changes all the time: somebody writes it.
    if (looks === LOOKS * LOOKS) return undefined
    await sleep(25)
    const again = await scan(file)
    same = again?.frame === found.frame ? same + 1 : 1
    found = again
  }
  return found
}

/** Commits that were confirmed may be gone from the log: what to do about it is for a person to decide. */
export class DamagedLogError extends Error {
  override name = 'DamagedLogError'

  constructor(file: string, { frame, commits }: LogDamage) {
    const place = frame === 0 ? 'at its head' : `at frame ${frame}`
    super(
      `The write-ahead log ${file}-wal is damaged ${place}, and ${commits} whole commits follow, which would be dropped: changes that ` +
        'were confirmed may be among them. Restore a backup, or copy the files and start with ACCEPT_DAMAGED_LOG=on, which opens ' +
        'the database as it was before the damage and keeps the damaged log beside it.',
    )
  }
}
