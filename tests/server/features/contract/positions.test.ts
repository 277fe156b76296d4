import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { closeContractPosition } from '#server/features/contract/commands.ts'
import { applyContractEvent } from '#server/features/contract/apply-event.ts'
import { listContractPositions, listMovements } from '#server/features/contract/lists.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { readHouseBalance } from '#server/ledger/balances.ts'
import { add, negate } from '#src/lib/money/money.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'
import {
  addMargin,
  applyEventTo,
  closeContract,
  contractMarket,
  openContract,
  setTpSl,
  standingMarket,
} from './customer.ts'
import { creditMoney, balancesOf } from '../customer.ts'

const TIME = Date.UTC(2026, 0, 1, 8)

describe('contract position', () => {
  itWithStore('holds its margin and pays its fee when it is opened [R1.2]', async store => {
    await creditMoney(store, 1n, '1000')
    const order = await openContract(store, { takeProfit: '95000', stopLoss: '88000' })
    expect(order).toMatchObject({
      status: 'filled',
      fillPrice: '91250',
      notional: '912.5',
      margin: '91.25',
      fee: '0.45625',
      total: '91.70625',
      liquidationPrice: '82537.68',
    })
    expect(await balancesOf(store)).toEqual({ USDT: '908.29375 + 91.25' })
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
    'is closed in parts, each with its share of margin and profit, exact to the last digit',
    async store => {
      await creditMoney(store, 1n, '1000')
      const { id } = await openContract(store)
      const half = await closeContract(store, id, '92000', '0.005')
      expect(half).toMatchObject({ margin: '45.625', profit: '3.75', fee: '0.23', returned: '49.145' })
      expect(half.position).toMatchObject({ status: 'open', quantity: '0.005', liquidationPrice: '82537.68' })
      const rest = await closeContract(store, id, '90000')
      expect(rest).toMatchObject({ profit: '-6.25', fee: '0.225', returned: '39.15' })
      expect(rest.position).toMatchObject({
        status: 'closed',
        quantity: '0',
        margin: '0',
        realisedProfit: '-2.5',
        fees: '0.91125',
        closeReason: 'manual',
      })
      expect(await balancesOf(store)).toEqual({ USDT: '996.58875 + 0' })
      const market = await readHouseBalance(store, 'market', 'USDT')
      expect([market, await readHouseBalance(store, 'fees', 'USDT')]).toEqual(['2.5', '0.91125'])
      const { fills } = await listMovements(store, BigInt(id))
      expect(fills.map(fill => fill.reason)).toEqual(['open', 'manual', 'manual'])
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore('gains when it is short and the price falls', async store => {
    await creditMoney(store, 1n, '1000')
    const { id } = await openContract(store, { direction: 'short' })
    expect(await closeContract(store, id, '90000')).toMatchObject({ profit: '12.5' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore(
    'accepts more margin up to its notional, which moves its liquidation price away',
    async store => {
      await creditMoney(store, 1n, '1000')
      const { id } = await openContract(store)
      expect(await addMargin(store, id, '100')).toMatchObject({
        margin: '191.25',
        marginAdded: '100',
        liquidationPrice: '72487.43',
      })
      await expect(addMargin(store, id, '721.26')).rejects.toMatchObject({
        code: 'above_maximum',
        params: { field: 'amount', maximum: '721.25' },
      })
      await openContract(store, { userId: 1n, quantity: '0.05' })
      await expect(addMargin(store, id, '700')).rejects.toMatchObject({ code: 'insufficient_balance' })
      await expect(addMargin(store, id, '0.0000001')).rejects.toMatchObject({ code: 'invalid_field' })
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore(
    'loses no more than its margin when the price gaps through its liquidation price',
    async store => {
      await creditMoney(store, 1n, '1000')
      const { id } = await openContract(store)
      await applyEventTo(store, id, { kind: 'liquidation', price: '70000', time: TIME })
      expect(await balancesOf(store)).toEqual({ USDT: '908.29375 + 0' })
      const { fills } = await listMovements(store, BigInt(id))
      expect(fills[1]).toMatchObject({ reason: 'liquidation', profit: '-91.25', fee: '0', time: TIME })
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithStore('returns the remaining margin when it is liquidated at its liquidation price', async store => {
    await creditMoney(store, 1n, '1000')
    const { id } = await openContract(store)
    await applyEventTo(store, id, { kind: 'liquidation', price: '82537.68', time: TIME })
    // 91.25 - 87.1232 - 0.412688
    expect(await balancesOf(store)).toEqual({ USDT: '912.007862 + 0' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('pays and receives funding on its margin, which moves its liquidation price', async store => {
    await creditMoney(store, 1n, '1000')
    const { id } = await openContract(store)
    const paid = await applyEventTo(store, id, { kind: 'funding', price: '92000', time: TIME, rate: '0.001' })
    expect(paid).toMatchObject({ margin: 90_330_000n, funding: -920_000n, as_of: BigInt(TIME) })
    expect(paid!.liquidation_price).toBeGreaterThan(8_253_768n * 10n ** 9n)
    const later = TIME + 8 * 3_600_000
    await applyEventTo(store, id, { kind: 'funding', price: '92000', time: later, rate: '-0.0005' })
    await applyEventTo(store, id, { kind: 'funding', price: '92000', time: later + 1, rate: '0' })
    const { fundings } = await listMovements(store, BigInt(id))
    expect(fundings.map(each => each.amount)).toEqual(['-0.92', '0.46', '0'])
    expect(await balancesOf(store)).toEqual({ USDT: '908.29375 + 90.79' })
    expect(await verifyLedger(store)).toEqual([])
  })

  itWithStore('is changed only in the version that the customer saw', async store => {
    await creditMoney(store, 1n, '1000')
    const { id } = await openContract(store)
    const event = { kind: 'takeProfit', price: '95000', time: TIME } as const
    const twice = await Promise.all(
      [1, 2].map(() => store.execute(applyContractEvent, { positionId: BigInt(id), version: 1n, event })),
    )
    expect(twice.filter(one => one !== undefined)).toHaveLength(1)
    await expect(closeContract(store, id, '95000')).rejects.toMatchObject({ code: 'position_not_open' })

    const other = await openContract(store)
    await addMargin(store, other.id, '1')
    const stale = {
      userId: 1n,
      idempotencyKey: randomUUID(),
      positionId: BigInt(other.id),
      version: 1n,
      market: standingMarket('91250', TIME),
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

  itWithStore('is closed once for one key, and not when the price moved too far', async store => {
    await creditMoney(store, 1n, '1000')
    const { id } = await openContract(store)
    const request = {
      userId: 1n,
      idempotencyKey: randomUUID(),
      positionId: BigInt(id),
      version: 1n,
      market: standingMarket('91250', TIME),
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
      await expect(closeContract(store, id, '91250', quantity)).rejects.toMatchObject({
        params: { field: 'quantity' },
      })
    }
    expect(await verifyLedger(store)).toEqual([])
  })
})

describe('take profit and stop loss', () => {
  itWithStore('must be on the gaining and losing side of the price and on its step', async store => {
    await creditMoney(store, 1n, '1000')
    const { id } = await openContract(store)
    const refuses = (exits: Parameters<typeof setTpSl>[3], code: string, field: string) =>
      expect(setTpSl(store, id, '91250', exits)).rejects.toMatchObject({ code, params: { field } })
    await refuses({ takeProfit: '91250' }, 'exit_not_above', 'takeProfit')
    await refuses({ stopLoss: '91250' }, 'exit_not_below', 'stopLoss')
    await refuses({ stopLoss: '82537.68' }, 'exit_behind_liquidation', 'stopLoss')
    await refuses({ takeProfit: '92000.001' }, 'off_step', 'takeProfit')
    const set = await setTpSl(store, id, '91250', { takeProfit: '95000', stopLoss: '82537.69' })
    expect(set).toMatchObject({ takeProfit: '95000', stopLoss: '82537.69' })
    expect(await setTpSl(store, id, '91250', {})).toMatchObject({ takeProfit: null, stopLoss: null })
    const short = await openContract(store, { direction: 'short' })
    const bad = setTpSl(store, short.id, '91250', { takeProfit: '92000' })
    await expect(bad).rejects.toMatchObject({ code: 'exit_not_below' })
  })
})

describe('house account', () => {
  itWithStore('takes the other side of every profit and loss', async store => {
    await creditMoney(store, 1n, '1000')
    const { id } = await openContract(store, { market: contractMarket('100'), quantity: '1' })
    await closeContract(store, id, '104')
    const available = (await balancesOf(store))['USDT']!.split(' ')[0]!
    const market = await readHouseBalance(store, 'market', 'USDT')
    const fees = await readHouseBalance(store, 'fees', 'USDT')
    expect(add(available, negate('1000'))).toBe(negate(add(market, fees)))
  })
})
