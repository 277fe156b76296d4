import { constants, deflateRawSync } from 'node:zlib'

/** One event of the stream, encoded once for all clients. */
export interface Frame {
  readonly plain: Buffer
  /** The same as independent deflate blocks; compressed when the first client needs it. */
  deflated(): Buffer
}

/**
 * The header of a gzip stream (RFC 1952), without name and time. After it, the blocks of any frames may follow in any
 * order, because each is compressed without back references and flushed to a byte boundary. So a frame is compressed
 * once, not once per client. The stream never ends, so it needs no checksum.
 */
export const GZIP_HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255])

/** A server-sent event (WHATWG HTML, 9.2). */
export function createFrame(event: 'quotes' | 'ticker' | 'messages' | 'heartbeat', data: unknown): Frame {
  const plain = Buffer.from(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`)
  let deflated: Buffer | undefined
  return {
    plain,
    deflated: () => (deflated ??= deflate(plain)),
  }
}

/** A short frame needs no large window, and setting one up costs more than the compression. */
const SHORT_BYTES = 2048

function deflate(plain: Buffer): Buffer {
  const size =
    plain.length < SHORT_BYTES
      ? { windowBits: 11, memLevel: 4, chunkSize: 1024 }
      : { windowBits: 15, memLevel: 8 }
  return deflateRawSync(plain, { level: 3, finishFlush: constants.Z_FULL_FLUSH, ...size })
}
