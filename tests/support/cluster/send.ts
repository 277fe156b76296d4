/** One request of a customer, and what its answer says about whether it was done. */
import type { Outcome } from '#tests/cluster/history.ts'

interface Target {
  readonly url: string
  readonly token: string
  /** Milliseconds. */
  readonly timeout: number
}

export interface Sent {
  readonly outcome: Outcome
  readonly reason?: string
  /** The data of the envelope, or the whole envelope of a list. */
  readonly data?: Record<string, unknown>
  /** Milliseconds. */
  readonly retryAfter?: number
}

/** Codes of an answer after which nothing was done. All others but 200 leave it open. */
const REFUSALS = new Set([401, 409, 422, 423, 460])
const OK = 200

interface Envelope extends Record<string, unknown> {
  readonly code: number
  readonly msg: string
  readonly data?: Record<string, unknown>
}

/** Sends a request, a POST when there are fields. */
export async function send(
  { url, token, timeout }: Target,
  path: string,
  fields?: Readonly<Record<string, string>>,
): Promise<Sent> {
  try {
    const response = await fetch(url + path, {
      signal: AbortSignal.timeout(timeout),
      headers: { 'Accept-Language': 'en', LanguageId: '2', ...(token && { Authorization: token }) },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
    })
    const text = await response.text()
    const wait = Number(response.headers.get('Retry-After'))
    const retryAfter = wait > 0 ? { retryAfter: wait * 1000 } : {}
    if (response.status !== OK)
      return { outcome: 'unknown', reason: `HTTP ${response.status} ${text.slice(0, 80)}`, ...retryAfter }
    const envelope = JSON.parse(text) as Envelope
    if (envelope.code === OK) return { outcome: 'confirmed', data: envelope.data ?? envelope }
    const outcome = REFUSALS.has(envelope.code) ? 'refused' : 'unknown'
    return { outcome, reason: `${envelope.code} ${envelope.msg}`, ...retryAfter }
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error
    return {
      outcome: 'unknown',
      reason: cause instanceof Error ? `${cause.name} ${cause.message}` : String(cause),
    }
  }
}
