import { expect, it } from 'vitest'
import { MAX_NODE_ID, createIdGenerator } from '#server/kernel/ids.ts'

const NOW = BigInt(Date.UTC(2026, 0, 1))

it('ids ascend even when the clock stands still or is set back', () => {
  const ids = createIdGenerator(0)
  const made = [...Array(10_000).fill(NOW), ...Array(100).fill(NOW - 60_000n), NOW + 1n].map(now => ids(now))
  expect(made.every((id, index) => index === 0 || id > made[index - 1]!)).toBe(true)
})

it('ids stay positive and within 63 bits until the year 2090', () => {
  const id = createIdGenerator(MAX_NODE_ID)(BigInt(Date.UTC(2090, 0, 1)))
  expect(id).toBeLessThan(2n ** 63n)
  expect(createIdGenerator(0)(NOW)).toBeGreaterThan(0n)
})

it('ids of two nodes never collide', () => {
  const [one, two] = [createIdGenerator(1), createIdGenerator(2)]
  const made = Array.from({ length: 5_000 }, () => [one(NOW), two(NOW)]).flat()
  expect(new Set(made).size).toBe(made.length)
})

it('ids exceed the newest id of an account even when another node’s clock runs ahead', () => {
  const ahead = createIdGenerator(9)(NOW + 5_000n)
  const ids = createIdGenerator(1)
  const next = ids(NOW, ahead)
  expect(next).toBeGreaterThan(ahead)
  expect(ids(NOW)).toBeGreaterThan(next)
})

it('ids refuse a node id that does not fit its bits', () => {
  expect(() => createIdGenerator(1024)).toThrow('whole number of 0 to 1023')
  expect(() => createIdGenerator(-1)).toThrow(RangeError)
  expect(() => createIdGenerator(1.5)).toThrow(RangeError)
})

it('ids start above a given id and fail when none is left (M18)', () => {
  const above = createIdGenerator(3)(NOW + 60_000n)
  const ids = createIdGenerator(1, above)
  const made = Array.from({ length: 5_000 }, () => ids(NOW))
  expect(made.every((id, index) => id > (index ? made[index - 1]! : above))).toBe(true)
  expect(() => createIdGenerator(1, 2n ** 63n - 1n)(NOW)).toThrow('no larger ids')
})
