import { expect } from 'vitest'
import { marketTermsOf } from '#server/features/market/market-terms.ts'
import { getProduct } from '#server/market/catalogue.ts'
import { fixedSecret } from '#server/market/market-seed.ts'
import { createMarket } from '#server/market/market.ts'
import type { CheckName } from '#src/lib/reconcile/check-names.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { checkSeenKeys, keysToKeep } from '#src/lib/reconcile/market/days.ts'
import { checkSeenHours, fixedHours } from '#src/lib/reconcile/market/hours.ts'
import { checkTermsKept } from '#src/lib/reconcile/market/missing-terms.ts'
import { marketSummary } from '#src/lib/reconcile/market/summary.ts'
import { checkSeenTerms } from '#src/lib/reconcile/market/terms.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { readStatement, writeStatement } from '#src/lib/statement/file.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { add, trimZeros } from '#src/lib/money/money.ts'
import { DAY, HOUR, MINUTE } from '#src/lib/time/time-units.ts'
import { createBackEnd } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { runDueJobs, runHistory, statementOf } from '#tests/support/histories/account-history.ts'
import { EVERY_KIND } from '#tests/support/histories/every-kind.ts'
import { createSeededBackEnd } from '#tests/support/seeded-back-end.ts'
import type { TamperedStatement } from '#tests/support/tampering/fault.ts'
import { MARKET_FAULTS } from '#tests/support/tampering/market-tampering.ts'
import { MARKET_TERMS_FAULTS } from '#tests/support/tampering/market-terms-tampering.ts'

const MARKET_CHECKS: readonly CheckName[] = ['marketDays', 'marketTerms', 'marketPrice', 'firstReached']

const against = (findings: readonly Finding[]) => findings.filter(({ verdict }) => verdict.is === 'disagrees')
const isLater = ({ verdict }: Finding) => verdict.is === 'unknown' && verdict.why === 'notRevealed'
const namesOf = (findings: readonly Finding[]) =>
  findings.map(({ check, subject }) => `${check} ${subject.id}`)
const withoutKeys = (statement: Statement): Statement => ({ ...statement, marketDays: [], marketTerms: [] })

itWithStore(
  'check of past prices confirms those of an honest back end, and names each that it falsified the same way everywhere',
  async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const person = await runHistory(backEnd, EVERY_KIND)
    const today = [...reconcile(await statementOf(backEnd, person))]
    expect(against(today)).toEqual([])
    const later = today.filter(isLater)
    expect(later.length).toBeGreaterThan(0)
    const midnight = Math.ceil(clock.now() / DAY) * DAY
    for (const { arithmetic } of later) expect(arithmetic).toEqual({ is: 'checkable', from: midnight + HOUR })

    clock.advance(midnight + HOUR - clock.now())
    await runDueJobs(backEnd)
    const honest = readStatement(writeStatement(await statementOf(backEnd, person)))
    const findings = [...reconcile(honest)].filter(({ check }) => MARKET_CHECKS.includes(check))
    // But for the funding of this midnight.
    expect(findings.filter(finding => finding.verdict.is !== 'agrees' && !isLater(finding))).toEqual([])
    expect(new Set(findings.map(({ check }) => check))).toEqual(new Set(MARKET_CHECKS))

    expect(marketSummary(honest, findings)?.is).toBe('matches')
    const seen = keysToKeep(honest.marketDays, [], fixedHours(honest))
    expect(against([...checkSeenHours(honest.marketTerms, seen), ...checkTermsKept(findings, seen)])).toEqual(
      [],
    )
    for (const { name, tamper, isSilent } of [...MARKET_FAULTS, ...MARKET_TERMS_FAULTS]) {
      const told = structuredClone(honest) as TamperedStatement
      const { check, id } = tamper(told)
      const found = [...reconcile(told)]
      found.push(
        ...checkSeenTerms(told.marketDays, seen),
        ...checkSeenHours(told.marketTerms, seen),
        ...checkTermsKept(found, seen),
      )
      expect([name, namesOf(against(found))]).toEqual([name, expect.arrayContaining([`${check} ${id}`])])
      expect([name, marketSummary(told, found)?.is]).toEqual([name, 'differs'])
      if (isSilent) expect([name, namesOf(against([...reconcile(withoutKeys(told))]))]).toEqual([name, []])
    }
  },
  600_000,
)

itWithStore(
  'check of past prices finds a market that was begun anew, by the hash that the device has seen',
  async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const person = await runHistory(backEnd, EVERY_KIND.slice(0, 21))
    const honest = await statementOf(backEnd, person)
    const seen = honest.marketDays.slice(-1)
    clock.advance(4 * DAY)
    await runDueJobs(backEnd)
    const later = await statementOf(backEnd, person)
    expect(against([...checkSeenKeys(later.marketDays, seen)])).toEqual([])
    const other = createMarket({
      seed: { secret: fixedSecret(7), since: Date.UTC(2026, 0, 1) },
      clock: clock.now,
    })
    const days = other.publishedDays.list({ pageNum: 1, pageSize: 500 }).rows.toReversed()
    const marketTerms = later.marketTerms.map(({ productId }) => marketTermsOf(other, getProduct(productId)))
    const told = { ...later, marketDays: days, marketTerms }
    const found = against([...reconcile(told), ...checkSeenKeys(days, seen)])
    // The other keys and terms are consistent among themselves: only what was seen, and what was traded, contradicts them.
    expect(new Set(found.map(({ check }) => check))).toEqual(new Set(['seenKeys', 'marketPrice']))
  },
  600_000,
)

itWithStore(
  'check of past prices of an upgraded market leaves out those from before, and names a false one from after',
  async (store, clock) => {
    const since = clock.now() + 10 * DAY + 20 * MINUTE
    const seed = { secret: fixedSecret(3), since, earlierSeed: 1 }
    const backEnd = createSeededBackEnd(store, clock, seed)
    const person = await runHistory(backEnd, EVERY_KIND)
    clock.advance(2 * DAY)
    await runDueJobs(backEnd)
    const statement = readStatement(writeStatement(await statementOf(backEnd, person)))
    const findings = [...reconcile(statement)]
    expect(against(findings)).toEqual([])
    const prices = findings.filter(({ check }) => check === 'marketPrice')
    const [older, newer] = [
      prices.filter(({ time }) => time < since),
      prices.filter(({ time }) => time >= since),
    ]
    expect(older.length).toBeGreaterThan(0)
    expect(new Set(older.map(({ verdict }) => JSON.stringify(verdict)))).toEqual(
      new Set([JSON.stringify({ is: 'unknown', why: 'beforeKeys' })]),
    )
    expect(newer.length).toBeGreaterThan(0)
    expect(newer.filter(finding => finding.verdict.is !== 'agrees' && !isLater(finding))).toEqual([])

    const told = structuredClone(statement) as TamperedStatement
    const order = told.quickOrders.find(({ createdAt }) => createdAt >= since)!
    order.openPrice = trimZeros(add(order.openPrice, '0.01'))
    const found = against([...reconcile(told)]).filter(({ check }) => check === 'marketPrice')
    expect(new Set(found.map(({ subject }) => subject.id))).toEqual(new Set([order.id]))
    expect(found[0]!.arithmetic).toMatchObject({ stated: order.openPrice })
    expect(found[0]!.verdict).toEqual({ is: 'disagrees', by: '0.01' })
  },
  600_000,
)
