import { afterAll, beforeAll, expect, it } from 'vitest'
import { compareAnswers } from '#tests/support/forked-market/compare.ts'
import { LEAKS } from '#tests/support/forked-market/leaks.ts'
import { FIRST_MOMENT, prepareWorlds, type Ground } from '#tests/support/forked-market/worlds.ts'
import { HOUR, SECOND } from '#src/lib/time/time-units.ts'

/** Early in a minute while all exchanges are open. */
const time = FIRST_MOMENT + 2 * HOUR + 12 * SECOND + 345

let ground: Ground
const told: string[] = []

beforeAll(async () => {
  ground = await prepareWorlds('always')
})
afterAll(async () => {
  await ground[Symbol.asyncDispose]()
  process.stdout.write(`${told.join('\n')}\n`)
})

it.for(LEAKS)('answers tell a leak of the future: $name', async ({ name, plant }) => {
  const { differences } = await compareAnswers(ground, ground.fork(time, plant), {
    time,
    round: 1,
    isEnough: found => found > 0,
  })
  const [first] = differences
  expect(first, name).toBeDefined()
  told.push(`${name} → ${first!.operation} ${first!.field}`)
})

it('answers tell nothing without a leak', async () => {
  const { differences } = await compareAnswers(ground, ground.fork(time), { time, round: 1 })
  expect(differences).toEqual([])
})
