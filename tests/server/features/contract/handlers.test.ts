import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { readFeeSettings } from '#src/lib/trading/fee-remarks.ts'
import { compare, sum } from '#src/lib/money/money.ts'
import { contractOrderFields, itWithBackEnd } from '#tests/support/back-end.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const PAGE = { pageNum: 1, pageSize: 100 }

describe('contract over HTTP', () => {
  itWithBackEnd(
    'costs what its preview said, and its entries add up to the balance [R1.2]',
    async backEnd => {
      const member = await backEnd.signUp({ money: '1000' })
      const order = await contractOrderFields(member, { takeProfit: '999999' })
      const { previewPrice: _, idempotencyKey: __, ...body } = order
      const { data: preview } = await member.get('previewContractOrder', { body })
      const { data: receipt } = await member.get('placeContractOrder', { body: order })
      const figures = ({
        quantity,
        notional,
        margin,
        fee,
        total,
        liquidationPrice,
      }: typeof preview | typeof receipt) => ({
        quantity,
        notional,
        margin,
        fee,
        total,
        liquidationPrice,
      })
      expect(figures(receipt)).toEqual(figures(preview))
      expect(preview).toMatchObject({ problem: null, maxLoss: receipt.total })

      const { data: balance } = await member.get('getUserBalance', { query: { currencyId: 3 } })
      const { rows } = await member.get('listLedgerEntries', { query: PAGE })
      for (const which of ['available', 'held'] as const) {
        const amounts = rows.filter(row => row.balance === which).map(row => row.amount)
        expect(compare(sum(amounts), balance[which])).toBe(0)
      }
      expect(balance.held).toBe(receipt.margin)
      expect(rows.find(row => row.referenceType === 'contract')).toMatchObject({ referenceId: receipt.id })
      const { data: panel } = await member.get('getAssetPanel')
      expect(panel.allMarginAmount).toBe(receipt.margin)
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd('is charged by the published fee settings [R3.6]', async backEnd => {
    const { rows } = await backEnd.guest.get('listOrderFeeSettings')
    const { settings } = readFeeSettings(rows)
    for (const [productType, productCode] of [
      [1, 'AAPL'],
      [2, 'BTC'],
      [3, 'ES'],
      [4, 'EURUSD'],
    ] as const) {
      const { data } = await backEnd.guest.get('getContractRules', { query: { productType, productCode } })
      const published = settings[productType]?.[1]
      expect([data.longOpenFeeRate, data.longCloseFeeRate]).toEqual([published?.[1], published?.[2]])
      expect([data.shortOpenFeeRate, data.shortCloseFeeRate]).toEqual([published?.[2], published?.[1]])
    }
  })

  itWithBackEnd(
    'has rules for every product and can be opened and closed in each type [R1.1]',
    async backEnd => {
      const member = await backEnd.signUp({ money: '100000' })
      const { market, store } = backEnd.services
      for (const { productType, productCode, productId } of market.products) {
        const { data } = await backEnd.guest.get('getContractRules', { query: { productType, productCode } })
        expect(data).toMatchObject({ productId, funding: productType === 2 ? {} : null })
        expect(data.expiresAt === null).toBe(productType !== 3)
        const body = {
          productType,
          productCode,
          direction: 'short',
          orderType: 'market',
          leverage: 10,
          margin: '50000',
        }
        const { data: preview } = await member.get('previewContractOrder', { body })
        expect(compare(preview.margin, '50000'), productCode).toBeLessThanOrEqual(0)
      }
      for (const order of [
        { productType: 1, productCode: 'AAPL', quantity: '10', direction: 'short' },
        { productType: 2, productCode: 'ETH', quantity: '1', direction: 'long' },
        { productType: 3, productCode: 'ES', quantity: '1', direction: 'short' },
        { productType: 4, productCode: 'USDJPY', quantity: '0.1', direction: 'long' },
      ]) {
        const { data: opened } = await member.get('placeContractOrder', {
          body: await contractOrderFields(member, order),
        })
        backEnd.clock.advance(60_000)
        const { data } = await member.get('getContractPosition', { query: { id: opened.id } })
        const previewPrice = data.position.nowPrice
        const body = { id: opened.id, previewPrice, idempotencyKey: randomUUID() }
        const { data: part } = await member.get('closeContractPosition', { body })
        expect(part.position).toMatchObject({ status: 'closed', closeReason: 'manual', margin: '0' })
      }
      const history = await member.get('listContractHistory', { query: { ...PAGE, closeReason: 'manual' } })
      expect(history.total).toBe(4)
      const { data: balance } = await member.get('getUserBalance', { query: { currencyId: 3 } })
      const { fees, profit } = {
        fees: sum(history.rows.map(row => `-${row.fees}`)),
        profit: sum(history.rows.map(row => row.realisedProfit)),
      }
      expect(compare(balance.total, sum(['100000', profit, fees]))).toBe(0)
      expect(balance.held).toBe('0')
      expect(await verifyLedger(store)).toEqual([])
    },
  )

  itWithBackEnd('is executed once for one key, and never with other figures', async ({ signUp }) => {
    const member = await signUp({ money: '1000' })
    const order = await contractOrderFields(member)
    const twice = await Promise.all([1, 2, 3].map(() => member.call('placeContractOrder', { body: order })))
    expect(new Set(twice.map(answer => JSON.stringify(answer))).size).toBe(1)
    expect((await member.get('listContractPositions', { query: PAGE })).total).toBe(1)
    const other = await member.call('placeContractOrder', { body: { ...order, leverage: 5 } })
    expect(other).toEqual({ code: 409, msg: 'hint_idempotency_mismatch' })

    const { rows } = await member.get('listContractPositions', { query: PAGE })
    const body = { id: rows[0]!.id, previewPrice: rows[0]!.nowPrice, idempotencyKey: randomUUID() }
    const closings = await Promise.all([1, 2].map(() => member.call('closeContractPosition', { body })))
    expect(closings[0]).toEqual(closings[1])
    // A repeated request gets the same answer, long after the position was closed.
    expect(await member.call('closeContractPosition', { body })).toMatchObject({ code: 200 })
  })

  itWithBackEnd('names the field of a problem', async ({ signUp }) => {
    const member = await signUp({ money: '100' })
    const refuse = async (fields: Record<string, string | number>) => {
      const order = await contractOrderFields(member, { quantity: '0.001' })
      return member.call('placeContractOrder', { body: { ...order, ...fields } })
    }
    expect(await refuse({ quantity: '0.1' })).toMatchObject({
      code: 422,
      msg: 'hint_insufficient_balance',
      params: { field: 'quantity', available: '100', currency: 'USDT' },
    })
    expect(await refuse({ leverage: 7 })).toMatchObject({
      code: 422,
      msg: 'hint_leverage_not_offered',
      params: { field: 'leverage' },
    })
    expect(await refuse({ quantity: '0.0010001' })).toMatchObject({
      code: 422,
      msg: 'hint_off_step',
      params: { field: 'quantity', step: '0.000001' },
    })
    expect(await refuse({ orderType: 'limit', limitPrice: '50000.001' })).toMatchObject({
      msg: 'hint_off_step',
      params: { field: 'limitPrice', step: '0.01' },
    })
    expect(await refuse({ stopLoss: '999999' })).toMatchObject({
      code: 422,
      msg: 'hint_exit_not_below',
      params: { field: 'stopLoss' },
    })
    expect(await refuse({ previewPrice: '100' })).toMatchObject({ code: 460, msg: 'hint_price_moved' })
    expect(await refuse({ productCode: 'NONE' })).toEqual({ code: 460, msg: 'hint_product_unknown' })
    expect(await refuse({ productCode: 'WAVES' })).toEqual({ code: 460, msg: 'hint_product_suspended' })
  })

  itWithBackEnd('is accessible to its owner only', async ({ signUp }) => {
    const member = await signUp({ money: '1000' })
    const stranger = await signUp({ money: '1000' })
    const { data } = await member.get('placeContractOrder', { body: await contractOrderFields(member) })
    const { id } = data
    const unknown = { code: 460, msg: 'hint_position_unknown' }
    const key = () => randomUUID()
    const close = { id, previewPrice: '90000', idempotencyKey: key() }
    expect(await stranger.call('closeContractPosition', { body: close })).toEqual(unknown)
    const margin = { id, amount: '10', idempotencyKey: key() }
    expect(await stranger.call('addContractMargin', { body: margin })).toEqual(unknown)
    expect(await stranger.call('setContractExits', { body: { id, idempotencyKey: key() } })).toEqual(unknown)
    expect(await stranger.call('getContractPosition', { query: { id } })).toEqual(unknown)
    expect((await stranger.get('listContractPositions', { query: PAGE })).total).toBe(0)
  })

  itWithBackEnd(
    'opens and closes at market only while the market is open; margin can be added at any time',
    async ({ signUp, clock }) => {
      // 1 January is a holiday; the second a Friday.
      clock.advance(39 * HOUR)
      const member = await signUp({ money: '1000' })
      const apple = { productType: 1, productCode: 'AAPL', quantity: '2', leverage: 5 }
      const { data } = await member.get('placeContractOrder', {
        body: await contractOrderFields(member, apple),
      })
      clock.advance(24 * HOUR)
      const { id } = data
      const { rows } = await member.get('listContractPositions', { query: PAGE })
      const close = { id, previewPrice: rows[0]!.nowPrice, idempotencyKey: randomUUID() }
      const closed = { code: 460, msg: 'hint_market_closed' }
      expect(await member.call('closeContractPosition', { body: close })).toEqual(closed)
      expect(
        await member.call('placeContractOrder', { body: await contractOrderFields(member, apple) }),
      ).toEqual(closed)
      const margin = { id, amount: '10', idempotencyKey: randomUUID() }
      expect(await member.call('addContractMargin', { body: margin })).toMatchObject({ code: 200 })
      const limit = await contractOrderFields(member, { ...apple, orderType: 'limit', limitPrice: '100' })
      expect(await member.call('placeContractOrder', { body: limit })).toMatchObject({ code: 200 })
    },
    { MARKET_HOURS: 'exchange' },
  )
})

describe('contract lists', () => {
  itWithBackEnd('are paged and filtered, newest first', async ({ signUp, clock }) => {
    const member = await signUp({ money: '10000' })
    const ids: string[] = []
    for (const code of ['BTC', 'ETH', 'BTC']) {
      const quantity = code === 'BTC' ? '0.001' : '0.1'
      const { data } = await member.get('placeContractOrder', {
        body: await contractOrderFields(member, { productCode: code, quantity }),
      })
      ids.unshift(data.id)
      clock.advance(1000)
    }
    const list = await member.get('listContractPositions', { query: { pageNum: 2, pageSize: 2 } })
    expect([list.total, list.rows.map(row => row.id)]).toEqual([3, [ids[2]]])
    const bitcoin = await member.get('listContractPositions', { query: { ...PAGE, productId: 201 } })
    expect(bitcoin.rows.map(row => row.id)).toEqual([ids[0], ids[2]])
    const between = clock.now() + 500
    for (const { id, nowPrice } of bitcoin.rows) {
      const body = { id, previewPrice: nowPrice, idempotencyKey: randomUUID() }
      await member.get('closeContractPosition', { body })
      clock.advance(1000)
    }
    const history = async (query: Record<string, string | number>) =>
      (await member.get('listContractHistory', { query: { ...PAGE, ...query } })).rows.map(row => row.id)
    expect(await history({})).toEqual([ids[2], ids[0]])
    expect(await history({ startTime: between })).toEqual([ids[2]])
    expect(await history({ endTime: between })).toEqual([ids[0]])
    expect(await history({ closeReason: 'liquidation' })).toEqual([])
    const orders = await member.get('listContractOrders', { query: { ...PAGE, status: 'filled' } })
    expect(orders.total).toBe(3)
  })
})
