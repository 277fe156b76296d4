import { expect } from 'vitest'
import { createSandboxClock, letTimePass } from '#server/kernel/sandbox-clock.ts'
import { createTestClock, itOnEveryEngine } from '#tests/support/databases.ts'
import { DAY } from '#src/lib/time/time-units.ts'

itOnEveryEngine('lets time pass in a sandbox for every node, and never takes it back', async database => {
  const machine = createTestClock()
  const [one, other] = [createSandboxClock(machine), createSandboxClock(machine)]
  const store = await database.open({ clock: one })
  await one.follow(store)
  expect(one.now()).toBe(machine.now())
  expect(await store.execute(letTimePass, 7 * DAY)).toBe(7 * DAY)
  expect(await store.execute(letTimePass, DAY)).toBe(8 * DAY)
  for (const clock of [one, other]) {
    await clock.follow(store)
    expect(clock.now()).toBe(machine.now() + 8 * DAY)
  }
  machine.advance(DAY)
  expect(one.now()).toBe(machine.now() + 8 * DAY)
  for (const nothing of [0, -DAY, 3650 * DAY]) {
    await expect(store.execute(letTimePass, nothing)).rejects.toThrow(RangeError)
  }
  await one.follow(store)
  expect(one.now()).toBe(machine.now() + 8 * DAY)
  await store.close()
})
