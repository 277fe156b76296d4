import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { closeContractPosition } from '#server/features/contract/commands.ts'
import { applyContractEvent } from '#server/features/contract/apply-event.ts'
import { listContractPositions, listMovements } from '#server/features/contract/lists.ts'
import {
  cancelContractOrder,
  fillContractOrder,
  rejectContractOrder,
} from '#server/features/contract/order-commands.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { readHouseBalance } from '#server/ledger/balances.ts'
import { add, negate } from '#src/lib/money.ts'
import { itWithStore } from '#tests/support/databases.ts'
import { BTC, addMargin, close, contractMarket, happen, open, setExits } from './customer.ts'
import { giveMoney, wealth } from '../customer.ts'

const TIME = Date.UTC(2026, 0, 1, 8)

describe('a contract position', () => {
  itWithStore('holds its margin and costs its fee as it is opened [R1.2]', async store => {
    await giveMoney(store, 1n, '1000')
    const order = await open(store, { takeProfit: '95000', stopLoss: '88000' })
    expect(order).toMatchObject({
      status: 'filled',
      fillPrice: '91250',
      notional: '912.5',
      margin: '91.25',
      fee: '0.45625',
      total: '91.70625',
      liquidationPrice: '82537.68',
    })
    expect(await wealth(store)).toEqual({ USDT: '908.29375 + 91.25' })
    const { rows } = await listContractPositions(store, {
      userId: 1n,
      status: 'open',
      pageNum: 1,
      pageSize: 5,
    })
    expect(rows).toMatchObject([{ id: order.id, takeProfit: '95000', stopLoss: '88000', margin: '91.25' }])
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore(
    'is closed in parts, each with its share, and its money adds up to the last digit',
    async store => {
      await giveMoney(store, 1n, '1000')
      const { id } = await open(store)
      const half = await close(store, id, '92000', '0.005')
      expect(half).toMatchObject({ margin: '45.625', profit: '3.75', fee: '0.23', returned: '49.145' })
      expect(half.position).toMatchObject({ status: 'open', quantity: '0.005', liquidationPrice: '82537.68' })
      const rest = await close(store, id, '90000')
      expect(rest).toMatchObject({ profit: '-6.25', fee: '0.225', returned: '39.15' })
      expect(rest.position).toMatchObject({
        status: 'closed',
        quantity: '0',
        margin: '0',
        realisedProfit: '-2.5',
        fees: '0.91125',
        closeReason: 'manual',
      })
      expect(await wealth(store)).toEqual({ USDT: '996.58875 + 0' })
      const market = await readHouseBalance(store, 'market', 'USDT')
      expect([market, await readHouseBalance(store, 'fees', 'USDT')]).toEqual(['2.5', '0.91125'])
      const { fills } = await listMovements(store, BigInt(id))
      expect(fills.map(fill => fill.reason)).toEqual(['open', 'manual', 'manual'])
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore('gains when it is short and the price falls', async store => {
    await giveMoney(store, 1n, '1000')
    const { id } = await open(store, { direction: 'short' })
    expect(await close(store, id, '90000')).toMatchObject({ profit: '12.5' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('takes more margin, so that it is liquidated later, up to what it stands for', async store => {
    await giveMoney(store, 1n, '1000')
    const { id } = await open(store)
    expect(await addMargin(store, id, '100')).toMatchObject({
      margin: '191.25',
      marginAdded: '100',
      liquidationPrice: '72487.43',
    })
    await expect(addMargin(store, id, '721.26')).rejects.toMatchObject({
      code: 'above_maximum',
      params: { field: 'amount', maximum: '721.25' },
    })
    await open(store, { userId: 1n, quantity: '0.05' })
    await expect(addMargin(store, id, '700')).rejects.toMatchObject({ code: 'insufficient_balance' })
    await expect(addMargin(store, id, '0.0000001')).rejects.toMatchObject({ code: 'invalid_field' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('loses no more than its margin when the price falls through its liquidation', async store => {
    await giveMoney(store, 1n, '1000')
    const { id } = await open(store)
    await happen(store, id, { kind: 'liquidation', price: '70000', time: TIME })
    expect(await wealth(store)).toEqual({ USDT: '908.29375 + 0' })
    const { fills } = await listMovements(store, BigInt(id))
    expect(fills[1]).toMatchObject({ reason: 'liquidation', profit: '-91.25', fee: '0', time: TIME })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('gives back what is left when it is liquidated at its own price', async store => {
    await giveMoney(store, 1n, '1000')
    const { id } = await open(store)
    await happen(store, id, { kind: 'liquidation', price: '82537.68', time: TIME })
    // 91.25 - 87.1232 - 0.412688
    expect(await wealth(store)).toEqual({ USDT: '912.007862 + 0' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore(
    'pays funding from its margin and receives it there, which moves its liquidation',
    async store => {
      await giveMoney(store, 1n, '1000')
      const { id } = await open(store)
      const paid = await happen(store, id, { kind: 'funding', price: '92000', time: TIME, rate: '0.001' })
      expect(paid).toMatchObject({ margin: 90_330_000n, funding: -920_000n, as_of: BigInt(TIME) })
      expect(paid!.liquidation_price).toBeGreaterThan(8_253_768n * 10n ** 9n)
      const later = TIME + 8 * 3_600_000
      await happen(store, id, { kind: 'funding', price: '92000', time: later, rate: '-0.0005' })
      await happen(store, id, { kind: 'funding', price: '92000', time: later + 1, rate: '0' })
      const { fundings } = await listMovements(store, BigInt(id))
      expect(fundings.map(each => each.amount)).toEqual(['-0.92', '0.46', '0'])
      expect(await wealth(store)).toEqual({ USDT: '908.29375 + 90.79' })
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore('is acted on as it was looked at, or not at all', async store => {
    await giveMoney(store, 1n, '1000')
    const { id } = await open(store)
    const event = { kind: 'takeProfit', price: '95000', time: TIME } as const
    const twice = await Promise.all(
      [1, 2].map(() => store.execute(applyContractEvent, { positionId: BigInt(id), version: 1n, event })),
    )
    expect(twice.filter(one => one !== undefined)).toHaveLength(1)
    await expect(close(store, id, '95000')).rejects.toMatchObject({ code: 'position_not_open' })

    const other = await open(store)
    await addMargin(store, other.id, '1')
    const stale = {
      userId: 1n,
      idempotencyKey: randomUUID(),
      positionId: BigInt(other.id),
      version: 1n,
      at: TIME,
      price: '91250',
      previewPrice: '91250',
    }
    const closing = store.execute(closeContractPosition, stale)
    await expect(closing).rejects.toMatchObject({ code: 'position_changed' })
    const stranger = { ...stale, userId: 2n, version: 2n }
    await expect(store.execute(closeContractPosition, stranger)).rejects.toMatchObject({
      code: 'position_unknown',
    })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('is closed once for one key, and not when the price has run away', async store => {
    await giveMoney(store, 1n, '1000')
    const { id } = await open(store)
    const request = {
      userId: 1n,
      idempotencyKey: randomUUID(),
      positionId: BigInt(id),
      version: 1n,
      at: TIME,
      price: '91250',
      previewPrice: '91800',
      quantity: '0.004',
    }
    await expect(store.execute(closeContractPosition, request)).rejects.toMatchObject({
      code: 'price_moved',
      params: { price: '91250' },
    })
    const confirmed = { ...request, previewPrice: '91500' }
    const answers = await Promise.all([1, 2].map(() => store.execute(closeContractPosition, confirmed)))
    expect(answers[0]).toEqual(answers[1])
    expect(answers[0]!.position.quantity).toBe('0.006')
    for (const quantity of ['0', '0.0061', '0.000000001']) {
      await expect(close(store, id, '91250', quantity)).rejects.toMatchObject({
        params: { field: 'quantity' },
      })
    }
    expect(await verifyLedger(store)).toEqual([])
  })
})

describe('take profit and stop loss', () => {
  itWithStore('are prices that the position can gain and lose at, on the step', async store => {
    await giveMoney(store, 1n, '1000')
    const { id } = await open(store)
    const refuses = (exits: Parameters<typeof setExits>[3], code: string, field: string) =>
      expect(setExits(store, id, '91250', exits)).rejects.toMatchObject({ code, params: { field } })
    await refuses({ takeProfit: '91250' }, 'exit_not_above', 'takeProfit')
    await refuses({ stopLoss: '91250' }, 'exit_not_below', 'stopLoss')
    await refuses({ stopLoss: '82537.68' }, 'exit_behind_liquidation', 'stopLoss')
    await refuses({ takeProfit: '92000.001' }, 'off_step', 'takeProfit')
    const set = await setExits(store, id, '91250', { takeProfit: '95000', stopLoss: '82537.69' })
    expect(set).toMatchObject({ takeProfit: '95000', stopLoss: '82537.69' })
    expect(await setExits(store, id, '91250', {})).toMatchObject({ takeProfit: null, stopLoss: null })
    const short = await open(store, { direction: 'short' })
    const bad = setExits(store, short.id, '91250', { takeProfit: '92000' })
    await expect(bad).rejects.toMatchObject({ code: 'exit_not_below' })
  })
})

describe('a limit order for a contract', () => {
  const limit = { type: 'limit', limitPrice: '90000' } as const

  itWithStore('holds margin and fee while it waits, and gives them back when cancelled', async store => {
    await giveMoney(store, 1n, '1000')
    const order = await open(store, limit)
    expect(order).toMatchObject({ status: 'open', notional: '900', margin: '90', fee: '0.45' })
    expect(await wealth(store)).toEqual({ USDT: '909.55 + 90.45' })
    const cancel = { userId: 1n, idempotencyKey: randomUUID(), orderId: BigInt(order.id) }
    expect(await store.execute(cancelContractOrder, cancel)).toMatchObject({ status: 'cancelled' })
    expect(await wealth(store)).toEqual({ USDT: '1000 + 0' })
    const fill = { orderId: BigInt(order.id), price: '90000', filledAt: TIME, rules: BTC }
    await expect(store.execute(fillContractOrder, fill)).rejects.toMatchObject({ code: 'order_not_open' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('is filled at a better price and gives back what it saved', async store => {
    await giveMoney(store, 1n, '1000')
    const { id } = await open(store, limit)
    const fill = { orderId: BigInt(id), price: '89000', filledAt: TIME, rules: BTC }
    const dear = { ...fill, price: '90000.01' }
    await expect(store.execute(fillContractOrder, dear)).rejects.toMatchObject({ code: 'price_not_reached' })
    const filled = await store.execute(fillContractOrder, fill)
    expect(filled).toMatchObject({ status: 'filled', margin: '89', fee: '0.445', closedAt: TIME })
    expect(await store.execute(fillContractOrder, fill)).toEqual(filled)
    expect(await wealth(store)).toEqual({ USDT: '910.555 + 89' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('to go short above its limit needs no more than was held', async store => {
    await giveMoney(store, 1n, '1000')
    const { id } = await open(store, { type: 'limit', direction: 'short', limitPrice: '92000' })
    const fill = { orderId: BigInt(id), price: '93000', filledAt: TIME, rules: BTC }
    // 92.46 + 0.4623 were held, for a price 0.5 % above the limit; the fee of 930 is 0.465.
    expect(await store.execute(fillContractOrder, fill)).toMatchObject({ margin: '92.4573', fee: '0.465' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('can be ended by the house, with the reason', async store => {
    await giveMoney(store, 1n, '1000')
    const { id } = await open(store, limit)
    const reason = 'hint_product_suspended'
    const ended = await store.execute(rejectContractOrder, { orderId: BigInt(id), reason })
    expect(ended).toMatchObject({ status: 'rejected', reason })
    expect(await wealth(store)).toEqual({ USDT: '1000 + 0' })
  })
})

describe('the house', () => {
  itWithStore('is the other side of every profit and loss', async store => {
    await giveMoney(store, 1n, '1000')
    const { id } = await open(store, { market: contractMarket('100'), quantity: '1' })
    await close(store, id, '104')
    const available = (await wealth(store))['USDT']!.split(' ')[0]!
    const market = await readHouseBalance(store, 'market', 'USDT')
    const fees = await readHouseBalance(store, 'fees', 'USDT')
    expect(add(available, negate('1000'))).toBe(negate(add(market, fees)))
  })
})
