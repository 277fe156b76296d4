import { expect } from 'vitest'
import { beginAttempt } from '#server/auth/lockout.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'

const SUBJECT = 'ana@example.com'
/** In minutes. */
const LOCKS = [15, 30, 60, 120, 240, 480, 960, 1440, 1440]
const FREE_OF_ALL = 100

itWithStore(
  'each fifth failure from one source locks it, twice as long each time, up to a day',
  async (store, clock) => {
    const attempt = () => store.execute(beginAttempt, { subject: SUBJECT, origin: 'one', isKnown: false })
    for (const minutes of LOCKS) {
      for (const left of [4, 3, 2, 1]) expect(await attempt()).toEqual({ allowed: true, left, minutes: 0 })
      expect(await attempt()).toEqual({ allowed: true, left: 0, minutes })
      expect(await attempt()).toMatchObject({ allowed: false, minutes })
      clock.advance(minutes * MINUTE - 1)
      expect(await attempt()).toMatchObject({ allowed: false, minutes: 1 })
      clock.advance(1)
    }
  },
)

itWithStore(
  'a hundred failures from all sources are free, and each one more delays the next of unknown devices',
  async (store, clock) => {
    const attempt = (origin: string, isKnown = false) =>
      store.execute(beginAttempt, { subject: SUBJECT, origin, isKnown })
    for (let count = 0; count <= FREE_OF_ALL; count++)
      expect(await attempt(`${count}`), `attempt ${count}`).toMatchObject({ allowed: true, minutes: 0 })
    for (const minutes of [1, 2, 4]) {
      expect(await attempt('another')).toMatchObject({ allowed: false, minutes })
      expect(await attempt(`known ${minutes}`, true)).toMatchObject({ allowed: true })
      clock.advance(minutes * MINUTE - 1)
      expect(await attempt('another')).toMatchObject({ allowed: false, minutes: 1 })
      clock.advance(1)
      expect(await attempt(`after ${minutes}`)).toMatchObject({ allowed: true })
    }
  },
)
