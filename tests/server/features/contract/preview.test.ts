import { describe, expect, it } from 'vitest'
import { estimateContractOrder, type ContractRequest } from '#server/features/contract/preview.ts'
import { parseMoney, formatMoney, formatQuantity } from '#src/lib/money/minor-units.ts'
import { contractMarket } from './customer.ts'

const ask = (request: Partial<ContractRequest>, available = '1000') =>
  estimateContractOrder(
    { direction: 'long', orderType: 'market', leverage: 10, quantity: '0.01', ...request },
    contractMarket('91250'),
    parseMoney(available),
  )

describe('contract order preview', () => {
  it.each<[string, Partial<ContractRequest>, string, string]>([
    ['both sizes', { margin: '10' }, 'quantity', 'invalid_field'],
    ['no size', { quantity: undefined }, 'quantity', 'invalid_field'],
    ['a limit without a price', { orderType: 'limit' }, 'limitPrice', 'invalid_field'],
    ['a price at the market', { limitPrice: '90000' }, 'limitPrice', 'invalid_field'],
    ['a price off the step', { orderType: 'limit', limitPrice: '90000.001' }, 'limitPrice', 'off_step'],
    ['a quantity off the step', { quantity: '0.0000001' }, 'quantity', 'off_step'],
    ['a leverage above the limit', { leverage: 101 }, 'leverage', 'leverage_not_offered'],
    ['a leverage in between', { leverage: 3 }, 'leverage', 'leverage_not_offered'],
    ['too little', { quantity: '0.00001' }, 'quantity', 'notional_below'],
    ['too much', { quantity: '11' }, 'quantity', 'notional_above'],
    ['far too much', { quantity: '999999999999999' }, 'quantity', 'above_maximum'],
    ['an absurd price', { orderType: 'limit', limitPrice: '99999999999' }, 'limitPrice', 'above_maximum'],
    ['a margin that buys nothing', { quantity: undefined, margin: '0.001' }, 'margin', 'below_minimum'],
    ['more than there is', { quantity: '0.2' }, 'quantity', 'insufficient_balance'],
    [
      'all there is, without its fee',
      { quantity: undefined, margin: '1000' },
      'margin',
      'insufficient_balance',
    ],
    ['a take profit below', { takeProfit: '91000' }, 'takeProfit', 'exit_not_above'],
    ['a stop loss above', { stopLoss: '92000' }, 'stopLoss', 'exit_not_below'],
    ['a stop loss too far', { stopLoss: '80000' }, 'stopLoss', 'exit_behind_liquidation'],
    ['a negative number', { quantity: '-1' }, 'quantity', 'invalid_field'],
    ['words', { takeProfit: 'moon' }, 'takeProfit', 'invalid_field'],
  ])('names the field of the problem: %s', (_, request, field, code) => {
    expect(ask(request).problem).toMatchObject({ field, code })
  })

  it('has no problem for a valid order and derives the size from the margin', () => {
    expect(ask({ takeProfit: '92000', stopLoss: '91000' }).problem).toBeNull()
    const quote = ask({ quantity: undefined, margin: '91.25' })
    expect(quote.problem).toBeNull()
    expect([formatQuantity(quote.quantity), formatMoney(quote.margin)]).toEqual(['0.01', '91.25'])
  })

  it('is checked at the limit price where there is one', () => {
    const limit = { orderType: 'limit', limitPrice: '80000' } as const
    expect(ask({ ...limit, takeProfit: '81000' }).problem).toBeNull()
    expect(ask({ ...limit, stopLoss: '81000' }).problem).toMatchObject({ code: 'exit_not_below' })
  })
})
