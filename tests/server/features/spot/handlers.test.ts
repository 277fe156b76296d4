import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { readFeeSettings } from '#src/lib/trading/fee-remarks.ts'
import { add, compare, multiply, sum } from '#src/lib/money/money.ts'
import { itWithBackEnd, spotOrderFields } from '#tests/support/back-end.ts'

const PAGE = { pageNum: 1, pageSize: 100 }

describe('spot order over HTTP', () => {
  itWithBackEnd('costs what its preview said, and its entries add up to the balance', async backEnd => {
    const member = await backEnd.signUp({ money: '1000' })
    const order = await spotOrderFields(member)
    const { productType, productCode, exchangeType, orderType, quantity } = order
    const body = { productType, productCode, exchangeType, orderType, quantity }
    const { data: preview } = await member.get('previewSpotOrder', { body })
    const { data: receipt } = await member.get('placeSpotOrder', { body: order })
    const figures = ({ cost, fee, total, feeRate }: typeof preview | typeof receipt) => ({
      cost,
      fee,
      total,
      feeRate,
    })
    expect(figures(receipt)).toEqual(figures(preview))
    expect(receipt).toMatchObject({ status: 'filled', fillPrice: preview.price, productCode: 'AAPL' })

    const { data: balance } = await member.get('getUserBalance', { query: { currencyId: 3 } })
    const { rows } = await member.get('listLedgerEntries', { query: { ...PAGE, balance: 'available' } })
    const money = rows.filter(row => row.currencyId === 3)
    expect(compare(sum(money.map(row => row.amount)), balance.available)).toBe(0)
    expect(compare(add(balance.available, receipt.total), '1000')).toBe(0)
    expect(rows.find(row => row.productId === 1)).toMatchObject({
      assetName: 'AAPL',
      amount: '2',
      currencyId: null,
    })
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })

  itWithBackEnd(
    'is charged by the published fee settings, as their remarks are parsed [R3.6]',
    async backEnd => {
      const member = await backEnd.signUp({ money: '1000' })
      const { rows } = await backEnd.guest.get('listOrderFeeSettings')
      const { settings, unreadable } = readFeeSettings(rows)
      expect(unreadable).toEqual([])
      expect(rows).toHaveLength(32)
      const { data } = await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
      const rate = settings[1]?.[2]?.[1] ?? ''
      expect(data.feeRate).toBe(rate)
      expect(compare(data.fee, multiply(data.cost, rate))).toBeLessThanOrEqual(0)
    },
  )

  itWithBackEnd('is placed once for one key, and never with other figures', async ({ signUp }) => {
    const member = await signUp({ money: '1000' })
    const order = await spotOrderFields(member)
    const twice = await Promise.all([1, 2, 3].map(() => member.call('placeSpotOrder', { body: order })))
    expect(new Set(twice.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect((await member.get('listSpotOrders', { query: PAGE })).total).toBe(1)
    const other = await member.call('placeSpotOrder', { body: { ...order, quantity: '1' } })
    expect(other).toEqual({ code: 409, msg: 'hint_idempotency_mismatch' })
  })

  itWithBackEnd('names the field of a problem', async ({ signUp }) => {
    const member = await signUp({ money: '100' })
    const refuse = async (fields: Record<string, string>) => {
      const body = {
        productType: 1,
        productCode: 'AAPL',
        exchangeType: 1,
        orderType: 'market',
        quantity: '0.1',
        ...fields,
      }
      const confirmed = {
        ...body,
        previewPrice: fields['previewPrice'] ?? '230',
        idempotencyKey: randomUUID(),
      }
      return member.call('placeSpotOrder', { body: confirmed })
    }
    expect(await refuse({ quantity: '2' })).toMatchObject({
      code: 422,
      msg: 'hint_insufficient_balance',
      params: { field: 'quantity', available: '100', currency: 'USDT' },
    })
    expect(await refuse({ quantity: '0.000000001' })).toMatchObject({
      code: 422,
      params: { field: 'quantity', decimals: '8' },
    })
    expect(await refuse({ orderType: 'limit' })).toMatchObject({ code: 422, params: { field: 'limitPrice' } })
    expect(await refuse({ previewPrice: '100' })).toMatchObject({ code: 460, msg: 'hint_price_moved' })
    expect(await refuse({ productCode: 'NONE' })).toEqual({ code: 460, msg: 'hint_product_unknown' })
    expect(await refuse({ productCode: 'PARA' })).toEqual({ code: 460, msg: 'hint_product_suspended' })
    const forex = { productType: '4', productCode: 'EURUSD' }
    expect(await refuse(forex)).toEqual({ code: 460, msg: 'hint_position_type_unavailable' })
  })

  itWithBackEnd('has the same problems in its preview, however large the figures', async ({ signUp }) => {
    const member = await signUp({ money: '100' })
    const problem = async (fields: Record<string, string | number>) => {
      const body = { productType: 1, productCode: 'AAPL', exchangeType: 1, orderType: 'market', ...fields }
      return (await member.get('previewSpotOrder', { body })).data.problem
    }
    expect(await problem({ quantity: '0.1' })).toBeNull()
    expect(await problem({ quantity: '999999999999' })).toMatchObject({ msg: 'hint_above_maximum' })
    expect(await problem({ quantity: '1', orderType: 'limit', limitPrice: '99999999' })).toMatchObject({
      field: 'limitPrice',
    })
    expect(await problem({ amount: '50', exchangeType: 2 })).toMatchObject({
      field: 'amount',
      msg: 'hint_insufficient_balance',
    })
    expect(await problem({ quantity: '1', productCode: 'PARA' })).toEqual({
      field: 'product',
      msg: 'hint_product_suspended',
    })
    expect(await problem({})).toMatchObject({ field: 'quantity' })
  })

  itWithBackEnd(
    'can be previewed for every product, also the cheapest coins',
    async ({ signUp, services }) => {
      const member = await signUp({ money: '100' })
      for (const { productType, productCode } of services.market.products) {
        const body = { productType, productCode, exchangeType: 1, orderType: 'market', amount: '50' }
        expect(await member.call('previewSpotOrder', { body }), productCode).toMatchObject({ code: 200 })
      }
    },
  )

  itWithBackEnd(
    'can be cancelled by its owner only while open, and releases what it held',
    async ({ signUp }) => {
      const member = await signUp({ money: '1000' })
      const stranger = await signUp()
      const order = await spotOrderFields(member, { orderType: 'limit', limitPrice: '100' })
      const { data } = await member.get('placeSpotOrder', { body: order })
      const balance = async () => (await member.get('getUserBalance', { query: { currencyId: 3 } })).data
      expect(await balance()).toMatchObject({ available: '799.8', held: '200.2', total: '1000' })
      const cancel = () => ({ body: { id: data.id, idempotencyKey: randomUUID() } })
      expect(await stranger.call('cancelSpotOrder', cancel())).toEqual({
        code: 460,
        msg: 'hint_order_unknown',
      })
      expect(await member.call('cancelSpotOrder', cancel())).toMatchObject({ data: { status: 'cancelled' } })
      expect(await balance()).toMatchObject({ available: '1000', held: '0' })
      expect(await member.call('cancelSpotOrder', cancel())).toEqual({
        code: 460,
        msg: 'hint_order_not_open',
      })
    },
  )
})

describe('account value', () => {
  itWithBackEnd('is its money and its holdings at current prices', async ({ signUp, clock }) => {
    const member = await signUp({ money: '1000' })
    await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
    clock.advance(3 * 86_400_000)
    const [panel, holdings, balance] = await Promise.all([
      member.get('getAssetPanel'),
      member.get('listHoldings'),
      member.get('getUserBalance', { query: { currencyId: 3 } }),
    ])
    const [holding] = holdings.rows
    expect(holding).toMatchObject({ productCode: 'AAPL', quantity: '2', available: '2', held: '0' })
    expect(compare(holding!.value, multiply(holding!.nowPrice, '2'))).toBe(0)
    expect(compare(panel.data.userBalanceConvert, add(balance.data.total, holding!.value))).toBe(0)
    expect(panel.data.profitAndLose).toBe(holding!.profit)
  })

  itWithBackEnd(
    'has lost only the fee on the day of a purchase at an unchanged price',
    async ({ signUp }) => {
      const member = await signUp({ money: '1000' })
      const { data } = await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
      const { data: panel } = await member.get('getAssetPanel')
      expect(panel.profitAndLoseToday).toBe(`-${data.fee}`)
      expect(panel.profitAndLose).toBe(`-${data.fee}`)
    },
  )
})

describe('deposits over HTTP', () => {
  itWithBackEnd('wait for the operator, who applies the published rule once', async backEnd => {
    const member = await backEnd.signUp()
    const deposit = async (amount: string) => {
      const body = { channelId: 1, amount, idempotencyKey: randomUUID() }
      return (await member.get('createDeposit', { body })).data
    }
    expect(await deposit('250')).toMatchObject({
      status: 'pending',
      credited: '250',
      channelName: 'Sandbox transfer',
    })
    await deposit('20.13')
    backEnd.clock.advance(2999)
    expect(await backEnd.reviewDeposits()).toBe(0)
    backEnd.clock.advance(1)
    await Promise.all([backEnd.reviewDeposits(), backEnd.reviewDeposits()])
    const { rows } = await member.get('listDeposits', { query: PAGE })
    expect(rows.map(({ status, credited, reason }) => [status, credited, reason])).toEqual([
      ['rejected', '0', 'hint_deposit_rejected'],
      ['approved', '250', null],
    ])
    expect((await member.get('getUserBalance', { query: { currencyId: 3 } })).data.available).toBe('250')
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })

  itWithBackEnd(
    'are refused outside their limits and through an unknown channel [R5.4]',
    async ({ signUp }) => {
      const member = await signUp()
      const refuse = (channelId: number, amount: string) =>
        member.call('createDeposit', { body: { channelId, amount, idempotencyKey: randomUUID() } })
      expect(await refuse(1, '9.99')).toEqual({
        code: 422,
        msg: 'hint_below_minimum',
        params: { field: 'amount', minimum: '10', currency: 'USDT' },
      })
      expect(await refuse(1, '100000.01')).toMatchObject({ code: 422, msg: 'hint_above_maximum' })
      expect(await refuse(1, '10.001')).toMatchObject({ code: 422, params: { field: 'amount' } })
      expect(await refuse(999, '10')).toMatchObject({ code: 422, params: { field: 'channelId' } })
    },
  )
})

describe('watchlist', () => {
  itWithBackEnd(
    'is marked in every product list and accepts only matching type and code [R7.6]',
    async ({ signUp }) => {
      const member = await signUp()
      const apple = { productCode: 'AAPL', productType: 1, productId: 1 }
      expect(await member.call('addToWatchlist', { body: apple })).toEqual({
        code: 200,
        msg: 'hint_added_to_watchlist',
      })
      expect(await member.call('addToWatchlist', { body: apple })).toMatchObject({ code: 200 })
      expect((await member.get('listWatchlist')).rows.map(row => row.productCode)).toEqual(['AAPL'])
      const { rows } = await member.get('listStockProducts', { query: { pageNum: 1, pageSize: 2 } })
      expect(rows.map(row => row.isOption)).toEqual([1, 0])
      for (const [fields, field] of [
        [{ productCode: 'NONE' }, 'productCode'],
        [{ productType: 2 }, 'productCode'],
        [{ productId: 2 }, 'productId'],
      ] as const) {
        const answer = await member.call('addToWatchlist', { body: { ...apple, ...fields } })
        expect(answer).toEqual({ code: 422, msg: 'hint_invalid_field', params: { field } })
      }
      await member.get('removeFromWatchlist', { body: apple })
      expect((await member.get('listWatchlist')).total).toBe(0)
    },
  )
})
