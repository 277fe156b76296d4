/** A long campaign of random walks through the reference back end. */
import { expect, it } from 'vitest'
import { startReference } from '#contracts/reference/back-end.ts'
import { verify } from '#contracts/verify/verify.ts'
import { material, optionsFor } from './support.ts'

const WALKS = 3000
const FIRST_SEED = 100
const TIMEOUT = 30 * 60_000

it(
  `nothing is wrong with the reference back end in ${WALKS} random walks`,
  async () => {
    const reference = await startReference()
    try {
      const more = ['--states', reference.statesUrl, '--walks', `${WALKS}`, '--seed', `${FIRST_SEED}`]
      const { rows } = await verify(optionsFor(reference.url, ...more), material)
      const walks = rows.filter(({ suite }) => suite === 'walk')
      expect(walks).toHaveLength(WALKS)
      expect(rows.filter(({ outcome }) => outcome === 'failed')).toEqual([])
    } finally {
      await reference.stop()
    }
  },
  TIMEOUT,
)
