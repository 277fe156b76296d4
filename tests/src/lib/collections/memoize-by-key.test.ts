import { expect, it, vi } from 'vitest'
import { memoizeByKey } from '#src/lib/collections/memoize-by-key.ts'

it('memoize computes each key once, and keeps its caches apart', () => {
  const make = vi.fn(() => ({}))
  const [one, other] = [memoizeByKey<object>(), memoizeByKey<object>()]
  expect(one('a', make)).toBe(one('a', make))
  expect(one('b', make)).not.toBe(one('a', make))
  expect(other('a', make)).not.toBe(one('a', make))
  expect(make).toHaveBeenCalledTimes(3)
})
