import { describe, expect, it } from 'vitest'
import { createDatabaseClock } from '#server/nodes/database-clock.ts'
import { shareHolder } from '#server/nodes/heartbeat.ts'
import { differencesOf, fingerprint } from '#server/nodes/settings.ts'

/** Clocks that the test sets. */
function createClocks(machineTime: number) {
  const times = { machine: machineTime, monotonic: 500 }
  const clock = createDatabaseClock({ now: () => times.machine }, () => times.monotonic)
  return { times, clock }
}

describe('time of the database', () => {
  it('is followed by a machine whose clock is ahead, and does not jump with it (N6)', () => {
    const { times, clock } = createClocks(30_000)
    const sentAt = clock.monotonic()
    times.monotonic += 20
    expect(clock.measure(1_000, sentAt)).toEqual({ offset: 28_980, roundTrip: 20 })
    expect(clock.now()).toBe(1_010)
    times.machine -= 90_000
    times.monotonic += 500
    expect(clock.now()).toBe(1_510)
  })

  it('never goes back, but waits until the database’s has caught up (N6)', () => {
    const { times, clock } = createClocks(0)
    clock.measure(10_000, clock.monotonic())
    expect(clock.now()).toBe(10_000)
    clock.measure(9_400, clock.monotonic())
    expect(clock.now()).toBe(10_000)
    times.monotonic += 700
    expect(clock.now()).toBe(10_100)
  })

  it('is the machine’s own where there is none, and stands still when that is set back: its prices were seen', () => {
    const { times, clock } = createClocks(60_000)
    expect(clock.now()).toBe(60_000)
    times.machine -= 20_000
    expect(clock.now()).toBe(60_000)
    times.machine += 20_001
    expect(clock.now()).toBe(60_001)
    clock.measure(10_000, clock.monotonic())
    expect(clock.now()).toBe(10_000)
  })

  it('counts as right as far as a slow answer can tell (N6)', () => {
    const { times, clock } = createClocks(1_300)
    const sentAt = clock.monotonic()
    times.monotonic += 1_000
    expect(clock.measure(1_000, sentAt).offset).toBe(-0)
  })
})

describe('shares of the work', () => {
  const shares = Array.from({ length: 60 }, (_, index) => `share ${index}`)

  it('move from a dead node only (N4)', () => {
    const before = shares.map(share => shareHolder(share, [1, 2, 3]))
    const after = shares.map(share => shareHolder(share, [1, 3]))
    for (const [index, holder] of before.entries()) {
      if (holder === 2) expect([1, 3]).toContain(after[index])
      else expect(after[index]).toBe(holder)
    }
    expect(new Set(before)).toEqual(new Set([1, 2, 3]))
    expect(shareHolder('any', [])).toBeUndefined()
  })
})

describe('settings of nodes', () => {
  it('are compared by name, secrets without telling them (N6)', () => {
    const own = { LOAN_DELAY_MS: '1', SECRETS_KEY: fingerprint('mine'), NEW: '1' }
    const other = { LOAN_DELAY_MS: '2', SECRETS_KEY: fingerprint(undefined), OLD: '1' }
    expect(differencesOf(own, other, 7)).toEqual([
      'LOAN_DELAY_MS is 1 here, and 2 on node 7.',
      'SECRETS_KEY is not the one of node 7.',
    ])
    expect(differencesOf(own, own, 7)).toEqual([])
  })
})
