import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { assert, dictionary, property, string } from '#tests/support/seeded-fast-check.ts'
import {
  idempotencyKeyFor,
  payloadHash,
  pendingOperations,
  clearIdempotencyKey,
} from '#src/stores/storage/idempotency.ts'
import { signIn } from '#src/stores/session/session.ts'
import { uuid } from '#src/lib/uuid.ts'

const buy = payloadHash({ productCode: 'AAPL', quantity: '2' })

beforeEach(() => {
  vi.useFakeTimers({ now: 1_800_000_000_000 })
  localStorage.clear()
  signIn({ token: 'a', userId: 'anna' })
})
afterEach(() => vi.useRealTimers())

it('idempotency key stays the same for an order until the server has answered', () => {
  const key = idempotencyKeyFor('placeSpotOrder', buy)
  expect(idempotencyKeyFor('placeSpotOrder', buy)).toBe(key)
  clearIdempotencyKey(key)
  expect(idempotencyKeyFor('placeSpotOrder', buy)).not.toBe(key)
})

it('idempotency key survives a reload', async () => {
  const key = idempotencyKeyFor('placeSpotOrder', buy)
  vi.resetModules()
  const reloaded = await import('#src/stores/storage/idempotency.ts')
  expect(reloaded.idempotencyKeyFor('placeSpotOrder', buy)).toBe(key)
  expect(reloaded.pendingOperations('placeSpotOrder')).toMatchObject([{ key, since: 1_800_000_000_000 }])
})

/** The store of another tab, which shares the storage. */
const openTab = async () => {
  vi.resetModules()
  return import('#src/stores/storage/idempotency.ts')
}

it('idempotency keys of several tabs are kept side by side, and agree before any event arrives', async () => {
  const other = await openTab()
  const key = idempotencyKeyFor('placeSpotOrder', buy)
  expect(other.idempotencyKeyFor('placeSpotOrder', buy)).toBe(key)
  const deposit = other.idempotencyKeyFor('createDeposit', buy)
  const withdrawal = idempotencyKeyFor('createWithdrawal', buy)
  expect(other.pendingOperations().map(one => one.key)).toEqual([key, deposit, withdrawal])
  other.clearIdempotencyKey(key)
  expect(pendingOperations().map(one => one.key)).toEqual([deposit, withdrawal])
  expect(idempotencyKeyFor('placeSpotOrder', buy)).not.toBe(key)
})

it('idempotency keys are shared with tabs of an earlier build, in its entry', () => {
  const pending = { key: uuid(), operation: 'placeSpotOrder', hash: buy, owner: 'anna', since: Date.now() }
  localStorage.setItem('fairline:idempotency', JSON.stringify({ v: 1, data: [pending] }))
  expect(idempotencyKeyFor('placeSpotOrder', buy)).toBe(pending.key)
  idempotencyKeyFor('createDeposit', buy)
  expect(JSON.parse(localStorage.getItem('fairline:idempotency')!)).toMatchObject({
    v: 1,
    data: [pending, { operation: 'createDeposit' }],
  })
})

it('idempotency key stays the same while nothing can be stored', () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError')
  })
  const key = idempotencyKeyFor('placeSpotOrder', buy)
  expect(idempotencyKeyFor('placeSpotOrder', buy)).toBe(key)
  full.mockRestore()
  expect(idempotencyKeyFor('placeSpotOrder', buy)).toBe(key)
  clearIdempotencyKey(key)
  expect(pendingOperations()).toEqual([])
})

it('idempotency keys differ for another order, operation or account', () => {
  const key = idempotencyKeyFor('placeSpotOrder', buy)
  const others = [
    idempotencyKeyFor('placeSpotOrder', payloadHash({ quantity: '3' })),
    idempotencyKeyFor('createDeposit', buy),
  ]
  signIn({ token: 'b', userId: 'ben' })
  others.push(idempotencyKeyFor('placeSpotOrder', buy))
  expect(new Set([key, ...others]).size).toBe(4)
  expect(pendingOperations()).toHaveLength(1)
})

it('idempotency key expires after a day', () => {
  const key = idempotencyKeyFor('placeSpotOrder', buy)
  vi.advanceTimersByTime(24 * 60 * 60 * 1000 + 1)
  expect(idempotencyKeyFor('placeSpotOrder', buy)).not.toBe(key)
})

it('idempotency store starts empty when its data is corrupt [R3.1]', () => {
  localStorage.setItem('fairline:idempotency', '{"v":1,"data":[{"key":1},null]}')
  expect(pendingOperations()).toEqual([])
  expect(idempotencyKeyFor('placeSpotOrder', buy)).toMatch(/^[0-9a-f-]{36}$/)
})

it('idempotency keys are unique and have the required format', () => {
  const keys = Array.from({ length: 500 }, uuid)
  expect(new Set(keys).size).toBe(500)
  for (const key of keys)
    expect(key).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

it('request hash depends on the fields, not on their order, and excludes passwords', () => {
  assert(
    property(dictionary(string(), string()), fields => {
      const shuffled = Object.fromEntries(Object.entries(fields).toReversed())
      expect(payloadHash(shuffled)).toBe(payloadHash(fields))
      expect(payloadHash({ ...fields, withdrawPassword: 'x' })).toBe(
        payloadHash({ ...fields, withdrawPassword: 'y' }),
      )
      expect(payloadHash({ ...fields, quantity: '1' })).not.toBe(payloadHash({ ...fields, quantity: '2' }))
    }),
    { seed: 1 },
  )
})
