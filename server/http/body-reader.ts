import { ApiError } from '../answers.ts'
import type { Caller } from '../auth/caller.ts'
import { MULTIPART } from '../openapi/request-checks.ts'
import type { SpecOperation } from '../openapi/spec-validator.ts'
import type { Services } from '../services.ts'
import { MAX_BODY_BYTES, readBody } from './body.ts'
import { BODY_LIMITS, NO_LIMITS, UPLOAD_LIMITS, createShares } from './shares.ts'
import type { Incoming } from './incoming.ts'
import { MAX_MULTIPART_BYTES, readMultipart } from './multipart.ts'
import { endSlowSender } from './slow-clients.ts'

/** When a share of unfinished bodies may have room again, in seconds. */
const SHARE_WAIT = 2

/** What reads bodies within the shares of their senders. */
export function createBodyReader(services: Services) {
  const { rateLimits } = services.config
  const bodies = createShares(rateLimits ? BODY_LIMITS : NO_LIMITS)
  const uploads = createShares(rateLimits ? UPLOAD_LIMITS : NO_LIMITS)
  /**
   * The body for the validator: text, or the parts of an upload; '' when an upload was aborted.
   * @throws ApiError 429 when a share is full; BodyTooLargeError, BodyAbortedError, DomainError
   */
  return async ({ bodyType }: SpecOperation, incoming: Incoming, caller: Caller | undefined) => {
    if (!bodyType) return ''
    const { request, header } = incoming
    const isUpload = bodyType === MULTIPART
    const length = header('content-length')
    const read = async () => {
      if (!isUpload) return readBody(request, length)
      return (await readMultipart(request, header, services.files)) ?? ''
    }
    const node = incoming.connection?.incoming
    if (!node || node.complete) return read()
    const most = isUpload ? MAX_MULTIPART_BYTES : MAX_BODY_BYTES
    const bytes = Math.min(Number(length ?? most) || 0, most)
    const sender = { userId: caller?.userId, address: incoming.address }
    const release = (isUpload ? uploads : bodies).take(sender, bytes, () => node.destroy())
    if (!release) throw new ApiError(429, 'hint_too_many_requests', { seconds: String(SHARE_WAIT) })
    const stopLooking = endSlowSender(node)
    try {
      return await read()
    } finally {
      stopLooking()
      release()
    }
  }
}

export type BodyReader = ReturnType<typeof createBodyReader>
