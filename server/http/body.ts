/**
 * The maximum length of a body. Ours, as Hono's `bodyLimit` takes 1.6 to 2 times the processor time per call of the API
 * (tests/bench/middleware.ts), and would read a chunked body before its caller is known.
 */
export const MAX_BODY_BYTES = 65_536

/** The body is longer than MAX_BODY_BYTES. */
export class BodyTooLargeError extends Error {}

/** The client disconnected or aborted the body: it is discarded, and nobody waits for an answer. */
export class BodyAbortedError extends Error {
  override name = 'BodyAbortedError'
}

/** @throws BodyAbortedError for every read error, as only the client can cause one */
async function asAborted<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch (cause) {
    if (cause instanceof BodyTooLargeError) throw cause
    throw new BodyAbortedError('The body was aborted.', { cause })
  }
}

/**
 * The body as text. A Content-Length above the limit is rejected unread; a chunked body is read no further than the limit.
 * @throws BodyTooLargeError, BodyAbortedError
 */
export async function readBody(request: Request, contentLength: string | undefined): Promise<string> {
  if (contentLength !== undefined) {
    if (!(Number(contentLength) <= MAX_BODY_BYTES)) throw new BodyTooLargeError()
    // Node reads no more than the Content-Length.
    const text = await asAborted(request.text())
    if (text.length > MAX_BODY_BYTES) throw new BodyTooLargeError()
    return text
  }
  return request.body ? asAborted(readChunks(request.body)) : ''
}

async function readChunks(body: ReadableStream<Uint8Array>): Promise<string> {
  // Each part is copied as it arrives: parts of a single byte, kept as they are, take several hundred times their length.
  const bytes = new Uint8Array(MAX_BODY_BYTES)
  let length = 0
  for await (const part of body) {
    if (length + part.byteLength > MAX_BODY_BYTES) throw new BodyTooLargeError()
    bytes.set(part, length)
    length += part.byteLength
  }
  return new TextDecoder().decode(bytes.subarray(0, length))
}
