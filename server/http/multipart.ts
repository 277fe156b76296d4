import type { FileHandle } from 'node:fs/promises'
import { Busboy } from '@fastify/busboy'
import { fileError, type FileStore } from '../kernel/file-store.ts'
import { MAX_PICTURE_BYTES } from '../kernel/picture.ts'
import { pictureTooLarge } from '../problem.ts'

/** Room for the other fields and the boundaries. */
const MULTIPART_OVERHEAD = 16_384
/** The length of the longest body that is accepted. */
export const MAX_MULTIPART_BYTES = MAX_PICTURE_BYTES + MULTIPART_OVERHEAD
/** Those of an operation, and the fields that every request may carry; each is some work. */
const MAX_PARTS = 32
/** How much is parsed at a time. */
const PIECE = 8_192
/** How much is read and discarded beyond that, so that the client can finish sending and receive the error. */
const MAX_DISCARDED = 64 * 1_048_576

const write = (file: FileHandle, part: Uint8Array): Promise<void> =>
  file.writeFile(part).catch((error: unknown) => {
    throw fileError(error)
  })

/**
 * Writes a body to a file as it arrives.
 * @returns how much; undefined when it was aborted
 * @throws DomainError `upload_too_large`; StoreUnavailableError when the disk is full
 */
async function receive(request: Request, file: FileHandle): Promise<number | undefined> {
  let length = 0
  if (!request.body) return 0
  const parts = request.body[Symbol.asyncIterator]()
  for (;;) {
    // Only the client can make this fail; writing the file is another matter.
    const next = await parts.next().catch(() => undefined)
    if (!next) return undefined
    if (next.done) break
    length += next.value.byteLength
    if (length <= MAX_MULTIPART_BYTES) await write(file, next.value)
    if (length > MAX_DISCARDED) break
  }
  if (length > MAX_MULTIPART_BYTES) throw pictureTooLarge()
  return length
}

/**
 * The parts of a body in a file, read piece by piece, so that others are answered between.
 * @throws Error when it is malformed, or has more parts than any operation
 */
async function parse(file: FileHandle, contentType: string): Promise<FormData> {
  const parts = new FormData()
  const parser = new Busboy({
    headers: { 'content-type': contentType },
    limits: { parts: MAX_PARTS, fieldNameSize: MULTIPART_OVERHEAD, fieldSize: MULTIPART_OVERHEAD },
    isPartAFile: (_name, _type, fileName) => fileName !== undefined,
  })
  const source = file.createReadStream({ start: 0, autoClose: false, highWaterMark: PIECE })
  try {
    await new Promise<void>((resolve, reject) => {
      const refuse = () => reject(new Error('a part is none of a form'))
      parser.on('field', (name: string | undefined, value, isNameCut, isValueCut) => {
        if (name === undefined || isNameCut || isValueCut) refuse()
        else parts.append(name, value)
      })
      parser.on('file', (name: string | undefined, stream, fileName) => {
        const pieces: Uint8Array<ArrayBuffer>[] = []
        stream.on('data', (piece: Uint8Array<ArrayBuffer>) => pieces.push(piece))
        stream.on('error', reject)
        stream.on('end', () => {
          if (name === undefined) refuse()
          else parts.append(name, new Blob(pieces), fileName)
        })
      })
      parser.on('partsLimit', refuse)
      parser.on('error', reject)
      source.on('error', reject)
      // Not `pipeline`, which waits for what follows the last boundary, and is not read.
      parser.on('finish', resolve)
      source.pipe(parser)
    })
    return parts
  } finally {
    source.destroy()
  }
}

/**
 * The parts of a multipart body; undefined when it was aborted or is malformed. Until the whole body has arrived it is in a file without a
 * name, and takes no memory.
 * @throws DomainError `upload_too_large` as soon as that is known; StoreUnavailableError when the disk is full
 */
export async function readMultipart(
  request: Request,
  header: (name: string) => string | undefined,
  files: FileStore,
): Promise<FormData | undefined> {
  const contentLength = header('content-length')
  if (contentLength !== undefined && !(Number(contentLength) <= MAX_MULTIPART_BYTES)) throw pictureTooLarge()
  const file = await files.openTemporary()
  try {
    const length = await receive(request, file)
    if (length === undefined) return undefined
    return await parse(file, header('content-type') ?? '').catch(() => undefined)
  } finally {
    await file.close()
  }
}
