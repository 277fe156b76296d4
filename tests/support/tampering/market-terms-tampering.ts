/** Back ends that lie about the terms and hours of the market, or keep them back, so that false prices seem to follow from its keys. */
import { multiply, truncate } from '#src/lib/money/money.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import { findOrThrow, marketBuyOf, type TamperedStatement } from './fault.ts'
import { closeAt, filledLimit, manuallyClosed, newest, type MarketFault } from './market-tampering.ts'

/** Closes a position at a price that the market never had. */
function closeWorse(told: TamperedStatement): void {
  const { fills, direction } = manuallyClosed(told)
  closeAt(told, truncate(multiply(fills.at(-1)!.price, direction === 'long' ? '0.999' : '1.001'), 2))
}

/** Says that hours changed, of some products. */
function changeHours(rows: TamperedStatement['marketTerms'], ...times: readonly number[]): void {
  for (const terms of rows)
    terms.hoursChanges = times.map((since, index) => ({
      since,
      hours: index % 2 === 0 ? 'exchange' : 'always',
    }))
}

/** Calls a product otherwise wherever it is named, but in the terms of the market. */
function rename(told: TamperedStatement, productId: number, productCode: string): void {
  const { productType, productCode: former } = findOrThrow(told.products, row => row.productId === productId)
  const { spotOrders, quickOrders, contractOrders, positions, shareSubscriptions, products } = told
  for (const rows of [spotOrders, quickOrders, contractOrders, positions, shareSubscriptions, products])
    for (const row of rows) if (row.productId === productId) row.productCode = productCode
  for (const row of [...told.entries, ...(told.balances ?? [])])
    if (row.productId === productId) row.assetName = productCode
  for (const row of told.bibiOrders) {
    if (row.baseProductId === productId) row.baseCode = productCode
    if (row.quoteProductId === productId) row.quoteCode = productCode
    row.pairCode = `${row.baseCode}/${row.quoteCode}`
  }
  for (const row of told.pairs)
    row.pairCode = row.pairCode.replace(new RegExp(`\\b${former}\\b`), productCode)
  for (const row of told.options)
    if (row.productType === productType && row.productCode === former) row.productCode = productCode
}

export const MARKET_TERMS_FAULTS: readonly MarketFault[] = [
  {
    name: 'publishes terms with another beginning',
    isSilent: true,
    tamper: told => {
      const order = filledLimit(told)
      const terms = findOrThrow(told.marketTerms, row => row.productId === order.productId)
      terms.price = truncate(multiply(terms.price, '1.001'), terms.priceScale)
      return { check: 'marketPrice', id: order.id }
    },
  },
  {
    name: 'tells another volatility, with which other prices follow from the keys',
    isSilent: true,
    tamper: told => {
      const terms = findOrThrow(told.marketTerms, row => row.productId === filledLimit(told).productId)
      terms.volatility++
      return { check: 'marketTerms', id: newest(told).day }
    },
  },
  {
    name: 'says that the market of a product began later, so that nothing before can be computed',
    isSilent: true,
    tamper: told => {
      const terms = findOrThrow(told.marketTerms, row => row.productId === filledLimit(told).productId)
      terms.since += 30 * DAY
      return { check: 'marketTerms', id: newest(told).day }
    },
  },
  {
    name: 'says that the whole market began after days that are listed',
    isSilent: true,
    tamper: told => {
      for (const terms of told.marketTerms) terms.since = Date.parse(newest(told).day)
      return { check: 'marketTerms', id: told.marketDays[0]!.day }
    },
  },
  {
    name: 'has other terms from a day on',
    isSilent: true,
    tamper: told => {
      newest(told).termsHash = 'ab'.repeat(32)
      return { check: 'marketTerms', id: newest(told).day }
    },
  },
  {
    name: 'keeps back what leads to the published terms',
    isSilent: true,
    tamper: told => {
      const terms = findOrThrow(told.marketTerms, row => row.productId === filledLimit(told).productId)
      terms.termsPath.length = 0
      return { check: 'marketTerms', id: newest(told).day }
    },
  },
  {
    name: 'keeps back the terms of the product whose price is false',
    isSilent: true,
    tamper: told => {
      closeWorse(told)
      const { productId } = manuallyClosed(told)
      told.marketTerms = told.marketTerms.filter(row => row.productId !== productId)
      return { check: 'seenTerms', id: newest(told).day }
    },
  },
  {
    name: 'keeps back the terms of every product, and has a false price',
    isSilent: true,
    tamper: told => {
      closeWorse(told)
      told.marketTerms = []
      return { check: 'seenTerms', id: newest(told).day }
    },
  },
  {
    name: 'calls a product by another name everywhere, so that the prices of another one are those of an order',
    isSilent: true,
    tamper: told => {
      rename(told, told.contractOrders[0]!.productId, 'OTHER')
      return { check: 'marketTerms', id: newest(told).day }
    },
  },
  {
    name: 'changes the hours of one product only',
    isSilent: true,
    tamper: told => {
      changeHours(told.marketTerms.slice(0, 1), Date.parse(newest(told).day))
      return { check: 'marketTerms', id: newest(told).day }
    },
  },
  {
    name: 'says that the market began with other hours for one product',
    isSilent: true,
    tamper: told => {
      const [terms] = told.marketTerms
      terms!.hours = terms!.hours === 'always' ? 'exchange' : 'always'
      return { check: 'marketTerms', id: newest(told).day }
    },
  },
  {
    name: 'changes the hours within a day, at a price of its choice',
    isSilent: true,
    tamper: told => {
      changeHours(told.marketTerms, Date.parse(newest(told).day) + HOUR)
      return { check: 'marketTerms', id: newest(told).day }
    },
  },
  {
    name: 'changes the hours twice at one midnight',
    isSilent: true,
    tamper: told => {
      const time = Date.parse(newest(told).day)
      changeHours(told.marketTerms, time, time)
      return { check: 'marketTerms', id: newest(told).day }
    },
  },
  {
    name: 'says afterwards that the hours were changed on a past day',
    isSilent: true,
    tamper: told => {
      changeHours(told.marketTerms, Date.parse(newest(told).day) - 5 * DAY)
      return { check: 'seenTerms', id: newest(told).day }
    },
  },
  {
    name: 'says that a product was suspended when it filled a market order in it',
    isSilent: true,
    tamper: told => {
      const order = marketBuyOf(told)
      findOrThrow(told.marketTerms, row => row.productId === order.productId).suspendedSince =
        order.createdAt - 1
      return { check: 'marketTerms', id: order.id }
    },
  },
]
