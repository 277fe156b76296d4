import { MAX_PICTURE_BYTES } from '../kernel/picture.ts'
import { pictureTooLarge } from '../problem.ts'

/** Room for the other fields and the boundaries. */
const MULTIPART_OVERHEAD = 16_384
const MAX_BYTES = MAX_PICTURE_BYTES + MULTIPART_OVERHEAD
/** How much is read and discarded beyond that, so that the client can finish sending and receive the error. */
const MAX_DISCARDED = 64 * 1_048_576

/** All bytes of a body; undefined when it was aborted. @throws DomainError `upload_too_large` as soon as that is known */
async function readBytes(
  request: Request,
  contentLength: string | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (contentLength !== undefined && !(Number(contentLength) <= MAX_BYTES)) throw pictureTooLarge()
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of request.body ?? []) {
      length += part.byteLength
      if (length <= MAX_BYTES) parts.push(part)
      if (length > MAX_DISCARDED) break
    }
  } catch {
    return undefined
  }
  if (length > MAX_BYTES) throw pictureTooLarge()
  return Buffer.concat(parts)
}

/**
 * The parts of a multipart body; undefined when it was aborted or is malformed. Nothing is stored before the whole body has arrived.
 * @throws DomainError `upload_too_large`
 */
export async function readMultipart(
  request: Request,
  header: (name: string) => string | undefined,
): Promise<FormData | undefined> {
  const bytes = await readBytes(request, header('content-length'))
  if (!bytes) return undefined
  const whole = new Response(bytes, { headers: { 'Content-Type': header('content-type') ?? '' } })
  return whole.formData().catch(() => undefined)
}
