import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { findPair, quoteOfPair } from '#server/market/pairs.ts'
import { readFeeSettings } from '#src/lib/trading/fee-remarks.ts'
import { bibiAmount } from '#src/lib/collections/lookups.ts'
import { add, compare, multiply, subtract, sum, trimZeros, truncate } from '#src/lib/money/money.ts'
import { pairPrice } from '#src/lib/trading/pair-price.ts'
import { itWithBackEnd, spotOrderFields, type Person } from '#tests/support/back-end.ts'
import { bibiOrderFields, buyBitcoin } from '#tests/support/features/bibi.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const PAGE = { pageNum: 1, pageSize: 100 }
const etherBitcoin = findPair('ETH/BTC')!

const coins = async (member: Person, code: string) =>
  bibiAmount((await member.get('listBibiAssets')).rows, code)

describe('coin-to-coin over HTTP', () => {
  itWithBackEnd('lists pairs and their rules by code and name, also to guests [R1.2]', async ({ guest }) => {
    const { rows, total } = await guest.get('listBibiPairs', { query: { pageNum: 1, pageSize: 500 } })
    expect(total).toBe(rows.length)
    const [pair] = rows
    const products = await guest.get('listCryptoProducts', { query: { pageNum: 1, pageSize: 500 } })
    const now = (code: string) =>
      products.rows.find(product => product.productCode === code)!.tickerInfo.nowPrice
    expect(pair).toMatchObject({ pairCode: 'ETH/BTC', trading: { status: 'open' } })
    expect(pair!.price).toBe(pairPrice(now('ETH'), now('BTC'), pair!.priceScale))
    const codes = async (keyWords: string) =>
      (await guest.get('listBibiPairs', { query: { pageNum: 1, pageSize: 2, keyWords } })).rows.map(
        row => row.pairCode,
      )
    expect(await codes('solana')).toEqual(['SOL/BTC', 'SOL/ETH'])
    expect(await codes('eth/b')).toEqual(['ETH/BTC'])
    expect(await codes('nothing like this')).toEqual([])
  })

  itWithBackEnd(
    'fills as previewed, at the published fee, and can be recomputed from its entries [R1.2, R3.6]',
    async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      await buyBitcoin(member, '0.02')
      const order = { pairCode: 'ETH/BTC', exchangeType: 1, orderType: 'market', amount: '0.01' }
      const { data: preview } = await member.get('previewBibiOrder', { body: order })
      const body = { ...order, previewPrice: preview.price }
      const { data: placed } = await member.get('placeBibiOrder', {
        body: { ...body, idempotencyKey: randomUUID() },
      })
      for (const name of ['quantity', 'cost', 'feeRate', 'fee', 'paid', 'received', 'value'] as const) {
        expect(placed[name], name).toBe(preview[name])
      }
      expect(placed.fillPrice).toBe(trimZeros(preview.price))
      const { settings } = readFeeSettings((await backEnd.guest.get('listOrderFeeSettings')).rows)
      expect(placed.feeRate).toBe(settings[2]?.[3]?.[1])
      expect(placed.fee).toBe(trimZeros(truncate(multiply(placed.quantity, placed.feeRate), 8)))
      expect(placed.value).toBe(trimZeros(truncate(multiply(placed.paid, placed.quotePrice!), 6)))

      expect(await coins(member, 'BTC')).toBe(subtract('0.02', placed.paid))
      expect(await coins(member, 'ETH')).toBe(placed.received)
      expect(await coins(member, 'SOL')).toBe('0')
      const entries = await member.get('listLedgerEntries', { query: { ...PAGE, balance: 'available' } })
      const own = entries.rows.filter(entry => entry.referenceId === placed.id)
      expect(own.map(entry => [entry.type, entry.assetName, entry.amount]).toSorted()).toEqual([
        ['bibiPaid', 'BTC', `-${placed.paid}`],
        ['bibiReceived', 'ETH', placed.quantity],
        ['fee', 'ETH', `-${placed.fee}`],
      ])
      const ether = entries.rows.filter(entry => entry.assetName === 'ETH')
      expect(sum(ether.map(entry => entry.amount))).toBe(placed.received)
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd('changes no profit figure except by its fee [R3.2]', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    await buyBitcoin(member, '0.02')
    const before = (await member.get('getAssetPanel')).data
    const { data: placed } = await member.get('placeBibiOrder', {
      body: await bibiOrderFields(member, { quantity: '0.4' }),
    })
    const after = (await member.get('getAssetPanel')).data
    const cost = multiply(placed.fee, placed.basePrice!)
    // Buying the bitcoin beforehand cost a fee as well.
    const spotFee = '0.1'
    for (const name of ['profitAndLoseToday', 'userBalanceConvert'] as const) {
      const lost = subtract(before[name], after[name])
      expect(compare(lost, '0'), name).toBe(1)
      expect(compare(lost, add(cost, add(spotFee, '0.05'))), name).toBe(-1)
    }
  })

  itWithBackEnd('names the field of a problem in the preview and in the refusal', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    const order = await bibiOrderFields(member)
    const problem = async (fields: Record<string, string | number | undefined>) => {
      const { previewPrice: _, idempotencyKey: __, ...body } = order
      return (await member.get('previewBibiOrder', { body: { ...body, ...fields } })).data.problem
    }
    const place = (fields: Record<string, string | number | undefined>) =>
      member.call('placeBibiOrder', { body: { ...order, idempotencyKey: randomUUID(), ...fields } })
    expect(await problem({})).toBeNull()
    const offTick = { orderType: 'limit', limitPrice: '0.0333333333' }
    expect(await problem(offTick)).toMatchObject({ field: 'limitPrice', msg: 'hint_off_step' })
    expect(await place(offTick)).toEqual({
      code: 422,
      msg: 'hint_off_step',
      params: { field: 'limitPrice', step: '0.0000001' },
    })
    expect(await place({ quantity: '0.000000001' })).toMatchObject({
      code: 422,
      params: { field: 'quantity', step: '0.00000001' },
    })
    expect(await place({ quantity: '3' })).toEqual({
      code: 422,
      msg: 'hint_insufficient_balance',
      params: { field: 'quantity', available: '0.001', currency: 'BTC' },
    })
    expect(await problem({ quantity: '999999999999.99' })).toMatchObject({ msg: 'hint_above_maximum' })
    expect(await place({ previewPrice: '0.01' })).toMatchObject({ code: 460, msg: 'hint_price_moved' })
    expect(await place({ pairCode: 'BTC/ETH' })).toEqual({ code: 460, msg: 'hint_pair_unknown' })
    expect(await problem({ pairCode: 'WAVES/BTC' })).toEqual({ field: 'pair', msg: 'hint_product_suspended' })
    expect(await place({ pairCode: 'WAVES/BTC' })).toEqual({ code: 460, msg: 'hint_product_suspended' })
    expect(await member.call('listBibiOrders', { query: { ...PAGE, pairCode: 'X/Y' } })).toMatchObject({
      msg: 'hint_pair_unknown',
    })
    expect((await member.get('listBibiOrders', { query: PAGE })).total).toBe(0)
  })

  itWithBackEnd(
    'fills a limit order at the first price that reaches it, also after days of downtime',
    async backEnd => {
      const { services, clock } = backEnd
      const member = await backEnd.signUp({ money: '5000' })
      await buyBitcoin(member, '0.02')
      const now = clock.now()
      const { price } = quoteOfPair(services.market, etherBitcoin)
      // The simulated market tells when the pair is cheaper within two days.
      const ahead = Array.from({ length: 96 }, (_, half) =>
        quoteOfPair(services.market, etherBitcoin, now + (half + 1) * (HOUR / 2)),
      )
      const low = ahead.map(one => one.price).toSorted(compare)[2]!
      const limitPrice = compare(low, price) === -1 ? low : price
      const order = { orderType: 'limit', limitPrice, quantity: '0.3' }
      const { data: open } = await member.get('placeBibiOrder', {
        body: await bibiOrderFields(member, order),
      })
      expect(open).toMatchObject({ status: 'open', fillPrice: null })
      expect(await backEnd.matchMarket()).toBe(0)

      clock.advance(48 * HOUR)
      const fills = await Promise.all([backEnd.matchMarket(), backEnd.matchMarket()])
      expect(Math.max(...fills)).toBe(1)
      expect(await backEnd.matchMarket()).toBe(0)
      const { rows } = await member.get('listBibiOrders', { query: { ...PAGE, status: 'ended' } })
      const [filled] = rows
      const then = quoteOfPair(services.market, etherBitcoin, filled!.closedAt!)
      expect(filled).toMatchObject({
        id: open.id,
        status: 'filled',
        fillPrice: trimZeros(then.price),
        basePrice: trimZeros(then.basePrice),
        quotePrice: trimZeros(then.quotePrice),
      })
      expect(compare(filled!.fillPrice!, limitPrice)).not.toBe(1)
      expect(compare(filled!.paid, open.paid)).not.toBe(1)
      expect(await verifyLedger(services.store)).toEqual([])
    },
  )

  itWithBackEnd('spot orders cannot sell coins that an open coin-to-coin order holds', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    const order = await bibiOrderFields(member, { orderType: 'limit', limitPrice: '0.02', quantity: '0.05' })
    const { data: open } = await member.get('placeBibiOrder', { body: order })
    const { rows } = await member.get('listHoldings')
    expect(rows[0]).toMatchObject({ productCode: 'BTC', available: '0', held: '0.001' })
    const sale = { productType: 2, productCode: 'BTC', exchangeType: 2, quantity: '0.001' }
    expect(await member.call('placeSpotOrder', { body: await spotOrderFields(member, sale) })).toMatchObject({
      msg: 'hint_insufficient_balance',
    })
    const cancel = { body: { id: open.id, idempotencyKey: randomUUID() } }
    expect((await member.get('cancelBibiOrder', cancel)).data.status).toBe('cancelled')
    expect(await member.get('cancelBibiOrder', cancel)).toMatchObject({ data: { id: open.id } })
    const stranger = await backEnd.signUp()
    expect(await stranger.call('cancelBibiOrder', cancel)).toMatchObject({ msg: 'hint_order_unknown' })
    expect((await member.get('listHoldings')).rows[0]).toMatchObject({ available: '0.001', held: '0' })
  })
})
