import { describe, expect, it } from 'vitest'
import { checkHistory } from './checker.ts'
import type { LedgerTables, Operation } from './history.ts'

const USER = '7'
const placed = { cost: '2.5', fee: '0.0025', total: '2.5025' }

let clock = 0
function operation(id: number, fields: Partial<Operation> & Pick<Operation, 'name'>): Operation {
  clock += 10
  return {
    id,
    userId: USER,
    session: 'a',
    began: clock,
    ended: clock + 5,
    attempts: 1,
    outcome: 'confirmed',
    ...fields,
  }
}

/** A deposit of 100, a purchase, a limit order that was cancelled and one that is open, and two lists of orders. */
function honestHistory(): Operation[] {
  clock = 0
  const order = (id: string, status: string, quantity: string) => ({ id, status, quantity, ...placed })
  return [
    operation(1, { name: 'deposit', quantity: '100', key: 'k1', answer: { id: '11', credited: '100' } }),
    operation(2, { name: 'buy', quantity: '0.01', key: 'k2', answer: order('12', 'filled', '0.01') }),
    operation(3, { name: 'limit', quantity: '0.02', key: 'k3', answer: order('13', 'open', '0.02') }),
    operation(4, { name: 'orders', answer: { count: 2, rows: [{ id: '13', status: 'open' }] } }),
    operation(5, { name: 'cancel', orderId: '13', key: 'k5', answer: { id: '13', status: 'cancelled' } }),
    operation(6, { name: 'limit', quantity: '0.03', key: 'k6', answer: order('14', 'open', '0.03') }),
    operation(7, { name: 'orders', answer: { count: 3, rows: [{ id: '13', status: 'cancelled' }] } }),
    operation(8, { name: 'entries', answer: { count: 12 } }),
  ]
}

function honestTables() {
  const userId = 7n
  const order = (id: bigint, status: string, quantity: bigint) => ({
    id,
    userId,
    status,
    quantity,
    cost: 2_500_000n,
    fee: 2_500n,
  })
  let transactionId = 100n
  const post = (referenceId: bigint, asset: string, kind: string, amount: bigint) => ({
    referenceId,
    transactionId: transactionId++,
    userId,
    asset,
    kind,
    amount,
  })
  return {
    orders: [
      order(12n, 'filled', 1_000_000n),
      order(13n, 'cancelled', 2_000_000n),
      order(14n, 'open', 3_000_000n),
    ],
    deposits: [{ id: 11n, userId, status: 'approved', amount: 100_000_000n, fee: 0n }],
    postings: [
      post(11n, 'USDT', 'available', 100_000_000n),
      post(12n, 'USDT', 'available', -2_502_500n),
      post(12n, 'P:1', 'available', 1_000_000n),
      post(13n, 'USDT', 'available', -2_502_500n),
      post(13n, 'USDT', 'held', 2_502_500n),
      post(13n, 'USDT', 'available', 2_502_500n),
      post(13n, 'USDT', 'held', -2_502_500n),
      post(14n, 'USDT', 'available', -2_502_500n),
      post(14n, 'USDT', 'held', 2_502_500n),
    ],
    accounts: [
      { userId, asset: 'USDT', kind: 'available', balance: 94_995_000n },
      { userId, asset: 'USDT', kind: 'held', balance: 2_502_500n },
      { userId, asset: 'P:1', kind: 'available', balance: 1_000_000n },
    ],
  } satisfies LedgerTables
}

const checksOf = (history: readonly Operation[], tables: LedgerTables) => [
  ...new Set(checkHistory(history, tables).map(({ check }) => check)),
]
const withOperation = (id: number, change: Partial<Operation>) =>
  honestHistory().map(each => (each.id === id ? { ...each, ...change } : each))

describe('the checker of the cluster run', () => {
  it('finds nothing in an honest history [R2.5]', () => {
    expect(checkHistory(honestHistory(), honestTables())).toEqual([])
  })

  it('accepts an unknown order that is in the ledger, and one that is not [R2.5]', () => {
    expect(checkHistory(withOperation(2, { outcome: 'unknown', answer: {} }), honestTables())).toEqual([])
    const never = operation(9, { name: 'buy', quantity: '0.09', outcome: 'unknown', key: 'k9' })
    expect(checkHistory([...honestHistory(), never], honestTables())).toEqual([])
  })

  it('accepts a repeated request that is answered as before [R2.5]', () => {
    const [, second] = honestHistory()
    const again = operation(9, { ...second, id: 9, name: 'buy', repeats: 2, began: 900, ended: 905 })
    expect(checkHistory([...honestHistory(), again], honestTables())).toEqual([])
  })

  it('finds a confirmed order that the ledger lacks [R2.5]', () => {
    const tables = honestTables()
    expect(checksOf(honestHistory(), { ...tables, orders: tables.orders.slice(1) })).toContain('lost')
  })

  it('finds a confirmed deposit that the ledger lacks [R2.5]', () => {
    expect(checksOf(honestHistory(), { ...honestTables(), deposits: [] })).toContain('lost')
  })

  it('finds a confirmed cancellation whose order is open [R1.2]', () => {
    const tables = honestTables()
    const orders = tables.orders.map(order => (order.id === 13n ? { ...order, status: 'open' } : order))
    expect(checksOf(honestHistory(), { ...tables, orders })).toContain('lost')
  })

  it('finds an order that was placed twice [R2.5]', () => {
    const tables = honestTables()
    expect(
      checksOf(honestHistory(), { ...tables, orders: [...tables.orders, { ...tables.orders[0]!, id: 15n }] }),
    ).toContain('twice')
  })

  it('finds a deposit that was credited twice although its row is there once [R2.5]', () => {
    const tables = honestTables()
    const postings = [...tables.postings, { ...tables.postings[0]!, transactionId: 999n }]
    const accounts = tables.accounts.map(account =>
      account.asset === 'USDT' && account.kind === 'available'
        ? { ...account, balance: account.balance + 100_000_000n }
        : account,
    )
    expect(checksOf(honestHistory(), { ...tables, postings, accounts })).toEqual(['balance'])
  })

  it('finds an order that was refused and still placed [R2.5]', () => {
    expect(
      checksOf(withOperation(2, { outcome: 'refused', reason: 'hint_price_moved' }), honestTables()),
    ).toContain('unasked')
  })

  it('finds an order that nobody asked for [R2.5]', () => {
    const tables = honestTables()
    const extra = { ...tables.orders[0]!, id: 16n, quantity: 5n }
    expect(checksOf(honestHistory(), { ...tables, orders: [...tables.orders, extra] })).toContain('unasked')
  })

  it('finds a cancelled order that nobody cancelled [R1.2]', () => {
    const tables = honestTables()
    const orders = tables.orders.map(order => (order.id === 14n ? { ...order, status: 'cancelled' } : order))
    expect(checksOf(honestHistory(), { ...tables, orders })).toContain('unasked')
  })

  it('finds an order that has another id than was confirmed [R2.5]', () => {
    expect(
      checksOf(withOperation(2, { answer: { id: '99', status: 'filled', ...placed } }), honestTables()),
    ).toContain('wrong')
  })

  it('finds a fill at another cost than was confirmed [R1.2]', () => {
    const answer = {
      id: '12',
      status: 'filled',
      quantity: '0.01',
      cost: '2.4',
      fee: '0.0025',
      total: '2.4025',
    }
    expect(checksOf(withOperation(2, { answer }), honestTables())).toEqual(['balance'])
  })

  it('finds a balance that is not the sum of its entries [R2.5]', () => {
    const tables = honestTables()
    const accounts = tables.accounts.map(account => ({ ...account, balance: account.balance + 1n }))
    expect(checksOf(honestHistory(), { ...tables, accounts })).toEqual(['balance'])
  })

  it('finds a repeated request that is answered with another order [R2.5]', () => {
    const again = operation(9, {
      name: 'buy',
      quantity: '0.01',
      key: 'k2',
      repeats: 2,
      answer: { id: '14', status: 'open', ...placed },
    })
    expect(checksOf([...honestHistory(), again], honestTables())).toContain('repeated differently')
  })

  it('finds a repeated request that is refused although it was confirmed [R2.5]', () => {
    const again = operation(9, {
      name: 'buy',
      quantity: '0.01',
      key: 'k2',
      repeats: 2,
      outcome: 'refused',
      reason: 'hint_price_moved',
    })
    expect(checksOf([...honestHistory(), again], honestTables())).toContain('repeated differently')
  })

  it('finds a list that has become shorter [R7.7]', () => {
    const shorter = operation(9, { name: 'entries', answer: { count: 11 } })
    expect(checksOf([...honestHistory(), shorter], honestTables())).toEqual(['read went back'])
  })

  it('does not compare a list with that of another account', () => {
    const other = operation(9, { name: 'entries', userId: '2', answer: { count: 0 } })
    expect(checksOf([...honestHistory(), other], honestTables())).toEqual([])
  })

  it('finds an order that is open again after it was seen cancelled [R1.2]', () => {
    const again = operation(9, { name: 'orders', answer: { count: 3, rows: [{ id: '13', status: 'open' }] } })
    expect(checksOf([...honestHistory(), again], honestTables())).toEqual(['read went back'])
  })

  it('finds a list without an order that another session was told of before [R2.5]', () => {
    const other = operation(9, { name: 'orders', session: 'b', answer: { count: 2, rows: [] } })
    expect(checksOf([...honestHistory(), other], honestTables())).toEqual(['read went back'])
  })

  it('finds a list with more orders than were asked for [R2.5]', () => {
    const other = operation(9, { name: 'orders', session: 'b', answer: { count: 4, rows: [] } })
    expect(checksOf([...honestHistory(), other], honestTables())).toEqual(['twice'])
  })
})
