import { describe, expect, it } from 'vitest'
import { TEST_DATABASE_URL } from '../support/databases/databases.ts'
import { printHistory, type SimulationEvent } from './history.ts'
import { Finding } from './findings.ts'
import { PLANTED_BUGS, isPlantable } from './planted-bugs.ts'
import { shrinkHistory } from './shrink.ts'
import { simulate, type SimulationOptions } from './simulate.ts'

/** The finding with the shortest history; empty when no invariant was violated. */
async function findIn(options: SimulationOptions): Promise<string> {
  const { found } = await simulate({ ...options, databaseUrl: TEST_DATABASE_URL })
  return found ? `${found.message}\n${printHistory(found.shortest)}` : ''
}

const clockEvent = (n: number): SimulationEvent => ({ n, do: 'clock', by: n })

describe('simulation', () => {
  it('breaks no invariant in a short run on SQLite', async () => {
    expect(await findIn({ seed: 20261122, events: 600, engine: 'sqlite' })).toBe('')
  })

  it.runIf(TEST_DATABASE_URL)(
    'breaks no invariant in a short run on PostgreSQL with two nodes',
    async () => {
      expect(await findIn({ seed: 20261123, events: 150, engine: 'postgres' })).toBe('')
    },
    300_000,
  )

  it('takes the same course for the same seed', async () => {
    const courses: string[] = []
    for (let run = 0; run < 2; run++) {
      let course = ''
      await simulate({
        seed: 7,
        events: 120,
        engine: 'sqlite',
        isTame: true,
        onEpoch: (_, { events, counts }) => (course += JSON.stringify([events, [...counts]])),
      })
      courses.push(course)
    }
    expect(courses[0]).toBe(courses[1])
  })
})

describe('shrinking a failing history', () => {
  it('finds the shortest history', async () => {
    const events = Array.from({ length: 200 }, (_, index) => clockEvent(index + 1))
    const fails = async (tried: readonly SimulationEvent[]) => {
      const numbers = new Set(tried.map(({ n }) => n))
      if (!(numbers.has(17) && numbers.has(120))) return undefined
      return Object.assign(new Finding('both', 'both are there'), { n: 120 })
    }
    const shortest = await shrinkHistory(events, 'both', fails, 10_000)
    expect(shortest.map(({ n }) => n)).toEqual([17, 120])
  })

  it('keeps a history that fails in another way', async () => {
    const events = [clockEvent(1), clockEvent(2)]
    const other = async () => new Finding('other', 'something else')
    expect(await shrinkHistory(events, 'both', other, 10_000)).toEqual(events)
  })
})

describe('planted bugs', () => {
  it('each replace a text that occurs exactly once in the server', () => {
    expect(PLANTED_BUGS.filter(bug => !isPlantable(bug)).map(({ name }) => name)).toEqual([])
  })
})
