import { expect } from 'vitest'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { checkTermsKept } from '#src/lib/reconcile/market/missing-terms.ts'
import { keysToKeep } from '#src/lib/reconcile/market/days.ts'
import { marketSummary } from '#src/lib/reconcile/market/summary.ts'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { readStatement, writeStatement } from '#src/lib/statement/file.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { contractOrderFields, createBackEnd, type BackEnd } from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import { actions, runDueJobs, runHistory, statementOf } from '#tests/support/histories/account-history.ts'
import { EVERY_KIND } from '#tests/support/histories/every-kind.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'
import type { TamperedStatement } from '#tests/support/tampering/fault.ts'
import { SETTLEMENT_FAULTS, tellFault } from '#tests/support/tampering/settlement-tampering.ts'

const against = (findings: readonly Finding[]) =>
  findings
    .filter(({ verdict }) => verdict.is === 'disagrees')
    .map(({ check, subject }) => `${check} ${subject.id}`)
const summaryOf = (statement: Statement) => marketSummary(statement, [...reconcile(statement)])

/** Lets the keys of today be published. */
async function waitForKeys({ clock, services }: BackEnd): Promise<void> {
  const midnight = Math.ceil(services.market.now() / DAY) * DAY
  clock.advance(midnight + HOUR - clock.now())
}

itWithStore(
  'check of an account names each thing that is settled otherwise, late or never, of whichever record a back end tells it',
  async (store, clock) => {
    // The check itself knows no database.
    if (store.engine !== 'sqlite') return
    const backEnd = createBackEnd(store, clock)
    const tried = new Set<string>()
    const lives = fc.array(actions(fc), { minLength: 5, maxLength: 15, size: 'max' })
    await fc.assert(
      fc.asyncProperty(lives, fc.nat(), async (life, nth) => {
        const person = await runHistory(backEnd, [...EVERY_KIND, ...life])
        await waitForKeys(backEnd)
        await runDueJobs(backEnd)
        const honest = readStatement(writeStatement(await statementOf(backEnd, person)))
        const findings = [...reconcile(honest)]
        expect(against(findings)).toEqual([])
        expect(marketSummary(honest, findings)?.is).toBe('matches')
        for (const fault of SETTLEMENT_FAULTS) {
          const all = fault.candidates(honest)
          const id = all[nth % all.length]
          if (id === undefined) continue
          tried.add(fault.name)
          const found = [...reconcile(tellFault(honest, fault, id))]
          expect([fault.name, against(found)]).toEqual([
            fault.name,
            expect.arrayContaining([`${fault.check} ${id}`]),
          ])
        }
      }),
      { seed: 1, numRuns: process.env.DEEP ? 8 : 2, endOnFailure: true },
    )
    expect(SETTLEMENT_FAULTS.map(({ name }) => name).filter(name => !tried.has(name))).toEqual([])
  },
  600_000,
)

itWithStore(
  'check of an account names a future that was settled at another time than its expiry, or never',
  async (store, clock) => {
    clock.advance(77 * DAY)
    const backEnd = createBackEnd(store, clock)
    const person = await backEnd.signUp({ money: '100000' })
    const order = { productType: 3, productCode: 'MES', direction: 'long', leverage: 10, quantity: undefined }
    const body = await contractOrderFields(person, { ...order, margin: '4000' })
    await person.get('placeContractOrder', { body })
    const before = readStatement(writeStatement(await statementOf(backEnd, person)))
    const expiry = before.positions[0]!.expiresAt!
    clock.advance(expiry + 5 * DAY - clock.now())
    await runDueJobs(backEnd)
    const honest = readStatement(writeStatement(await statementOf(backEnd, person)))
    const [{ id, fills }] = honest.positions as [Statement['positions'][number]]
    expect(fills.map(({ reason, time }) => [reason, time])).toEqual([
      ['open', expect.any(Number)],
      ['expiry', expiry],
    ])
    expect(against([...reconcile(honest)])).toEqual([])

    const { madeAt, marketDays, marketTerms } = honest
    const never = { ...before, madeAt, marketDays, marketTerms }
    expect(against([...reconcile(never)])).toEqual([`settled ${id}`])
    expect(summaryOf(never)?.is).toBe('differs')

    const later = structuredClone(honest) as TamperedStatement
    const [position] = later.positions
    position!.expiresAt = position!.closedAt = position!.fills[1]!.time = expiry + 2 * DAY
    expect(against([...reconcile(later)])).toEqual(expect.arrayContaining([`settled ${id}`]))
    const asLate = structuredClone(honest) as TamperedStatement
    Object.assign(asLate.positions[0]!.fills[1]!, { time: expiry + HOUR, reason: 'manual' })
    expect(against([...reconcile(asLate)])).toEqual(expect.arrayContaining([`settled ${id}`]))
  },
  600_000,
)

itWithStore(
  'check of an account never says that prices match when a coin-to-coin order could not be compared',
  async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const action = { kind: 'bibi', product: 2, size: 300, pause: 120_000 } as const
    const person = await runHistory(backEnd, [
      ...([1, 2] as const).map(product => ({ ...action, kind: 'spot' as const, side: 1 as const, product })),
      { ...action, side: 1 },
      { ...action, side: 2 },
      { ...action, kind: 'bibiLimit', side: 1 },
    ])
    await waitForKeys(backEnd)
    await runDueJobs(backEnd)
    const honest = readStatement(writeStatement(await statementOf(backEnd, person)))
    const waiting = honest.bibiOrders.find(({ orderType }) => orderType === 'limit')!
    expect(against([...reconcile(honest)])).toEqual([])
    // The decimals of its price follow from the terms of the coins.
    expect(summaryOf({ ...honest, pairs: [] })?.is).toBe('matches')

    const [eth] = honest.bibiOrders
    const without = honest.marketTerms.filter(({ productId }) => productId !== eth!.baseProductId)
    const told = { ...honest, pairs: [], marketTerms: without }
    const findings = [...reconcile(told)]
    expect(marketSummary(told, findings)).toMatchObject({
      is: 'missingTerms',
      missingTerms: { products: expect.arrayContaining(['ETH/BTC', 'ETH']) },
    })
    expect(findings).toContainEqual(
      expect.objectContaining({
        check: 'firstReached',
        subject: { kind: 'bibiOrder', id: waiting.id },
        verdict: { is: 'unknown', why: 'noTerms' },
      }),
    )
    const seen = keysToKeep(honest.marketDays, [])
    expect([...checkTermsKept(findings, seen)].length).toBeGreaterThan(0)
  },
  600_000,
)
