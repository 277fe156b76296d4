/** Price and time of an order are those of the moment at which its command holds the wallet, not of its arrival. */
import { describe, expect, it } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import { operationsOf, resolve } from '#scripts/specification.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { compare, multiply } from '#src/lib/money/money.ts'
import {
  contractOrderFields,
  spec,
  spotOrderFields,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'
import { bibiOrderFields } from '#tests/support/features/bibi.ts'
import { earningOrderFields } from '#tests/support/features/earning.ts'
import { exchangeFields } from '#tests/support/features/exchange.ts'
import { buy, key } from '#tests/support/features/follow.ts'
import { subscriptionFields } from '#tests/support/features/new-shares.ts'
import { openPosition } from '#tests/support/features/contract.ts'
import { quickOrderFields } from '#tests/support/features/quick.ts'
import { PRODUCTS, itWithLateWallet, moveMarket, pricesAt, type Prices } from '#tests/support/late-wallet.ts'
import { HOUR, MINUTE, WEEK } from '#src/lib/time/time-units.ts'

const closingFields = async (member: Person, fields: Fields = {}): Promise<Fields> => {
  const { id } = await openPosition(member, fields)
  const { data } = await member.get('getContractPosition', { query: { id } })
  return { id, previewPrice: data.position.nowPrice, ...key() }
}

interface Placing {
  readonly id: OperationId
  readonly of?: string
  readonly fields: (member: Person) => Promise<Fields>
  /** What the receipt says of an order that is placed at these prices. */
  readonly receipt: (prices: Prices, now: number) => object
}

const filledAt = (now: number) => ({ status: 'filled', createdAt: now, closedAt: now })

const PLACINGS: readonly Placing[] = [
  {
    id: 'placeQuickOrder',
    fields: quickOrderFields,
    receipt: ({ AAPL }, now) => ({ openPrice: AAPL, createdAt: now, expiresAt: now + MINUTE }),
  },
  {
    id: 'placeSpotOrder',
    of: 'purchase',
    fields: spotOrderFields,
    receipt: ({ AAPL }, now) => ({ fillPrice: AAPL, ...filledAt(now) }),
  },
  {
    id: 'placeSpotOrder',
    of: 'sale',
    fields: async member => {
      await buy(member)
      return spotOrderFields(member, { exchangeType: 2 })
    },
    receipt: ({ AAPL }, now) => ({ fillPrice: AAPL, ...filledAt(now) }),
  },
  {
    id: 'placeSpotOrder',
    of: 'limit order',
    fields: member => spotOrderFields(member, { orderType: 'limit', limitPrice: '100' }),
    receipt: (_, now) => ({ status: 'open', createdAt: now }),
  },
  {
    id: 'placeContractOrder',
    of: 'market order',
    fields: contractOrderFields,
    receipt: ({ BTC }, now) => ({ fillPrice: BTC, ...filledAt(now) }),
  },
  {
    id: 'placeContractOrder',
    of: 'limit order',
    fields: member => contractOrderFields(member, { orderType: 'limit', limitPrice: '50000' }),
    receipt: (_, now) => ({ status: 'open', createdAt: now }),
  },
  {
    id: 'closeContractPosition',
    fields: closingFields,
    receipt: ({ BTC }, now) => ({ price: BTC, time: now }),
  },
  {
    id: 'placeBibiOrder',
    of: 'market order',
    fields: bibiOrderFields,
    receipt: ({ BTC, ETH }, now) => ({ basePrice: ETH, quotePrice: BTC, ...filledAt(now) }),
  },
  {
    id: 'placeBibiOrder',
    of: 'limit order',
    fields: member => bibiOrderFields(member, { orderType: 'limit', limitPrice: '0.02' }),
    receipt: (_, now) => ({ status: 'open', createdAt: now }),
  },
  // At the rate that was confirmed.
  { id: 'createExchange', fields: exchangeFields, receipt: (_, now) => ({ createdAt: now }) },
  {
    id: 'placePledge',
    fields: member => earningOrderFields(member, 'pledge'),
    receipt: (_, now) => ({ createdAt: now }),
  },
  {
    id: 'placeMiningOrder',
    fields: member => earningOrderFields(member, 'mining'),
    receipt: (_, now) => ({ createdAt: now }),
  },
  { id: 'subscribeToShares', fields: subscriptionFields, receipt: (_, now) => ({ createdAt: now }) },
]

describe('order whose wallet is locked when it arrives', () => {
  for (const { id, of, fields, receipt } of PLACINGS) {
    itWithLateWallet(
      `has the price and the time of the moment at which it gets the wallet: ${id}${of ? `, ${of}` : ''} [R1.2]`,
      async backEnd => {
        const { clock, services } = backEnd
        const member = await backEnd.signUp({ money: '5000' })
        const body = await fields(member)
        const call = () => member.call(id, { body })
        const placed = await backEnd.late({ owner: member, meanwhile: () => moveMarket(backEnd) }, call)
        const expected = { code: 200, data: receipt(pricesAt(backEnd, clock.now()), clock.now()) }
        expect(placed).toMatchObject(expected)
        const entries = await member.get('listLedgerEntries', { query: { pageNum: 1, pageSize: 1 } })
        expect(entries.rows[0]?.time).toBe(clock.now())
        // Repeated, it is answered as before.
        moveMarket(backEnd)
        expect(await call()).toMatchObject(expected)
        expect(await verifyLedger(services.store)).toEqual([])
      },
    )
  }

  it('is tested for every operation that confirms a price', () => {
    const priced = operationsOf(spec).filter(({ body }) => {
      const { properties = {} } = resolve(spec, body?.schema ?? {})
      return 'previewPrice' in properties || 'rateTime' in properties
    })
    const tested = new Set<string>(PLACINGS.map(({ id }) => id))
    expect(priced.length).toBeGreaterThan(5)
    expect(priced.map(({ id }) => id).filter(id => !tested.has(id))).toEqual([])
  })

  itWithLateWallet(
    'is refused when the price has become too bad, or the rate too old, before it gets the wallet [R2.5]',
    async backEnd => {
      const { clock } = backEnd
      const member = await backEnd.signUp({ money: '5000' })
      const order = await spotOrderFields(member)
      const worst = multiply(String(order.previewPrice), '1.005')
      const meanwhile = () => {
        const end = clock.now() + WEEK
        while (clock.now() < end && compare(pricesAt(backEnd, clock.now()).AAPL, worst) <= 0)
          clock.advance(MINUTE)
      }
      const place = () => member.call('placeSpotOrder', { body: order })
      const moved = await backEnd.late({ owner: member, meanwhile }, place)
      expect(moved).toEqual({
        code: 460,
        msg: 'hint_price_moved',
        params: { price: backEnd.services.market.quote(PRODUCTS.AAPL).nowPrice },
      })
      const body = await exchangeFields(member)
      const exchange = () => member.call('createExchange', { body })
      const expired = await backEnd.late({ owner: member, meanwhile: () => clock.advance(15_001) }, exchange)
      expect(expired).toMatchObject({ code: 460, msg: 'hint_rate_expired' })
    },
  )

  itWithLateWallet(
    'is refused when the market has closed before it gets the wallet [R3.7]',
    async backEnd => {
      const { clock, services } = backEnd
      const isOpen = () => services.market.trading(PRODUCTS.AAPL).status === 'open'
      const member = await backEnd.signUp({ money: '5000' })
      const apple = { productType: 1, productCode: 'AAPL', quantity: '2', leverage: 2 }
      const calls: [OperationId, () => Promise<Fields>][] = [
        ['placeSpotOrder', () => spotOrderFields(member)],
        ['placeQuickOrder', () => quickOrderFields(member)],
        ['placeContractOrder', () => contractOrderFields(member, apple)],
        ['closeContractPosition', () => closingFields(member, apple)],
      ]
      for (const [id, fields] of calls) {
        while (!isOpen()) clock.advance(HOUR)
        const body = await fields()
        const meanwhile = () => {
          while (isOpen()) clock.advance(HOUR)
        }
        const refused = await backEnd.late({ owner: member, meanwhile }, () => member.call(id, { body }))
        expect(refused, id).toMatchObject({ code: 460, msg: 'hint_market_closed' })
      }
    },
    { MARKET_HOURS: 'exchange' },
  )
})
