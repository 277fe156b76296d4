import { expect } from 'vitest'
import { CHECKS, type CheckName } from '#src/lib/reconcile/check-names.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { writeStatement, readStatement } from '#src/lib/statement/file.ts'
import { sliceStatement } from '#src/lib/statement/statement.ts'
import { createBackEnd } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import type { Store } from '#server/kernel/store.ts'
import { actions, runHistory, statementOf, type Action } from '#tests/support/histories/account-history.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

/** Checks that produce a finding only when they fail, or that need more than a statement. */
const SILENT_CHECKS: readonly CheckName[] = [
  'entryOrder',
  'notNegative',
  'history',
  'roots',
  'totals',
  'included',
  'seenKeys',
  'seenTerms',
]
/** Needs a team, which these histories lack; see shares-and-awards.test.ts. */
const TESTED_ELSEWHERE: readonly CheckName[] = ['award']

/** Each history starts with coins to trade, and ends with a sent withdrawal and a pending one. */
const exchange = { kind: 'exchange', side: 1, size: 400, pause: 1 } as const
const FIRST: readonly Action[] = [
  { ...exchange, product: 0 },
  { ...exchange, product: 1 },
]
const withdraw = { kind: 'withdraw', product: 0, side: 1, size: 40 } as const
const LAST: readonly Action[] = [
  ...([1, 2, 3] as const).map(
    product => ({ kind: 'deposit', product, side: 1, size: 40, pause: 1 }) as const,
  ),
  ...([1, 2] as const).map(product => ({ kind: 'deposit', product, side: 2, size: 40, pause: 1 }) as const),
  // An amount that the sandbox operator refuses.
  { ...withdraw, size: 39, pause: 180_000 },
  { ...withdraw, pause: 180_000 },
  { ...withdraw, pause: 0 },
]

/** For what would never end: 25 histories take five minutes on a busy machine. */
const LIMIT = 3_600_000
/** So many histories of this seed have something of each kind. */
const WHOLE_SAMPLE = 4
const SEED = 1
/** How many histories are played: fewer on PostgreSQL, where one takes several times as long. */
const countOn = ({ engine }: Store) =>
  engine === 'sqlite' ? (process.env.DEEP ? 25 : WHOLE_SAMPLE) : process.env.DEEP ? 6 : 2

/** Neither agreed nor said by name to be without evidence, or to have it as soon as the key of its day is published. */
const isNotCheckable = ({ check, verdict }: Finding) =>
  verdict.is === 'disagrees' ||
  (verdict.is === 'unknown' && check !== 'fields' && verdict.why !== 'notRevealed')

itWithStore(
  'reconciliation reports nothing against an honest back end',
  async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const seen = new Set<CheckName>()
    const reasons = new Set<string>()
    const withdrawals = new Set<string>()
    const deposits = new Set<string>()
    const lives = fc.array(actions(fc), { minLength: 25, maxLength: 60, size: 'max' })
    await fc.assert(
      fc.asyncProperty(lives, async life => {
        const statement = await statementOf(backEnd, await runHistory(backEnd, [...FIRST, ...life, ...LAST]))
        const findings = [...reconcile(readStatement(writeStatement(statement)))]
        for (const { fills } of statement.positions) for (const { reason } of fills) reasons.add(reason)
        for (const { status } of statement.withdrawals) withdrawals.add(status)
        for (const { channelId } of statement.deposits) deposits.add(`${channelId}`)
        for (const { check } of findings) seen.add(check)
        expect(findings.filter(isNotCheckable)).toEqual([])
        const middle = statement.entries[Math.floor(statement.entries.length / 2)]?.time ?? null
        for (const span of [
          { from: middle, to: null },
          { from: null, to: middle },
        ]) {
          const part = [...reconcile(sliceStatement(statement, span))]
          expect(part.filter(({ verdict }) => verdict.is === 'disagrees')).toEqual([])
        }
      }),
      { seed: SEED, numRuns: countOn(store), endOnFailure: true },
    )
    if (countOn(store) < WHOLE_SAMPLE) return
    expect([...reasons].toSorted()).toEqual(['liquidation', 'manual', 'open', 'stopLoss', 'takeProfit'])
    expect([...withdrawals].toSorted()).toEqual(['cancelled', 'completed', 'pending', 'refused', 'sent'])
    expect([...deposits].toSorted()).toEqual(['1', '3', '4', '5', '6', '7'])
    expect(CHECKS.filter(check => !seen.has(check) && !TESTED_ELSEWHERE.includes(check))).toEqual(
      SILENT_CHECKS,
    )
  },
  LIMIT,
)

itWithStore(
  'reconciliation reports nothing against an honest back end whose clock moves on between reading a price and booking it',
  async (store, clock) => {
    const { now } = clock
    const ticking = () => {
      clock.advance(300)
      return now()
    }
    const backEnd = createBackEnd(store, Object.assign(clock, { now: ticking }))
    const lives = fc.array(actions(fc), { minLength: 25, maxLength: 60, size: 'max' })
    await fc.assert(
      fc.asyncProperty(lives, async life => {
        const statement = await statementOf(backEnd, await runHistory(backEnd, [...FIRST, ...life, ...LAST]))
        expect([...reconcile(statement)].filter(({ verdict }) => verdict.is === 'disagrees')).toEqual([])
      }),
      { seed: SEED, numRuns: countOn(store), endOnFailure: true },
    )
  },
  LIMIT,
)
