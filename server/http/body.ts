/** As long as any body may be. */
const BODY_LIMIT = 65_536

/** The body is longer than BODY_LIMIT. */
export class BodyTooLarge extends Error {}

/**
 * The body as text. A length that is too great is refused unread; a body without a length (chunked) is read no further than
 * the limit.
 * @throws BodyTooLarge
 */
export async function readBody(request: Request, contentLength: string | undefined): Promise<string> {
  if (contentLength !== undefined) {
    if (!(Number(contentLength) <= BODY_LIMIT)) throw new BodyTooLarge()
    // Node reads no more of it than this length.
    const text = await request.text()
    if (text.length > BODY_LIMIT) throw new BodyTooLarge()
    return text
  }
  if (!request.body) return ''
  const parts: Uint8Array[] = []
  let length = 0
  for await (const part of request.body) {
    length += part.byteLength
    if (length > BODY_LIMIT) throw new BodyTooLarge()
    parts.push(part)
  }
  return new TextDecoder().decode(Buffer.concat(parts))
}
