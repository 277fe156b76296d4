/** A copy of a body that passes, as long as it is not too large to be judged. */
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib'

/** Bytes that are kept of a body; what passes has no limit. */
export const MAX_KEPT = 8 * 1024 * 1024
/** Bytes that a compressed body may become. */
const MAX_DECODED = 4 * MAX_KEPT

export class Copy {
  #parts: Buffer[] = []
  #size = 0

  /** All bytes that have passed. */
  get size(): number {
    return this.#size
  }

  get isComplete(): boolean {
    return this.#size <= MAX_KEPT
  }

  add(part: Buffer): void {
    this.#size += part.length
    if (this.isComplete) this.#parts.push(part)
    else this.#parts = []
  }

  toBytes(): Buffer {
    return Buffer.concat(this.#parts)
  }

  toText(): string {
    return this.toBytes().toString()
  }
}

const LIMIT = { maxOutputLength: MAX_DECODED }
const DECODERS: Readonly<Record<string, (bytes: Buffer) => Buffer>> = {
  identity: bytes => bytes,
  gzip: bytes => gunzipSync(bytes, LIMIT),
  'x-gzip': bytes => gunzipSync(bytes, LIMIT),
  deflate: bytes => inflateSync(bytes, LIMIT),
  br: bytes => brotliDecompressSync(bytes, LIMIT),
}

/** The text of a body by its Content-Encoding, or why there is none. */
export function decodeBody(
  copy: Copy,
  headers: Readonly<Record<string, string>>,
): { text: string | undefined; unusable: string | undefined } {
  if (!copy.isComplete) {
    return { text: undefined, unusable: `its body is larger than ${MAX_KEPT / 1024 / 1024} MB` }
  }
  const encoding = (headers['content-encoding'] ?? 'identity').trim().toLowerCase()
  const decode = DECODERS[encoding]
  if (!decode) return { text: undefined, unusable: `its body is encoded as ${encoding}` }
  try {
    return { text: decode(copy.toBytes()).toString(), unusable: undefined }
  } catch (error) {
    return { text: undefined, unusable: `its body is no ${encoding}: ${(error as Error).message}` }
  }
}
