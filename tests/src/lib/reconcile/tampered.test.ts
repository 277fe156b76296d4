import { expect } from 'vitest'
import { CHECKS, type CheckName } from '#src/lib/reconcile/check-names.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { collectStatement, type StatementSource } from '#src/widgets/reconcile/collect-statement.ts'
import { createBackEnd } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { tamperedSource, tamperedStatementOf } from '#tests/support/tampering/tampered-source.ts'
import { FAULTS } from '#tests/support/tampering/faults.ts'
import { reportsFault } from '#tests/support/tampering/fault.ts'
import {
  runHistory,
  seenPricesOf,
  statementSourceOf,
  type Action,
} from '#tests/support/histories/account-history.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const action = (kind: Action['kind'], fields: Partial<Action> = {}): Action => ({
  kind,
  product: 1,
  side: 1,
  size: 300,
  pause: 2 * 60_000,
  ...fields,
})

/** Every kind of action. */
const HISTORY: readonly Action[] = [
  // One application that is withdrawn with its security, and one that is paid out.
  action('loan', { product: 2, size: 4 }),
  action('loan', { product: 0, size: 501, pause: HOUR }),
  action('wait', { pause: 9 * 24 * HOUR }),
  action('repay'),
  action('exchange', { product: 0 }),
  // Coins, by the network of Ethereum.
  action('deposit', { product: 2, side: 2, size: 40 }),
  action('award'),
  action('shares', { size: 5 }),
  action('mining', { product: 0, pause: 50 * HOUR }),
  action('withdraw', { size: 100 }),
  action('withdraw', { size: 99 }),
  action('redeem'),
  action('exchange', { product: 0, side: 2 }),
  action('pledge', { product: 0, size: 900, pause: 50 * HOUR }),
  action('spot', { size: 900 }),
  action('spotLimit', { pause: 0 }),
  action('cancel', { size: 0 }),
  action('spotLimit', { side: 2, size: 108, pause: 26 * HOUR }),
  action('spotLimit', { side: 2, size: 111, pause: 50 * HOUR }),
  action('bibi'),
  ...([1, 2, 1, 2, 1] as const).map(side => action('quick', { side, product: 2 })),
  action('contract', { pause: 9 * HOUR, size: 99 }),
  action('close', { size: 333 }),
  action('close', { size: 600 }),
  action('contract', { product: 4, size: 99 }),
  action('contract', { pause: 1000, size: 96 }),
  action('quick', { pause: 1, size: 77 }),
]

/** single-changes.long.test.ts, history.test.ts, liabilities.test.ts, market/, shares-and-awards.test.ts; `fields` accuses nobody. */
const TESTED_ELSEWHERE: readonly CheckName[] = [
  'listed',
  'stated',
  'names',
  'bookedAt',
  'terms',
  'fields',
  'chain',
  'history',
  'roots',
  'totals',
  'included',
  'marketDays',
  'seenKeys',
  'marketTerms',
  'seenTerms',
  'marketPrice',
  'firstReached',
  'settled',
  'award',
]

/** Caches each answer, as the account does not change meanwhile. */
function cachedSource(source: StatementSource): StatementSource {
  const answers = new Map<string, Promise<unknown>>()
  return {
    ...source,
    get: (id, query) => {
      const key = `${id} ${JSON.stringify(query)}`
      const answer = answers.get(key) ?? source.get(id, query)
      answers.set(key, answer)
      // The type of this operation's answer.
      return answer as never
    },
  }
}

itWithStore(
  'reconciliation detects every tampered back end at the right row',
  async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const person = await runHistory(backEnd, HISTORY)
    const honest = cachedSource(statementSourceOf(backEnd, person, await seenPricesOf(backEnd, person)))
    const truth = [...reconcile(await collectStatement(honest))]
    const isWithoutEvidence = ({ check, verdict }: Finding) =>
      check === 'fields' || (verdict.is === 'unknown' && verdict.why === 'notRevealed')
    expect(truth.filter(finding => finding.verdict.is !== 'agrees' && !isWithoutEvidence(finding))).toEqual(
      [],
    )
    expect(FAULTS.length).toBeGreaterThanOrEqual(20)
    expect(new Set(FAULTS.map(({ name }) => name)).size).toBe(FAULTS.length)
    const missed: object[] = []
    const caught = new Set<CheckName>()
    for (const fault of FAULTS) {
      const { told, wanted } = await tamperedStatementOf(fault, honest)
      // As the app receives it: answer by answer, page by page.
      const findings = [...reconcile(await collectStatement(tamperedSource(honest, told)))]
      const found = findings.filter(({ verdict }) => verdict.is === 'disagrees')
      caught.add(wanted.check)
      if (found.some(finding => reportsFault(finding, wanted))) continue
      missed.push({
        name: fault.name,
        wanted,
        found: found.map(({ check, subject }) => `${check} ${subject.id}`),
      })
    }
    expect(missed).toEqual([])
    // Every check must have a fault that it detects, here or in the tests of these.
    expect(CHECKS.filter(check => !caught.has(check))).toEqual(TESTED_ELSEWHERE)
  },
  600_000,
)
