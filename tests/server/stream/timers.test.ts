import { expect, it, vi } from 'vitest'
import { systemTimers } from '#server/stream/timers.ts'

it('timer fires at whole multiples of its period, right after the ticks, until it is stopped', () => {
  vi.useFakeTimers({ now: 1_000_130 })
  try {
    const calls: number[] = []
    const stop = systemTimers.start(250, () => calls.push(systemTimers.now()))
    vi.advanceTimersByTime(1000)
    stop()
    vi.advanceTimersByTime(1000)
    expect(calls).toEqual([1_000_250, 1_000_500, 1_000_750, 1_001_000])
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})

it('timer can be stopped from its own callback', () => {
  vi.useFakeTimers({ now: 0 })
  try {
    const stop = systemTimers.start(100, () => stop())
    vi.advanceTimersByTime(1000)
    expect(vi.getTimerCount()).toBe(0)
  } finally {
    vi.useRealTimers()
  }
})
