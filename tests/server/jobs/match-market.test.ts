import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { fillContractOrder } from '#server/features/contract/order-commands.ts'
import { fillSpotOrder } from '#server/features/spot/fill-order.ts'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { countFailedItems, listAllFailedItems } from '#server/kernel/failed-items.ts'
import { MAX_BALANCE } from '#server/ledger/balance-limit.ts'
import { productAsset } from '#server/ledger/units.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { marketJobs } from '#server/jobs/match-market.ts'
import { contractRules } from '#server/features/contract/rules.ts'
import { multiply, truncate } from '#src/lib/money/money.ts'
import {
  contractOrderFields,
  itWithBackEnd,
  spotOrderFields,
  runJobsTwice,
  type BackEnd,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'
import { runStatements } from '#tests/support/databases/databases.ts'
import { setBalance } from '../features/customer.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const bitcoin = findProductByCode(2, 'BTC')!
const sats = findProductByCode(2, '1000SATS') ?? findProductByCode(2, 'SATS')!

const priceOf = ({ services }: BackEnd, product = bitcoin) => services.market.quote(product).nowPrice
const part = (price: string, of: string, scale = bitcoin.priceScale) => truncate(multiply(price, of), scale)

/** A limit order without a preview, as a hostile customer sends it. */
const limitContract = (fields: Fields): Fields => ({
  productType: 2,
  productCode: 'BTC',
  direction: 'short',
  orderType: 'limit',
  leverage: 10,
  quantity: '0.01',
  previewPrice: '1',
  idempotencyKey: randomUUID(),
  ...fields,
})

const placeContract = (person: Person, fields: Fields) =>
  person.call('placeContractOrder', { body: limitContract(fields) })

/** Changes a limit past the checks of placing, as if the market had moved since. */
const setLimit = ({ services }: BackEnd, id: string, limit: string, quantity?: string) =>
  runStatements(services.store, [
    `UPDATE contract_orders SET limit_price = ${BigInt(Number(limit) * 100) * 10n ** 9n}${
      quantity === undefined ? '' : `, quantity = ${BigInt(quantity) * 10n ** 8n}`
    } WHERE id = $1`,
    [BigInt(id)],
  ])

const messagesOf = async (person: Person) =>
  (await person.get('listMessages', { query: { pageNum: 1, pageSize: 20 } })).rows

describe('limit order that cannot be filled as placed', () => {
  itWithBackEnd('a short far below the market is refused when placed (M1, M3)', async backEnd => {
    const hostile = await backEnd.signUp({ money: '100000' })
    for (const [leverage, quantity, limitPrice] of [
      [1, '100', '0.01'],
      [10, '100', '9120'],
      [100, '1', part(priceOf(backEnd), '0.05')],
    ] as const) {
      const answer = await placeContract(hostile, { leverage, quantity, limitPrice })
      expect(answer).toMatchObject({ code: 422, params: { field: 'limitPrice' } })
    }
    const near = await placeContract(hostile, { limitPrice: part(priceOf(backEnd), '0.9951') })
    expect(near.code).toBe(200)
  })

  itWithBackEnd('a long whose fill would be worth nothing is refused when placed (M1)', async backEnd => {
    const hostile = await backEnd.signUp({ money: '1000' })
    const answer = await placeContract(hostile, {
      productCode: sats.productCode,
      direction: 'long',
      leverage: 50,
      quantity: '1',
      limitPrice: '1',
    })
    expect(answer).toMatchObject({ code: 422, msg: 'hint_notional_below' })
  })

  itWithBackEnd(
    'is rejected with its reason and its hold released, while liquidations, stops and fills of others continue (M1)',
    async backEnd => {
      const [hostile, honest] = [
        await backEnd.signUp({ money: '5000' }),
        await backEnd.signUp({ money: '5000' }),
      ]
      const now = priceOf(backEnd)
      const { data } = (await placeContract(hostile, { limitPrice: now })) as { data?: { id: string } }
      // The market has risen a hundredfold since it was placed.
      await setLimit(backEnd, data!.id, '0.01', '100')
      const own = await placeContract(honest, { direction: 'long', limitPrice: part(now, '1.01') })
      const position = await contractOrderFields(honest, { leverage: 100 })
      await honest.get('placeContractOrder', { body: position })
      backEnd.clock.advance(1000)
      await backEnd.matchMarket()

      const orders = await hostile.get('listContractOrders', { query: { pageNum: 1, pageSize: 5 } })
      expect(orders.rows[0]).toMatchObject({ status: 'rejected', reason: 'hint_fill_above_maximum' })
      const { data: balance } = await hostile.get('getUserBalance', { query: { currencyId: 3 } })
      expect(balance).toMatchObject({ available: '5000', held: '0' })
      expect(await messagesOf(hostile)).toContainEqual(
        expect.objectContaining({
          kind: 'order_rejected',
          params: { market: 'contract', product: 'BTC', reason: 'hint_fill_above_maximum' },
        }),
      )
      const positions = await honest.get('listContractPositions', { query: { pageNum: 1, pageSize: 5 } })
      expect(positions.rows.map(({ id }) => id)).toContain((own as { data?: { id: string } }).data!.id)
      // Positions at leverage 100 are liquidated or stopped within days, so the engine still runs.
      backEnd.clock.advance(20 * 24 * HOUR)
      await backEnd.matchMarket()
      const closed = await honest.get('listContractHistory', { query: { pageNum: 1, pageSize: 5 } })
      expect(closed.rows.length).toBeGreaterThan(0)
      expect(await countFailedItems(backEnd.services.store)).toBe(0)
      expect(await verifyLedger(backEnd.services.store)).toEqual([])
    },
  )

  itWithBackEnd('never opens a position beyond the maximum size and leverage (M3)', async backEnd => {
    const hostile = await backEnd.signUp({ money: '90000' })
    const now = priceOf(backEnd)
    const rules = contractRules(bitcoin, 'short', backEnd.clock.now())
    const highest = rules.leverages.at(-1)!
    const answer = await placeContract(hostile, { leverage: highest, quantity: '1', limitPrice: now })
    const { id } = (answer as unknown as { data: { id: string } }).data
    const fill = { orderId: BigInt(id), filledAt: backEnd.clock.now(), rules }
    // The hold covers up to half a percent above the limit.
    const far = await backEnd.services.store.execute(fillContractOrder, { ...fill, price: part(now, '1.01') })
    expect(far).toMatchObject({ status: 'rejected', reason: 'hint_fill_margin_short' })
    const next = await placeContract(hostile, { leverage: highest, quantity: '1', limitPrice: now })
    const { id: second } = (next as unknown as { data: { id: string } }).data
    const near = await backEnd.services.store.execute(fillContractOrder, {
      ...fill,
      orderId: BigInt(second),
      price: part(now, '1.005'),
    })
    expect(near.status).toBe('filled')
    expect(Number(near.notional) / Number(near.margin)).toBeLessThanOrEqual(highest)
    expect(await verifyLedger(backEnd.services.store)).toEqual([])
  })
})

describe('balance', () => {
  itWithBackEnd(
    'has a maximum: a purchase beyond it is refused and a fill rejected, while others are filled (M2)',
    async backEnd => {
      const [hostile, honest] = [
        await backEnd.signUp({ money: '5000' }),
        await backEnd.signUp({ money: '5000' }),
      ]
      const { store, market } = backEnd.services
      const userId = (
        await store.query<{ owner: bigint }>(
          "SELECT owner FROM accounts WHERE asset = 'USDT' AND kind = 'available' ORDER BY owner",
        )
      )[0]!.owner
      const coin = { productType: 2, productCode: sats.productCode }
      await hostile.get('placeSpotOrder', {
        body: await spotOrderFields(hostile, { ...coin, quantity: sats.maxQuantity }),
      })
      const price = market.quote(sats).nowPrice
      const limit = await hostile.get('placeSpotOrder', {
        body: await spotOrderFields(hostile, {
          ...coin,
          quantity: sats.maxQuantity,
          orderType: 'limit',
          limitPrice: price,
        }),
      })
      // Set directly, instead of many more purchases.
      const asset = productAsset(sats.productId)
      await setBalance(store, { owner: userId, asset, balance: MAX_BALANCE })
      const more = await hostile.call('placeSpotOrder', {
        body: { ...(await spotOrderFields(hostile, { ...coin, quantity: '10000000' })) },
      })
      expect(more).toMatchObject({
        code: 460,
        msg: 'hint_balance_limit',
        params: { currency: sats.productCode },
      })
      const other = await honest.get('placeSpotOrder', {
        body: await spotOrderFields(honest, {
          ...coin,
          quantity: '10000000',
          orderType: 'limit',
          limitPrice: price,
        }),
      })
      const { id: orderId } = limit.data
      expect(
        await store.execute(fillSpotOrder, { orderId: BigInt(orderId), price, product: sats }),
      ).toMatchObject({ status: 'rejected', reason: 'hint_fill_balance_limit' })
      expect(
        await store.execute(fillSpotOrder, { orderId: BigInt(other.data.id), price, product: sats }),
      ).toMatchObject({ status: 'filled' })
    },
  )
})

describe('failed item', () => {
  itWithBackEnd(
    'is recorded and retried with growing delays, while everything else continues (M1, M2, M4)',
    async backEnd => {
      const [broken, honest] = [
        await backEnd.signUp({ money: '5000' }),
        await backEnd.signUp({ money: '5000' }),
      ]
      const { store } = backEnd.services
      const now = priceOf(backEnd)
      const place = async (person: Person) =>
        (
          await person.get('placeSpotOrder', {
            body: await spotOrderFields(person, {
              productType: 2,
              productCode: 'BTC',
              quantity: '0.01',
              orderType: 'limit',
              limitPrice: part(now, '1.02'),
            }),
          })
        ).data.id
      const [first, second] = [await place(broken), await place(honest)]
      // An invalid rate, so that the fill of this order throws.
      await runStatements(store, [
        "UPDATE spot_orders SET fee_rate = 'broken' WHERE id = $1",
        [BigInt(first)],
      ])
      backEnd.clock.advance(1000)
      expect(await backEnd.matchMarket()).toBe(1)
      const { rows } = await honest.get('listSpotOrders', { query: { pageNum: 1, pageSize: 5 } })
      expect(rows[0]).toMatchObject({ id: second, status: 'filled' })
      expect(await listAllFailedItems(store, 10)).toMatchObject([
        { item: `spot orders:${first}`, failures: 1 },
      ])
      const health = await backEnd.app.request('/healthz')
      expect(await health.json()).toMatchObject({ status: 'ok', failedItems: 1 })
      for (const pause of [1000, 2000, 4000]) {
        backEnd.clock.advance(pause - 1)
        await backEnd.matchMarket()
        backEnd.clock.advance(1)
        await backEnd.matchMarket()
      }
      expect(await listAllFailedItems(store, 10)).toMatchObject([{ failures: 4 }])
      // A node that has just started finds it again once it can be filled, however old it is.
      await runStatements(store, ["UPDATE spot_orders SET fee_rate = '0.001' WHERE id = $1", [BigInt(first)]])
      backEnd.clock.advance(HOUR)
      expect(await runJobsTwice(backEnd.services, marketJobs(backEnd.services))).toBe(1)
      expect(await countFailedItems(store)).toBe(0)
      const [mended] = (await broken.get('listSpotOrders', { query: { pageNum: 1, pageSize: 5 } })).rows
      expect(mended).toMatchObject({ id: first, status: 'filled' })
      expect(mended!.closedAt! - mended!.createdAt).toBeLessThanOrEqual(1000)
    },
  )
})
