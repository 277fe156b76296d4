import { describe, expect, it } from 'vitest'
import { PLANTED_BUGS, hunt } from './planted-bugs.ts'

/** Events per seed. */
const EVENTS = 8000
/** Enough for a child process on a slow machine. */
const TIMEOUT = 1_200_000

describe('simulation with a planted bug', () => {
  it('has at least thirty planted bugs to find', () => {
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
