/** As long as any body may be. */
const BODY_LIMIT = 65_536

/** The body is longer than BODY_LIMIT. */
export class BodyTooLarge extends Error {}

/** Whoever sent the body went away, or broke it off: nothing of it counts, and nobody waits for an answer. */
export class BodyCutError extends Error {
  override name = 'BodyCutError'
}

/** @throws BodyCutError for every failure of reading, as the sender alone can cause one */
async function orCut<Value>(reading: Promise<Value>): Promise<Value> {
  try {
    return await reading
  } catch (cause) {
    if (cause instanceof BodyTooLarge) throw cause
    throw new BodyCutError('The body was cut.', { cause })
  }
}

/**
 * The body as text. A length that is too great is refused unread; a body without a length (chunked) is read no further than
 * the limit.
 * @throws BodyTooLarge, BodyCutError
 */
export async function readBody(request: Request, contentLength: string | undefined): Promise<string> {
  if (contentLength !== undefined) {
    if (!(Number(contentLength) <= BODY_LIMIT)) throw new BodyTooLarge()
    // Node reads no more of it than this length.
    const text = await orCut(request.text())
    if (text.length > BODY_LIMIT) throw new BodyTooLarge()
    return text
  }
  return request.body ? orCut(readChunks(request.body)) : ''
}

async function readChunks(body: ReadableStream<Uint8Array>): Promise<string> {
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of body) {
    length += part.byteLength
    if (length > BODY_LIMIT) throw new BodyTooLarge()
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}
