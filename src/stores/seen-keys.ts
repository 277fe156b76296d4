/**
 * The hashes of market keys that this device has seen before the keys were published, of its back end, and of the market's terms: keys and terms
 * must be the ones that these hashes committed to. They are the same for every account. Without storage nothing has been seen, and nothing is accused.
 */
import type { SeenKey } from '#src/lib/reconcile/market/days.ts'
import { createByBackEnd } from './by-back-end.ts'
import { asRecord } from './parse.ts'

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value)

function parseKey(value: unknown): SeenKey | undefined {
  const { day, keyHash, termsHash } = asRecord(value) ?? {}
  const isKey = typeof day === 'string' && /^\d{4}-\d\d-\d\d$/.test(day) && isHash(keyHash)
  // Early entries have no terms.
  return isKey ? { day, keyHash, termsHash: isHash(termsHash) ? termsHash : null } : undefined
}

const stored = createByBackEnd('seen-keys', (value): readonly SeenKey[] | undefined => {
  const keys = Array.isArray(value) ? value.flatMap(each => parseKey(each) ?? []) : []
  return keys.length > 0 ? keys : undefined
})

/** What this device has seen, by day. */
export const seenKeys = (): readonly SeenKey[] => stored.read() ?? []

/** Keeps what was seen. Called only when it agrees with what was seen before, which would else be forgotten. */
export const rememberKeys = (keys: readonly SeenKey[]): void =>
  stored.write(keys.map(({ day, keyHash, termsHash }) => ({ day, keyHash, termsHash })))
