/** Orders that took the place of others, as the account holder's own check sees them. */
import { expect } from 'vitest'
import { reconcile } from '#src/lib/reconcile/reconcile.ts'
import { multiply, truncate } from '#src/lib/money/money.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { contractOrderFields, itWithBackEnd, spotOrderFields, type Fields } from '#tests/support/back-end.ts'
import { statementOf } from '#tests/support/histories/account-history.ts'

itWithBackEnd(
  'reconciliation reports nothing of orders that were replaced: open, filled later, or by a market order',
  async backEnd => {
    const person = await backEnd.signUp({ money: '10000' })
    const contract = async (fields: Fields) =>
      (await person.get('placeContractOrder', { body: await contractOrderFields(person, fields) })).data
    const spot = async (fields: Fields) =>
      (await person.get('placeSpotOrder', { body: await spotOrderFields(person, fields) })).data
    const { price } = (
      await person.get('previewContractOrder', {
        body: { ...(await contractOrderFields(person)), previewPrice: undefined, idempotencyKey: undefined },
      })
    ).data
    const limit = (of: string) => ({ orderType: 'limit', limitPrice: truncate(multiply(price, of), 2) })
    const exits = { takeProfit: limit('1.5').limitPrice, stopLoss: limit('0.85').limitPrice, leverage: 5 }

    const first = await contract({ ...limit('0.9'), ...exits })
    const second = await contract({ ...limit('0.91'), ...exits, replaces: first.id })
    backEnd.clock.advance(1000)
    // The market falls by a ten-thousandth within a day.
    const third = await contract({ ...limit('0.9999'), ...exits, replaces: second.id })
    const short = await contract({ ...limit('1.2'), direction: 'short' })
    await contract({ direction: 'short', replaces: short.id })
    const waiting = await contract(limit('0.8'))
    await contract({ ...limit('0.81'), replaces: waiting.id, leverage: 20 })
    const coins = { productType: 2, productCode: 'BTC', exchangeType: 1, quantity: '0.01' }
    const bought = await spot({ ...coins, ...limit('0.9') })
    await spot({ ...coins, ...limit('0.92'), replaces: bought.id })
    backEnd.clock.advance(DAY)
    await backEnd.matchMarket()

    const statement = await statementOf(backEnd, person)
    const statusOf = (id: string) => statement.contractOrders.find(order => order.id === id)?.status
    expect([first, second, third, short, waiting].map(({ id }) => statusOf(id))).toEqual([
      'cancelled',
      'cancelled',
      'filled',
      'cancelled',
      'cancelled',
    ])
    const findings = [...reconcile(statement)]
    expect(findings.some(({ check, verdict }) => check === 'heldTotal' && verdict.is === 'agrees')).toBe(true)
    expect(
      findings.filter(
        ({ check, verdict }) =>
          verdict.is === 'disagrees' ||
          (verdict.is === 'unknown' && check !== 'fields' && verdict.why !== 'notRevealed'),
      ),
    ).toEqual([])
  },
)
