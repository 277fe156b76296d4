import { expect, it } from 'vitest'
import { MAX_NODE_ID, createIdGenerator } from '#server/kernel/ids.ts'

const NOW = BigInt(Date.UTC(2026, 0, 1))

it('makes ids that ascend, also when the clock stands still or is set back', () => {
  const ids = createIdGenerator(0)
  const made = [...Array(10_000).fill(NOW), ...Array(100).fill(NOW - 60_000n), NOW + 1n].map(now => ids(now))
  expect(made.every((id, index) => index === 0 || id > made[index - 1]!)).toBe(true)
})

it('keeps ids within 63 bits and above zero until the year 2090', () => {
  const id = createIdGenerator(MAX_NODE_ID)(BigInt(Date.UTC(2090, 0, 1)))
  expect(id).toBeLessThan(2n ** 63n)
  expect(createIdGenerator(0)(NOW)).toBeGreaterThan(0n)
})

it('never gives two nodes the same id', () => {
  const [one, two] = [createIdGenerator(1), createIdGenerator(2)]
  const made = Array.from({ length: 5_000 }, () => [one(NOW), two(NOW)]).flat()
  expect(new Set(made).size).toBe(made.length)
})

it('goes past the newest id of an account, although the clock of the node that made it runs ahead', () => {
  const ahead = createIdGenerator(9)(NOW + 5_000n)
  const ids = createIdGenerator(1)
  const next = ids(NOW, ahead)
  expect(next).toBeGreaterThan(ahead)
  expect(ids(NOW)).toBeGreaterThan(next)
})

it('refuses a node id that would touch other bits', () => {
  expect(() => createIdGenerator(1024)).toThrow('whole number of 0 to 1023')
  expect(() => createIdGenerator(-1)).toThrow(RangeError)
  expect(() => createIdGenerator(1.5)).toThrow(RangeError)
})

it('starts above a given id, and says so when there is none left (M18)', () => {
  const above = createIdGenerator(3)(NOW + 60_000n)
  const ids = createIdGenerator(1, above)
  const made = Array.from({ length: 5_000 }, () => ids(NOW))
  expect(made.every((id, index) => id > (index ? made[index - 1]! : above))).toBe(true)
  expect(() => createIdGenerator(1, 2n ** 63n - 1n)(NOW)).toThrow('no larger ids')
})
