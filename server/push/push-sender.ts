/** Sends notifications to the push services of browsers (Web Push: RFC 8030, 8188, 8291, 8292). */
import { DAY, MINUTE, SECOND } from '#src/lib/time/time-units.ts'
import type { PushConfig } from '#server/push-config.ts'
import { isPushEndpoint, publicPushKey } from './push-keys.ts'

/** How long a push service may take to answer, in milliseconds. */
const TIMEOUT = 10 * SECOND
/** Requests under way to one push service: a slow one does not hold up the others. */
const PER_SERVICE = 16
/** How long a push service keeps a notification for a device that is switched off, in seconds. */
const KEPT_SECONDS = DAY / SECOND
/** The largest content in bytes: push services take 4,096 with the encryption. */
const MAX_CONTENT = 3000
/** The longest wait that a push service may ask for, in milliseconds. */
const LONGEST_WAIT = 60 * MINUTE

/** Where a device is notified, with the keys of its encryption, base64url. */
export interface PushTarget {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

/**
 * What came of it. `gone`: the push service does not know the device any more. `refused`: it will not take this one. `later`: it may take
 * it, after this many milliseconds if it said so.
 */
export type PushOutcome =
  | { readonly kind: 'sent' | 'gone' }
  | { readonly kind: 'refused'; readonly status: number }
  | { readonly kind: 'later'; readonly after?: number }

export interface PushSender {
  /** The VAPID public key, base64url. */
  readonly publicKey: string
  /** Whether an address is one of a push service that may be called. */
  accepts(endpoint: string): boolean
  /** Reserves one of the requests that may be under way to this push service. @returns gives it back; undefined: all are in use */
  reserve(endpoint: string): (() => void) | undefined
  /** Sends; `topic` replaces an undelivered one of the same. Never rejects. */
  send(target: PushTarget, content: string, topic: string): Promise<PushOutcome>
}

/** How long a push service asks to wait, in milliseconds; undefined if it does not. */
function retryAfter(response: Response): number | undefined {
  const seconds = response.headers.get('Retry-After')
  return seconds && /^\d{1,9}$/.test(seconds) ? Math.min(Number(seconds) * SECOND, LONGEST_WAIT) : undefined
}

function outcomeOf(response: Response): PushOutcome {
  const { ok, status } = response
  if (ok) return { kind: 'sent' }
  if (status === 404 || status === 410) return { kind: 'gone' }
  if (status !== 429 && status < 500) return { kind: 'refused', status }
  const after = retryAfter(response)
  return { kind: 'later', ...(after !== undefined && { after }) }
}

/** @param fetch exchanged in tests */
export function createPushSender(
  { privateKey, contact, services }: PushConfig,
  fetch: typeof globalThis.fetch = globalThis.fetch,
): PushSender {
  const publicKey = publicPushKey(privateKey)
  const vapidDetails = { subject: contact, publicKey, privateKey }
  const underWay = new Map<string, number>()
  const reserve = (endpoint: string) => {
    const { host } = new URL(endpoint)
    const count = underWay.get(host) ?? 0
    if (count >= PER_SERVICE) return undefined
    underWay.set(host, count + 1)
    return () => void underWay.set(host, underWay.get(host)! - 1)
  }

  const post = async (target: PushTarget, content: string, topic: string): Promise<PushOutcome> => {
    // An address that was accepted under other settings.
    if (!isPushEndpoint(target.endpoint, services) || Buffer.byteLength(content) > MAX_CONTENT)
      return { kind: 'refused', status: 0 }
    const { generateRequestDetails } = await import('web-push')
    const { endpoint, p256dh, auth } = target
    const { method, headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, content, {
      vapidDetails,
      TTL: KEPT_SECONDS,
      topic,
      urgency: 'high',
    })
    const response = await fetch(endpoint, {
      method,
      headers: Object.entries(headers).map(([name, value]): [string, string] => [name, `${value}`]),
      body: new Uint8Array(body!),
      redirect: 'manual',
      signal: AbortSignal.timeout(TIMEOUT),
    })
    await response.body?.cancel()
    return outcomeOf(response)
  }

  return {
    publicKey,
    accepts: endpoint => isPushEndpoint(endpoint, services),
    reserve,
    async send(target, content, topic) {
      try {
        return await post(target, content, topic)
      } catch {
        // No connection, or no answer in time.
        return { kind: 'later' }
      }
    },
  }
}
