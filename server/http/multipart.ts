import { PICTURE_BYTES } from '../kernel/picture.ts'
import { pictureTooLarge } from '../problem.ts'

/** Beside the file: its fields and the lines between them. */
const FRAME_BYTES = 16_384
const LIMIT = PICTURE_BYTES + FRAME_BYTES
/** Read and thrown away beyond that, so that whoever still sends gets the refusal; then no further. */
const MOST_READ = 64 * 1_048_576

/** All bytes of a body; undefined when it was cut. @throws DomainError `upload_too_large` as soon as that is known */
async function bytesOf(
  request: Request,
  contentLength: string | undefined,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (contentLength !== undefined && !(Number(contentLength) <= LIMIT)) throw pictureTooLarge()
  const parts: Uint8Array[] = []
  let length = 0
  try {
    for await (const part of request.body ?? []) {
      length += part.byteLength
      if (length <= LIMIT) parts.push(part)
      if (length > MOST_READ) break
    }
  } catch {
    return undefined
  }
  if (length > LIMIT) throw pictureTooLarge()
  return Buffer.concat(parts)
}

/**
 * The parts of a multipart body; undefined when it was cut or is none. Nothing of it is written down before all of it is here.
 * @throws DomainError `upload_too_large`
 */
export async function readMultipart(
  request: Request,
  header: (name: string) => string | undefined,
): Promise<FormData | undefined> {
  const bytes = await bytesOf(request, header('content-length'))
  if (!bytes) return undefined
  const whole = new Response(bytes, { headers: { 'Content-Type': header('content-type') ?? '' } })
  return whole.formData().catch(() => undefined)
}
