import { describe, expect } from 'vitest'
import { compare, multiply, subtract, sum, truncate } from '#src/lib/money/money.ts'
import { contractOrderFields, itWithBackEnd, spotOrderFields, type Person } from '#tests/support/back-end.ts'
import { exchangeFields } from '#tests/support/features/exchange.ts'
import { HOUR } from '#src/lib/time/time-units.ts'

const PAGE = { pageNum: 1, pageSize: 500 }
const BITCOIN = { productType: 2, productCode: 'BTC' }

/** Buys a stock and a coin, exchanges into another currency and opens a position. */
async function createPortfolio(member: Person): Promise<void> {
  await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
  await member.get('placeSpotOrder', {
    body: await spotOrderFields(member, { ...BITCOIN, quantity: '0.002' }),
  })
  await member.get('createExchange', { body: await exchangeFields(member, { amount: '300' }) })
  await member.get('placeContractOrder', { body: await contractOrderFields(member) })
}

describe('wallet over HTTP', () => {
  itWithBackEnd('lists the balance and the value of each currency [R3.2, R3.3]', async ({ signUp }) => {
    const member = await signUp({ money: '5000' })
    await createPortfolio(member)
    const { rows } = await member.get('listBalances')
    expect(rows.map(row => row.currencyName)).toEqual(
      (await member.get('listPlatformCurrencies')).rows.map(row => row.currencyName),
    )
    const named = (name: string) => rows.find(row => row.currencyName === name)!
    const { data: usdt } = await member.get('getUserBalance', { query: { currencyId: 3 } })
    const { available, held, total } = usdt
    expect(named('USDT')).toMatchObject({ available, held, total, rate: '1', value: total, productId: null })
    expect(named('BTC')).toMatchObject({ available: '0.002', total: '0.002', productId: 201 })
    const euros = named('EUR')
    expect(compare(euros.value, truncate(multiply(euros.total, euros.rate), 6))).toBe(0)
    expect(named('CHF')).toMatchObject({ available: '0', held: '0', total: '0', value: '0' })
  })

  itWithBackEnd('breaks the account value down into parts that add up [R3.2]', async ({ signUp }) => {
    const member = await signUp({ money: '5000' })
    await createPortfolio(member)
    await member.get('placeSpotOrder', {
      body: await spotOrderFields(member, { orderType: 'limit', limitPrice: '100', quantity: '1' }),
    })
    const { data } = await member.get('getAllocation')
    const { data: panel } = await member.get('getAssetPanel')
    expect(compare(sum(data.parts.map(part => part.value)), data.total)).toBe(0)
    expect(data.total).toBe(panel.userBalanceConvert)
    const part = (kind: string) => data.parts.find(one => one.kind === kind)!.value
    expect(part('margin')).toBe(panel.allMarginAmount)
    for (const kind of ['available', 'held', 'margin', 'currencies', 'stocks', 'coins']) {
      expect(compare(part(kind), '0'), kind).toBe(1)
    }
  })

  itWithBackEnd(
    'computes past account values from entries and the prices of each moment [R3.2]',
    async ({ signUp, clock, services: { market } }) => {
      const member = await signUp({ money: '5000' })
      const began = clock.now()
      await createPortfolio(member)
      clock.advance(3 * HOUR + 1000)
      await member.get('placeSpotOrder', {
        body: await spotOrderFields(member, { exchangeType: 2, quantity: '1' }),
      })
      clock.advance(2 * HOUR)
      const { data } = await member.get('getEquityCurve', { query: { range: 'day' } })
      const times = data.points.map(point => point.time)
      expect(times.slice(0, -1).every(time => time % HOUR === 0)).toBe(true)
      expect(times.at(-1)).toBe(clock.now())
      expect(times[0]).toBe(began - (began % HOUR))
      expect(data.points[0]!.equity).toBe('0')
      expect(data.points.at(-1)!.equity).toBe((await member.get('getAssetPanel')).data.userBalanceConvert)

      // The same by hand, at each hour: entries before it, at its prices, and the position that was open.
      const { rows: entries } = await member.get('listLedgerEntries', { query: PAGE })
      const [position] = (await member.get('listContractPositions', { query: PAGE })).rows
      const priceAt = (productId: number, time: number) =>
        market.quote(
          market.products.find(one => one.productId === productId)!,
          time,
        ).nowPrice
      for (const { time, equity } of data.points.slice(1)) {
        const before = entries.filter(entry => entry.time < time)
        const names = new Set(before.map(entry => entry.assetName))
        const parts = [...names].map(name => {
          const own = before.filter(entry => entry.assetName === name)
          const amount = sum(own.map(entry => entry.amount))
          const { currencyId, productId } = own[0]!
          const rate = productId ?? (currencyId === 3 ? undefined : 421)
          return truncate(rate === undefined ? amount : multiply(amount, priceAt(rate, time)), 6)
        })
        const gain = multiply(
          subtract(priceAt(position!.productId, time), position!.entryPrice),
          multiply(position!.quantity, position!.direction === 'long' ? '1' : '-1'),
        )
        const difference = subtract(equity, sum([...parts, gain]))
        // A loss is rounded down to the minor unit.
        expect(compare(difference.replace('-', ''), '0.000001'), `${time}: ${difference}`).toBeLessThan(1)
      }
    },
  )

  itWithBackEnd('starts the value chart one point before the first entry', async ({ signUp, clock }) => {
    const member = await signUp()
    const { data: nothing } = await member.get('getEquityCurve', { query: { range: 'all' } })
    expect(nothing.points).toEqual([{ time: clock.now(), equity: '0' }])
    const rich = await signUp({ money: '1000' })
    clock.advance(72.5 * HOUR)
    for (const [range, count] of [
      ['day', 25],
      ['week', 74],
      ['month', 5],
      ['all', 5],
    ] as const) {
      const { data } = await rich.get('getEquityCurve', { query: { range } })
      expect(data.points.length, range).toBe(count)
      expect(new Set(data.points.slice(1).map(point => point.equity)), range).toEqual(new Set(['1000']))
    }
  })

  itWithBackEnd('lists entries by asset, page after page from any entry on', async ({ signUp }) => {
    const member = await signUp({ money: '5000' })
    await createPortfolio(member)
    const all = (await member.get('listLedgerEntries', { query: PAGE })).rows
    const ids = async (query: object) => {
      const { rows, total } = await member.get('listLedgerEntries', { query: { ...PAGE, ...query } })
      return { ids: rows.map(row => row.id), total }
    }
    const own = (isOwn: (entry: (typeof all)[number]) => boolean) => {
      const found = all.filter(isOwn).map(entry => entry.id)
      return { ids: found, total: found.length }
    }
    expect(await ids({ currencyId: 3 })).toEqual(own(entry => entry.assetName === 'USDT'))
    expect(await ids({ currencyId: 6 })).toEqual(own(entry => entry.assetName === 'EUR'))
    expect(await ids({ productId: 201 })).toEqual(own(entry => entry.assetName === 'BTC'))
    // A tradable coin is the same by currency and by product.
    expect(await ids({ currencyId: 1 })).toEqual(await ids({ productId: 201 }))

    const read: string[] = []
    for (;;) {
      const before = read.length > 0 ? { before: read.at(-1) } : {}
      const page = await ids({ pageSize: 3, ...before })
      expect(page.total).toBe(all.length)
      if (page.ids.length === 0) break
      read.push(...page.ids)
    }
    expect(read).toEqual(all.map(entry => entry.id))
  })
})
