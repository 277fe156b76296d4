import { expect } from 'vitest'
import { CHECKS } from '../../../../src/lib/reconcile/finding.ts'
import type { CheckName } from '../../../../src/lib/reconcile/finding.ts'
import { reconcile } from '../../../../src/lib/reconcile/reconcile.ts'
import { partOf, printStatement, readStatement } from '../../../../src/lib/statement.ts'
import { createBackEnd } from '../../../support/back-end.ts'
import { itWithStore } from '../../../support/databases.ts'
import { deeds, live, statementOf } from '../../../support/histories.ts'
import { fc } from '../seeded-fast-check.ts'

/** What is told only when it is not so. */
const SILENT: readonly CheckName[] = ['entryOrder', 'notNegative']

itWithStore(
  'never accuses an honest back end, whatever has happened, and can check all of it from its file alone',
  async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const seen = new Set<CheckName>()
    const reasons = new Set<string>()
    const lives = fc.array(deeds(fc), { minLength: 20, maxLength: 45, size: 'max' })
    await fc.assert(
      fc.asyncProperty(lives, async life => {
        const statement = await statementOf(backEnd, await live(backEnd, life))
        const findings = [...reconcile(readStatement(printStatement(statement)))]
        for (const { fills } of statement.positions) for (const { reason } of fills) reasons.add(reason)
        for (const { check } of findings) seen.add(check)
        expect(findings.filter(({ verdict }) => verdict.is !== 'agrees')).toEqual([])
        const middle = statement.entries[Math.floor(statement.entries.length / 2)]?.time ?? null
        for (const span of [
          { from: middle, to: null },
          { from: null, to: middle },
        ]) {
          const part = [...reconcile(partOf(statement, span))]
          expect(part.filter(({ verdict }) => verdict.is === 'disagrees')).toEqual([])
        }
      }),
      { numRuns: 6, endOnFailure: true },
    )
    expect([...reasons].toSorted()).toEqual(['liquidation', 'manual', 'open', 'stopLoss', 'takeProfit'])
    expect(CHECKS.filter(check => !seen.has(check))).toEqual(SILENT)
  },
  120_000,
)
