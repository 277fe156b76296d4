import { Refusal } from '../answers.ts'
import type { FileStore } from '../kernel/file-store.ts'
import { MAX_PICTURE_BYTES } from '../kernel/picture.ts'
import { pictureTooLarge } from '../problem.ts'
import type { Part, Parts } from '../openapi/fields.ts'
import { BodyAbortedError } from './body.ts'

/** Room for the other fields and the boundaries. */
const MULTIPART_OVERHEAD = 16_384
/** The length of the longest body that is accepted. */
export const MAX_MULTIPART_BYTES = MAX_PICTURE_BYTES + MULTIPART_OVERHEAD
/** Those of an operation, and the fields that every request may carry; each is some work. */
const MAX_PARTS = 32
/** How much is read and discarded beyond that, so that the client can finish sending and receive the error. */
const MAX_DISCARDED = 64 * 1_048_576

/** Closes the files of a body, which is their end unless they were saved. */
export async function closeFiles(parts: Parts): Promise<void> {
  for (const [, value] of parts) if (typeof value !== 'string') await value.close()
}

/** A body that is not what browsers make of a form. */
class MalformedBodyError extends Refusal {
  constructor() {
    super(422, 'hint_invalid_field', { field: 'body' })
  }
}

/** A body, by the pieces in which it arrives. */
type Arriving = AsyncIterable<Uint8Array> | Iterable<Uint8Array>

/** The bytes of a body as they arrive. @throws BodyAbortedError; DomainError `upload_too_large` at the end of one that is */
async function* arrivingBytes(body: Arriving): AsyncGenerator<Uint8Array, void> {
  let length = 0
  try {
    for await (const bytes of body) {
      length += bytes.byteLength
      if (length <= MAX_MULTIPART_BYTES) yield bytes
      if (length > MAX_DISCARDED) break
    }
  } catch (cause) {
    // Only the client can make this fail.
    throw new BodyAbortedError('The body was aborted.', { cause })
  }
  if (length > MAX_MULTIPART_BYTES) throw pictureTooLarge()
}

/** The same bytes, not copied. */
const bufferOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Buffer =>
  Buffer.from(buffer, byteOffset, byteLength)

const utf8 = new TextDecoder('utf-8', { ignoreBOM: true })

/** Reads bytes up to marks, as they arrive. */
class Reader {
  readonly #arriving: AsyncIterator<Uint8Array, void>
  /** What has arrived and was not read. */
  #rest: Buffer = Buffer.alloc(0)

  constructor(arriving: AsyncIterator<Uint8Array, void>) {
    this.#arriving = arriving
  }

  async #wait(): Promise<void> {
    const { done, value } = await this.#arriving.next()
    if (done) throw new MalformedBodyError()
    this.#rest = this.#rest.length === 0 ? bufferOf(value) : Buffer.concat([this.#rest, value])
  }

  #take(length: number): Buffer {
    const taken = this.#rest.subarray(0, length)
    this.#rest = this.#rest.subarray(length)
    return taken
  }

  /** So many bytes as text, a character for each. */
  async take(length: number): Promise<string> {
    while (this.#rest.length < length) await this.#wait()
    return this.#take(length).toString('latin1')
  }

  /** What comes before a mark, which is read too. */
  async *until(mark: Buffer): AsyncGenerator<Buffer, void> {
    let at: number
    while ((at = this.#rest.indexOf(mark)) === -1) {
      // The last bytes may begin the mark.
      const begun = this.#rest.indexOf(mark[0]!, Math.max(0, this.#rest.length - mark.length + 1))
      const length = begun === -1 ? this.#rest.length : begun
      if (length > 0) yield this.#take(length)
      await this.#wait()
    }
    if (at > 0) yield this.#take(at)
    this.#take(mark.length)
  }

  /** The same as a text. */
  async textUntil(mark: Buffer): Promise<string> {
    const pieces: Buffer[] = []
    let length = 0
    for await (const piece of this.until(mark)) {
      length += piece.length
      if (length > MULTIPART_OVERHEAD) throw new MalformedBodyError()
      pieces.push(piece)
    }
    return utf8.decode(Buffer.concat(pieces))
  }
}

const BOUNDARY = /;\s*boundary=(?:"([^"]{1,70})"|([^\s;"]{1,70}))\s*(?:;|$)/i
const HEAD_END = Buffer.from('\r\n\r\n')
const TOKEN = "[\\w!#$%&'*+.^`|~-]+"
const HEADER = new RegExp(`^(${TOKEN}):([^\\r\\n]*)$`)
/** As browsers write it, in quotes; others leave them out, or write a file name as RFC 5987 has it. */
const DISPOSITION = new RegExp(
  `^form-data; *name=(?:"([^"]*)"|(${TOKEN}))(; *filename(?:="[^"]*"|=${TOKEN}|\\*=utf-8''[^\\s;]*))*$`,
  'i',
)
/** What browsers encode in a name. */
const ENCODED = /%(?:0A|0D|22)/gi
/** Browsers use none that changes bytes, and RFC 7578 has deprecated them. */
const ENCODING = /^(?:7bit|8bit|binary)$/i

/** The name of a part by its head, and whether it is a file. */
function readHead(head: string): { name: string; isFile: boolean } {
  const headers = head.split('\r\n').map(line => HEADER.exec(line))
  if (headers.includes(null)) throw new MalformedBodyError()
  const valuesOf = (wanted: string) =>
    headers.flatMap(header => (header![1]!.toLowerCase() === wanted ? header![2]!.trim() : []))
  const [disposition = '', ...others] = valuesOf('content-disposition')
  const [, quoted, name = quoted?.replaceAll(ENCODED, decodeURIComponent), fileName] =
    DISPOSITION.exec(disposition) ?? []
  const isEncoded = !valuesOf('content-transfer-encoding').every(value => ENCODING.test(value))
  if (name === undefined || others.length > 0 || isEncoded) throw new MalformedBodyError()
  return { name, isFile: fileName !== undefined }
}

/** Reads the parts of a body to the end of the last one, and adds each to `parts` before its bytes. */
async function readParts(reader: Reader, boundary: string, files: FileStore, parts: Part[]): Promise<void> {
  const delimiter = `\r\n--${boundary}`
  const end = Buffer.from(delimiter, 'latin1')
  if ((await reader.take(end.length - 2)) !== delimiter.slice(2)) throw new MalformedBodyError()
  for (let next; (next = await reader.take(2)) !== '--';) {
    if (next !== '\r\n' || parts.length === MAX_PARTS) throw new MalformedBodyError()
    const { name, isFile } = readHead(await reader.textUntil(HEAD_END))
    if (isFile) {
      const file = await files.receive()
      parts.push([name, file])
      for await (const piece of reader.until(end)) await file.append(piece)
    } else {
      parts.push([name, await reader.textUntil(end)])
    }
  }
}

/**
 * The parts of a multipart body. Its files are written as they arrive, so that they take no memory.
 * @throws Refusal 422 for what no browser sends, DomainError `upload_too_large`, BodyAbortedError; StoreUnavailableError when the disk is full
 */
export async function readMultipart(
  body: Arriving,
  header: (name: string) => string | undefined,
  files: FileStore,
): Promise<Parts> {
  const contentLength = header('content-length')
  if (contentLength !== undefined && !(Number(contentLength) <= MAX_MULTIPART_BYTES)) throw pictureTooLarge()
  const [, quoted, boundary = quoted] = BOUNDARY.exec(header('content-type') ?? '') ?? []
  const arriving = arrivingBytes(body)
  // A client that is still sending would not get to see the answer.
  const readRest = async () => {
    while (!(await arriving.next()).done);
  }
  const parts: Part[] = []
  try {
    if (boundary === undefined) throw new MalformedBodyError()
    await readParts(new Reader(arriving), boundary, files, parts)
    await readRest()
    return parts
  } catch (error) {
    await closeFiles(parts)
    await readRest()
    throw error
  }
}
