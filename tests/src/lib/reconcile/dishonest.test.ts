import { expect } from 'vitest'
import { reconcile } from '../../../../src/lib/reconcile/reconcile.ts'
import { createBackEnd } from '../../../support/back-end.ts'
import { itWithStore } from '../../../support/databases.ts'
import { live, statementOf } from '../../../support/histories.ts'
import type { Deed } from '../../../support/histories.ts'
import { BOOK_FAULTS } from './book-faults.ts'
import { accuses } from './telling.ts'
import type { Told } from './telling.ts'
import { TRADING_FAULTS } from './trading-faults.ts'

const FAULTS = [...BOOK_FAULTS, ...TRADING_FAULTS]

const HOUR = 3_600_000
const deed = (does: Deed['does'], fields: Partial<Deed> = {}): Deed => ({
  does,
  product: 1,
  side: 1,
  size: 300,
  pause: 2 * 60_000,
  ...fields,
})

/** Something of everything. */
const LIFE: readonly Deed[] = [
  deed('spot', { size: 900 }),
  deed('spotLimit', { pause: 0 }),
  deed('cancel', { size: 0 }),
  deed('spotLimit', { side: 2, size: 111, pause: 26 * HOUR }),
  deed('bibi'),
  ...([1, 2, 1, 2, 1] as const).map(side => deed('quick', { side, product: 2 })),
  deed('contract', { pause: 9 * HOUR, size: 99 }),
  deed('close', { size: 333 }),
  deed('close', { size: 600 }),
  deed('contract', { product: 4, size: 99 }),
  deed('quick', { pause: 1, size: 77 }),
]

itWithStore('catches each dishonest back end by name, at the right line', async (store, clock) => {
  const backEnd = createBackEnd(store, clock)
  const honest = await statementOf(backEnd, await live(backEnd, LIFE))
  expect([...reconcile(honest)].filter(({ verdict }) => verdict.is !== 'agrees')).toEqual([])
  expect(FAULTS.length).toBeGreaterThanOrEqual(20)
  const missed = FAULTS.flatMap(({ name, tell }) => {
    const told = structuredClone(honest) as Told
    const wanted = tell(told)
    const found = [...reconcile(told)].filter(({ verdict }) => verdict.is === 'disagrees')
    return found.some(finding => accuses(finding, wanted))
      ? []
      : [{ name, wanted, found: found.map(({ check, subject }) => `${check} ${subject.id}`) }]
  })
  expect(missed).toEqual([])
})
