/** An order is canceled as the market has left it when the command holds the wallet, not when it arrives. */
import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { recordFailure } from '#server/kernel/failed-items.ts'
import { busyError } from '#server/kernel/store-unavailable.ts'
import { findPair, quoteOfPair } from '#server/market/pairs.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { compare, multiply, truncate } from '#src/lib/money/money.ts'
import {
  contractOrderFields,
  createBackEnd,
  spotOrderFields,
  type BackEnd,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'
import { createTestClock, itOnEveryEngine } from '#tests/support/databases/databases.ts'
import { bibiOrderFields } from '#tests/support/features/bibi.ts'
import { key } from '#tests/support/features/follow.ts'
import { subscriptionFields } from '#tests/support/features/new-shares.ts'
import { PRODUCTS, itWithLateWallet } from '#tests/support/late-wallet.ts'

const PAIR = findPair('ETH/BTC')!
const BITCOIN = { productType: 2, productCode: 'BTC', quantity: '0.01' }

/** Milliseconds between prices; those of Bitcoin and Ether come at the same times. */
const TICK = PRODUCTS.BTC.tickPeriod

type PriceAt = (time: number) => string

/** Places an open order near the price of its instrument. */
interface Kind {
  readonly title: string
  readonly instrument: 'BTC' | 'pair'
  readonly place: 'placeSpotOrder' | 'placeContractOrder' | 'placeBibiOrder'
  readonly cancel: 'cancelSpotOrder' | 'cancelContractOrder' | 'cancelBibiOrder'
  readonly list: 'listSpotOrders' | 'listContractOrders' | 'listBibiOrders'
  /** @param near a part of the price */
  readonly fields: (member: Person, near: (part: string) => string) => Promise<Fields>
  /** The part of the price at which the market fills it, from above. */
  readonly filledAt: string
}

const SPOT = {
  instrument: 'BTC',
  place: 'placeSpotOrder',
  cancel: 'cancelSpotOrder',
  list: 'listSpotOrders',
} as const
const limitOrder = { orderType: 'limit' }

const limitPurchase: Kind = {
  ...SPOT,
  title: 'spot limit order',
  fields: (member, near) =>
    spotOrderFields(member, { ...BITCOIN, ...limitOrder, limitPrice: near('0.9998') }),
  filledAt: '0.9998',
}
const limitContract: Kind = {
  title: 'contract limit order',
  instrument: 'BTC',
  place: 'placeContractOrder',
  cancel: 'cancelContractOrder',
  list: 'listContractOrders',
  fields: (member, near) => contractOrderFields(member, { ...limitOrder, limitPrice: near('0.9998') }),
  filledAt: '0.9998',
}
const KINDS: readonly Kind[] = [
  limitPurchase,
  limitContract,
  {
    title: 'coin-to-coin limit order',
    instrument: 'pair',
    place: 'placeBibiOrder',
    cancel: 'cancelBibiOrder',
    list: 'listBibiOrders',
    fields: (member, near) => bibiOrderFields(member, { ...limitOrder, limitPrice: near('0.9995') }),
    filledAt: '0.9995',
  },
  {
    ...SPOT,
    title: 'spot stop order',
    fields: async (member, near) => {
      await member.get('placeSpotOrder', { body: await spotOrderFields(member, BITCOIN) })
      const sale = { ...BITCOIN, exchangeType: 2, orderType: 'stop', stopPrice: near('0.9998') }
      return spotOrderFields(member, sale)
    },
    filledAt: '0.9998',
  },
]

/** The price of an instrument, and a part of the present one in its decimals. */
function pricesOf({ services: { market }, clock }: BackEnd, instrument: Kind['instrument']) {
  const priceAt: PriceAt = time =>
    instrument === 'BTC' ? market.quote(PRODUCTS.BTC, time).nowPrice : quoteOfPair(market, PAIR, time).price
  const scale = instrument === 'BTC' ? PRODUCTS.BTC.priceScale : PAIR.priceScale
  const now = priceAt(clock.now())
  return { priceAt, near: (part: string) => truncate(multiply(now, part), scale) }
}

/** The first time within a day at which a price is as wanted. */
function firstTime(from: number, priceAt: PriceAt, isWanted: (price: string) => boolean): number {
  for (let time = from; time < from + DAY; time += TICK) if (isWanted(priceAt(time))) return time
  throw new Error('The market has not moved that far within a day.')
}

async function placeOrder(backEnd: BackEnd, { place, fields, ...kind }: Kind) {
  const member = await backEnd.signUp({ money: '5000' })
  const { priceAt, near } = pricesOf(backEnd, kind.instrument)
  const body = await fields(member, near)
  const { data } = await member.get(place, { body })
  const limit = near(kind.filledAt)
  const isReached = (price: string) => compare(price, limit) <= 0
  const reachedAt = firstTime(backEnd.clock.now(), priceAt, isReached)
  const leftAt = firstTime(reachedAt, priceAt, price => !isReached(price))
  return { member, body, id: data.id, reachedAt, leftAt }
}

const orderOf = async (member: Person, list: OperationId, id: string) => {
  const { rows = [] } = await member.call(list, { query: { pageNum: 1, pageSize: 20 } })
  return (rows as { id: string }[]).find(order => order.id === id)
}

const REFUSED = { code: 460, msg: 'hint_order_not_open' }

describe('order whose wallet is locked when its owner cancels it', () => {
  for (const kind of KINDS) {
    itWithLateWallet(
      `is filled when the market reaches it before the command gets the wallet, and turns back: ${kind.title}`,
      async backEnd => {
        const { clock, services } = backEnd
        const { member, id, reachedAt, leftAt } = await placeOrder(backEnd, kind)
        const meanwhile = () => clock.advance(leftAt - clock.now())
        const cancel = () => member.call(kind.cancel, { body: { id, ...key() } })
        expect(await backEnd.late({ owner: member, meanwhile }, cancel)).toMatchObject(REFUSED)
        expect(await orderOf(member, kind.list, id)).toMatchObject({ status: 'open' })
        await backEnd.matchMarket()
        const filled = await orderOf(member, kind.list, id)
        expect(filled).toMatchObject({ status: 'filled', closedAt: reachedAt })
        expect(await verifyLedger(services.store)).toEqual([])
      },
    )
  }

  for (const kind of [limitPurchase, limitContract]) {
    itWithLateWallet(
      `is filled when the market reaches it before the order that replaces it gets the wallet: ${kind.title}`,
      async backEnd => {
        const { clock, services } = backEnd
        const { member, body, id, reachedAt, leftAt } = await placeOrder(backEnd, kind)
        const meanwhile = () => clock.advance(leftAt - clock.now())
        const lower = { ...body, limitPrice: '50000', replaces: id, ...key() }
        const replace = () => member.call(kind.place, { body: lower })
        expect(await backEnd.late({ owner: member, meanwhile }, replace)).toMatchObject(REFUSED)
        await backEnd.matchMarket()
        const filled = await orderOf(member, kind.list, id)
        expect(filled).toMatchObject({ status: 'filled', closedAt: reachedAt })
        expect(await verifyLedger(services.store)).toEqual([])
      },
    )
  }

  itWithLateWallet(
    'is canceled at the moment of the command when the market has not reached it',
    async backEnd => {
      const { clock } = backEnd
      const { member, id, reachedAt } = await placeOrder(backEnd, limitPurchase)
      const meanwhile = () => clock.advance(reachedAt - 1 - clock.now())
      const cancel = () => member.get('cancelSpotOrder', { body: { id, ...key() } })
      const { data } = await backEnd.late({ owner: member, meanwhile }, cancel)
      expect(data).toMatchObject({ status: 'cancelled', closedAt: reachedAt - 1 })
    },
  )

  itWithLateWallet('is canceled when the market has reached its stop but not its limit', async backEnd => {
    const { clock } = backEnd
    const waiting: Kind = {
      ...limitPurchase,
      fields: (member, near) => {
        const prices = { stopPrice: near('1.0002'), limitPrice: near('0.5') }
        return spotOrderFields(member, { ...BITCOIN, orderType: 'stopLimit', ...prices })
      },
    }
    const { member, id } = await placeOrder(backEnd, waiting)
    const { priceAt, near } = pricesOf(backEnd, 'BTC')
    const stop = near('1.0002')
    const stoppedAt = firstTime(clock.now(), priceAt, price => compare(price, stop) >= 0)
    const meanwhile = () => clock.advance(stoppedAt - clock.now())
    const cancel = () => member.get('cancelSpotOrder', { body: { id, ...key() } })
    const { data } = await backEnd.late({ owner: member, meanwhile }, cancel)
    expect(data).toMatchObject({ status: 'cancelled', closedAt: stoppedAt })
  })
})

describe('subscription to new shares whose wallet is locked when its owner cancels it', () => {
  itWithLateWallet('stays when the offer closes before the command gets the wallet', async backEnd => {
    const { clock } = backEnd
    const member = await backEnd.signUp({ money: '5000' })
    const { data } = await member.get('subscribeToShares', { body: await subscriptionFields(member) })
    const meanwhile = () => clock.advance(data.closesAt - clock.now())
    const cancel = () => member.call('cancelShareSubscription', { body: { id: data.id, ...key() } })
    const refused = await backEnd.late({ owner: member, meanwhile }, cancel)
    expect(refused).toMatchObject({ code: 460, msg: 'hint_share_offer_not_open' })
  })
})

describe('order that the market has reached and whose fill fails', () => {
  const failures: [string, Error, object, string][] = [
    ['stays open while the database is busy', busyError('a lock was waited for'), { code: 503 }, 'open'],
    [
      'can be canceled when its fill is at fault',
      new Error('a fault of the fill'),
      { code: 200 },
      'cancelled',
    ],
  ]
  for (const [title, failure, answer, status] of failures) {
    itOnEveryEngine(title, async database => {
      const clock = createTestClock()
      const store = await database.open({ clock })
      const execute = store.execute.bind(store)
      // A command of a signed-in caller has another name.
      const isFill = (input: unknown) => typeof input === 'object' && input !== null && 'filledAt' in input
      store.execute = (command, input) => (isFill(input) ? Promise.reject(failure) : execute(command, input))
      try {
        const backEnd = createBackEnd(store, clock)
        const { member, id, leftAt } = await placeOrder(backEnd, limitPurchase)
        clock.advance(leftAt - clock.now())
        const item = { job: 'match spot orders', item: `spot orders:${id}`, error: failure.message }
        await store.execute(recordFailure, item)
        expect(await member.call('cancelSpotOrder', { body: { id, ...key() } })).toMatchObject(answer)
        expect(await orderOf(member, 'listSpotOrders', id)).toMatchObject({ status })
      } finally {
        await store.close()
      }
    })
  }
})
