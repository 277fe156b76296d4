/** Funding before and after its rule changed, as the account holder's own check sees it. */
import { expect } from 'vitest'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { contractOrderFields, itWithBackEnd } from '#tests/support/back-end.ts'
import { statementOf } from '#tests/support/histories/account-history.ts'

/** The first funding with the present rule: docs/rules/contract.md. */
const PRESENT = Date.UTC(2026, 10, 29)

itWithBackEnd(
  'reconciliation agrees with fundings by the rule of their time, before and after it changed',
  async backEnd => {
    backEnd.clock.advance(PRESENT - 12 * HOUR - backEnd.clock.now())
    const person = await backEnd.signUp({ money: '10000' })
    await person.get('placeContractOrder', { body: await contractOrderFields(person, { leverage: 2 }) })
    backEnd.clock.advance(24 * HOUR)
    await backEnd.matchMarket()

    const statement = await statementOf(backEnd, person)
    const times = statement.positions.flatMap(({ fundings }) => fundings.map(({ time }) => time))
    expect(times.toSorted()).toEqual([-8, 0, 8].map(hours => PRESENT + hours * HOUR))
    const findings = [...reconcile(statement)].filter(({ check }) => check === 'fundingRate')
    expect(findings.map(({ verdict }) => verdict.is)).toEqual(['agrees', 'agrees', 'agrees'])
  },
)
