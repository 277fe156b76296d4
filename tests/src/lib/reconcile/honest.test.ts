import { expect } from 'vitest'
import { CHECKS, type CheckName } from '#src/lib/reconcile/finding.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { writeStatement, readStatement } from '#src/lib/statement/file.ts'
import { sliceStatement } from '#src/lib/statement/statement.ts'
import { createBackEnd } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases.ts'
import { deeds, live, statementOf, type Deed } from '#tests/support/histories.ts'
import { fc } from '../seeded-fast-check.ts'

/** What is told only when it is not so. */
const SILENT: readonly CheckName[] = ['entryOrder', 'notNegative']
/** Takes a team, which these lives do not have: shares-and-awards.test.ts. */
const ELSEWHERE: readonly CheckName[] = ['award']

/** Each life begins with coins to trade with, and ends with a withdrawal that is on its way and one that waits. */
const exchange = { does: 'exchange', side: 1, size: 400, pause: 1 } as const
const FIRST: readonly Deed[] = [
  { ...exchange, product: 0 },
  { ...exchange, product: 1 },
]
const withdraw = { does: 'withdraw', product: 0, side: 1, size: 40 } as const
const LAST: readonly Deed[] = [
  ...([1, 2, 3] as const).map(
    product => ({ does: 'deposit', product, side: 1, size: 40, pause: 1 }) as const,
  ),
  ...([1, 2] as const).map(product => ({ does: 'deposit', product, side: 2, size: 40, pause: 1 }) as const),
  // Of a size that the sandbox's operator refuses.
  { ...withdraw, size: 39, pause: 180_000 },
  { ...withdraw, pause: 180_000 },
  { ...withdraw, pause: 0 },
]

itWithStore(
  'never accuses an honest back end, whatever has happened, and can check all of it from its file alone',
  async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const seen = new Set<CheckName>()
    const reasons = new Set<string>()
    const withdrawals = new Set<string>()
    const deposits = new Set<string>()
    const lives = fc.array(deeds(fc), { minLength: 25, maxLength: 60, size: 'max' })
    await fc.assert(
      fc.asyncProperty(lives, async life => {
        const statement = await statementOf(backEnd, await live(backEnd, [...FIRST, ...life, ...LAST]))
        const findings = [...reconcile(readStatement(writeStatement(statement)))]
        for (const { fills } of statement.positions) for (const { reason } of fills) reasons.add(reason)
        for (const { status } of statement.withdrawals) withdrawals.add(status)
        for (const { channelId } of statement.deposits) deposits.add(`${channelId}`)
        for (const { check } of findings) seen.add(check)
        expect(findings.filter(({ verdict }) => verdict.is !== 'agrees')).toEqual([])
        const middle = statement.entries[Math.floor(statement.entries.length / 2)]?.time ?? null
        for (const span of [
          { from: middle, to: null },
          { from: null, to: middle },
        ]) {
          const part = [...reconcile(sliceStatement(statement, span))]
          expect(part.filter(({ verdict }) => verdict.is === 'disagrees')).toEqual([])
        }
      }),
      { numRuns: 8, endOnFailure: true },
    )
    expect([...reasons].toSorted()).toEqual(['liquidation', 'manual', 'open', 'stopLoss', 'takeProfit'])
    expect([...withdrawals].toSorted()).toEqual(['cancelled', 'completed', 'pending', 'refused', 'sent'])
    expect([...deposits].toSorted()).toEqual(['1', '3', '4', '5', '6', '7'])
    expect(CHECKS.filter(check => !seen.has(check) && !ELSEWHERE.includes(check))).toEqual(SILENT)
  },
  120_000,
)
