import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { abortAfter, abortWithAny } from '#src/lib/abort.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('a call with a time limit ends at it, as one that took too long', () => {
  const signal = abortAfter(1000)
  vi.advanceTimersByTime(999)
  expect(signal.aborted).toBe(false)
  vi.advanceTimersByTime(1)
  expect(signal.reason).toMatchObject({ name: 'TimeoutError' })
})

it.each([0, 1])('a call with two signals ends with number %i, for its reason', index => {
  const controllers = [new AbortController(), new AbortController()]
  const signal = abortWithAny(controllers.map(one => one.signal))
  expect(signal.aborted).toBe(false)
  controllers[index]!.abort('over')
  controllers[1 - index]!.abort('too late')
  expect(signal.reason).toBe('over')
})

it('a call with a signal that has ended already does not begin', () => {
  expect(abortWithAny([AbortSignal.abort('over'), new AbortController().signal]).reason).toBe('over')
  expect(abortWithAny([]).aborted).toBe(false)
})
