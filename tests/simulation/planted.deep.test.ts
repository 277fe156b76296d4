import { describe, expect, it } from 'vitest'
import { PLANTED_BUGS, hunt } from './planted.ts'

/** As many events as are spent on each seed. */
const EVENTS = 8000
/** A child process with a slow machine's time. */
const TIMEOUT = 1_200_000

describe('the simulation', () => {
  it('has thirty planted bugs to find, and more', () => {
    expect(PLANTED_BUGS.length).toBeGreaterThanOrEqual(30)
    expect(new Set(PLANTED_BUGS.map(({ name }) => name)).size).toBe(PLANTED_BUGS.length)
  })

  for (const bug of PLANTED_BUGS) {
    it(
      `finds that ${bug.name}`,
      async () => {
        const { isFound, said } = await hunt(bug, EVENTS)
        expect(isFound, said).toBe(true)
      },
      TIMEOUT,
    )
  }
})
