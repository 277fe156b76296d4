import { Refusal } from '../answers.ts'
import type { Caller } from '../auth/caller.ts'
import { MULTIPART } from '../openapi/request-checks.ts'
import type { Parts } from '../openapi/fields.ts'
import type { SpecOperation } from '../openapi/spec-validator.ts'
import type { Services } from '../services.ts'
import { MAX_BODY_BYTES, readBody } from './body.ts'
import { BODY_LIMITS, NO_LIMITS, UPLOAD_LIMITS, createShares } from './shares.ts'
import type { Incoming } from './incoming.ts'
import { MAX_MULTIPART_BYTES, closeFiles, readMultipart } from './multipart.ts'
import { endSlowSender } from './slow-clients.ts'

/** When a share of unfinished bodies may have room again, in seconds. */
const SHARE_WAIT = 2

/** A body for the validator: a text, or parts, whose files and share are held until it is disposed of. */
interface ReceivedBody extends AsyncDisposable {
  readonly value: string | Parts
}

const receivedBody = (value: string | Parts, release = () => {}): ReceivedBody => ({
  value,
  [Symbol.asyncDispose]: async () => {
    if (typeof value !== 'string') await closeFiles(value)
    release()
  },
})

/** What reads bodies within the shares of their senders. */
export function createBodyReader(services: Services) {
  const { rateLimits } = services.config
  const bodies = createShares(rateLimits ? BODY_LIMITS : NO_LIMITS)
  const uploads = createShares(rateLimits ? UPLOAD_LIMITS : NO_LIMITS)
  /** @throws Refusal 429 when a share is full, 422 for a malformed upload; BodyTooLargeError, BodyAbortedError, DomainError */
  return async (
    { bodyType }: SpecOperation,
    incoming: Incoming,
    caller: Caller | undefined,
  ): Promise<ReceivedBody> => {
    if (!bodyType) return receivedBody('')
    const { request, header } = incoming
    const isUpload = bodyType === MULTIPART
    const length = header('content-length')
    const node = incoming.connection?.incoming
    const read = (): Promise<string | Parts> =>
      isUpload
        ? // Not as a web stream, which copies what arrives.
          readMultipart(node ?? request.body ?? [], header, services.files)
        : readBody(request, length)
    if (!node || (node.complete && !isUpload)) return receivedBody(await read())
    const most = isUpload ? MAX_MULTIPART_BYTES : MAX_BODY_BYTES
    const bytes = Math.min(Number(length ?? most) || 0, most)
    const sender = { userId: caller?.userId, address: incoming.address }
    const release = (isUpload ? uploads : bodies).take(sender, bytes, () => node.destroy())
    if (!release) throw new Refusal(429, 'hint_too_many_requests', { seconds: String(SHARE_WAIT) })
    const stopLooking = endSlowSender(node)
    try {
      const value = await read()
      if (!isUpload) release()
      return receivedBody(value, release)
    } catch (error) {
      release()
      throw error
    } finally {
      stopLooking()
    }
  }
}

export type BodyReader = ReturnType<typeof createBodyReader>
