import { expect } from 'vitest'
import { CHECKS, type CheckName } from '#src/lib/reconcile/finding.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { collectStatement, type StatementSource } from '#src/widgets/reconcile/collect-statement.ts'
import { createBackEnd } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases.ts'
import { dishonest, lieOf } from '#tests/support/dishonest/dishonest.ts'
import { FAULTS } from '#tests/support/dishonest/faults.ts'
import { accuses } from '#tests/support/dishonest/telling.ts'
import { live, seenBy, sourceOf, type Deed } from '#tests/support/histories.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

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
  // One that is withdrawn, with its security, and one that is paid out.
  deed('loan', { product: 2, size: 4 }),
  deed('loan', { product: 0, size: 501, pause: HOUR }),
  deed('wait', { pause: 9 * 24 * HOUR }),
  deed('repay'),
  deed('exchange', { product: 0 }),
  // Coins, by the network of Ethereum.
  deed('deposit', { product: 2, side: 2, size: 40 }),
  deed('award'),
  deed('shares', { size: 5 }),
  deed('mining', { product: 0, pause: 50 * HOUR }),
  deed('withdraw', { size: 100 }),
  deed('withdraw', { size: 99 }),
  deed('redeem'),
  deed('exchange', { product: 0, side: 2 }),
  deed('pledge', { product: 0, size: 900, pause: 50 * HOUR }),
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
  deed('contract', { pause: 1000, size: 96 }),
  deed('quick', { pause: 1, size: 77 }),
]

/** The account stands still meanwhile, so that each answer is asked for once. */
function remembering(source: StatementSource): StatementSource {
  const answers = new Map<string, Promise<unknown>>()
  return {
    ...source,
    get: (id, query) => {
      const key = `${id} ${JSON.stringify(query)}`
      const answer = answers.get(key) ?? source.get(id, query)
      answers.set(key, answer)
      // As it was answered to this very question.
      return answer as never
    },
  }
}

itWithStore(
  'catches each dishonest back end by name, at the right line',
  async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const person = await live(backEnd, LIFE)
    const honest = remembering(sourceOf(backEnd, person, await seenBy(backEnd, person)))
    const truth = [...reconcile(await collectStatement(honest))]
    expect(truth.filter(({ verdict }) => verdict.is !== 'agrees')).toEqual([])
    expect(FAULTS.length).toBeGreaterThanOrEqual(20)
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
    const missed: object[] = []
    const caught = new Set<CheckName>()
    for (const fault of FAULTS) {
      const { told, wanted } = await lieOf(fault, honest)
      // As the app hears it: answer by answer, page by page.
      const findings = [...reconcile(await collectStatement(dishonest(honest, told)))]
      const found = findings.filter(({ verdict }) => verdict.is === 'disagrees')
      caught.add(wanted.check)
      if (found.some(finding => accuses(finding, wanted))) continue
      missed.push({
        name: fault.name,
        wanted,
        found: found.map(({ check, subject }) => `${check} ${subject.id}`),
      })
    }
    expect(missed).toEqual([])
    // A check that no lie is told to is not known to find one. Awards of a team: shares-and-awards.test.ts.
    expect(CHECKS.filter(check => !caught.has(check))).toEqual(['award'])
  },
  120_000,
)
