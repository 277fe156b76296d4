/**
 * The hashes of market keys that this device has seen before the keys were published, of its back end, and of the market's terms, and its hours:
 * keys and terms must be the ones that these hashes committed to, and past hours the same. They are the same for every account. Without storage nothing has been seen, and nothing is accused.
 */
import type { SeenKey } from '#src/lib/reconcile/market/days.ts'
import { createByBackEnd } from '../storage/by-back-end.ts'
import { asRecord } from '../storage/parse.ts'

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

const HOURS = /^(always|exchange)(, [\w:.+-]+ (always|exchange))*$/
const isHours = (value: unknown): value is string => typeof value === 'string' && HOURS.test(value)

function parseKey(value: unknown): SeenKey | undefined {
  const { day, keyHash, termsHash, hours } = asRecord(value) ?? {}
  const isKey = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && isHash(keyHash)
  if (!isKey) return undefined
  // Early entries have neither terms nor hours.
  return {
    day,
    keyHash,
    termsHash: isHash(termsHash) ? termsHash : null,
    ...(isHours(hours) && { hours }),
  }
}

const stored = createByBackEnd('seen-keys', (value): readonly SeenKey[] | undefined => {
  const keys = Array.isArray(value) ? value.flatMap(each => parseKey(each) ?? []) : []
  return keys.length > 0 ? keys : undefined
})

/** What this device has seen, by day. */
export const seenKeys = (): readonly SeenKey[] => stored.read() ?? []

/** Keeps what was seen. Called only when it agrees with what was seen before, which would else be forgotten. */
export const rememberKeys = (keys: readonly SeenKey[]): void =>
  stored.write(keys.map(({ day, keyHash, termsHash, hours }) => ({ day, keyHash, termsHash, hours })))
