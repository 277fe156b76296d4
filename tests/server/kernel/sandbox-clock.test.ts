import { expect } from 'vitest'
import { createSandboxClock, advanceClock } from '#server/kernel/sandbox-clock.ts'
import { createTestClock, itOnEveryEngine } from '#tests/support/databases/databases.ts'
import { DAY } from '#src/lib/time/time-units.ts'

itOnEveryEngine('sandbox clock advances for every node and never goes back', async database => {
  const machine = createTestClock()
  const [one, other] = [createSandboxClock(machine), createSandboxClock(machine)]
  const store = await database.open({ clock: one })
  await one.sync(store)
  expect(one.now()).toBe(machine.now())
  expect(await store.execute(advanceClock, 7 * DAY)).toBe(7 * DAY)
  expect(await store.execute(advanceClock, DAY)).toBe(8 * DAY)
  for (const clock of [one, other]) {
    await clock.sync(store)
    expect(clock.now()).toBe(machine.now() + 8 * DAY)
  }
  machine.advance(DAY)
  expect(one.now()).toBe(machine.now() + 8 * DAY)
  for (const nothing of [0, -DAY, 3650 * DAY]) {
    await expect(store.execute(advanceClock, nothing)).rejects.toThrow(RangeError)
  }
  await one.sync(store)
  expect(one.now()).toBe(machine.now() + 8 * DAY)
  one.notBefore(machine.now() + 9 * DAY)
  one.notBefore(machine.now())
  const seen = machine.now() + 9 * DAY
  machine.advance(DAY / 2)
  expect(one.now()).toBe(seen)
  machine.advance(DAY)
  expect(one.now()).toBe(machine.now() + 8 * DAY)
  await store.close()
})
