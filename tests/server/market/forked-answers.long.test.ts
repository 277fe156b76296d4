import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { OperationId } from '#src/api/generated/operations.ts'
import { DAY, HOUR, MINUTE, SECOND } from '#src/lib/time/time-units.ts'
import { compareAnswers } from '#tests/support/forked-market/compare.ts'
import { differingFields } from '#tests/support/forked-market/differences.ts'
import { anyMomentOf } from '#tests/support/forked-market/moments.ts'
import { FIRST_MOMENT, prepareWorlds, type Ground, type Hours } from '#tests/support/forked-market/worlds.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const midnight = Date.UTC(2026, 10, 4)
const opening = Date.UTC(2026, 10, 3, 14, 30)

const MOMENTS: Readonly<Record<Hours, Readonly<Record<string, number>>>> = {
  always: {
    'within a minute': FIRST_MOMENT + HOUR + 12 * SECOND + 345,
    'at a minute': FIRST_MOMENT + HOUR + 7 * MINUTE,
    'in the first tick of an hour': FIRST_MOMENT + 2 * HOUR + 249,
    'in the last instant of a day': midnight - 1,
    'at midnight': midnight,
  },
  exchange: {
    'before the exchange opens': opening - 1,
    'as the exchange opens': opening,
    'in the second tick after it opened': opening + 260,
    'while it is closed': Date.UTC(2026, 10, 4, 3, 20, 7),
    'on a weekend': Date.UTC(2026, 10, 7, 12, 1, 2, 3),
  },
}
/** Operations whose answers show prices, what follows from them, or what somebody has at them. */
const SHOWING: readonly OperationId[] = [
  'listStockProducts',
  'listCryptoProducts',
  'listFuturesProducts',
  'listForexProducts',
  'listRecommendedProducts',
  'getProduct',
  'listCandles',
  'getDepth',
  'listTrades',
  'listBibiPairs',
  'getExchangeInfo',
  'getContractRules',
  'listShareOffers',
  'listWatchlist',
  'getAssetPanel',
  'listBalances',
  'getAllocation',
  'getDayChange',
  'listHoldings',
  'listContractPositions',
  'getContractPosition',
  'previewSpotOrder',
  'previewContractOrder',
  'previewQuickOrder',
  'previewBibiOrder',
  'previewExchange',
  'streamQuotes',
]

describe.each(['always', 'exchange'] as const)('with hours: %s', hours => {
  let ground: Ground

  beforeAll(async () => {
    ground = await prepareWorlds(hours)
  })
  afterAll(() => ground[Symbol.asyncDispose]())

  it.each(Object.entries(MOMENTS[hours]))(
    'no answer tells the future %s: all are those of a market that goes on differently [R3.5]',
    async (_, time) => {
      const { differences } = await compareAnswers(ground, ground.fork(time), { time, round: time })
      expect(differences).toEqual([])
    },
  )

  it('no answer tells the future at any other moment [R3.5]', () =>
    fc.assert(
      fc.asyncProperty(anyMomentOf(FIRST_MOMENT, FIRST_MOMENT + 2 * DAY), async time => {
        const { differences } = await compareAnswers(ground, ground.fork(time), { time, round: time })
        expect(differences).toEqual([])
      }),
      { numRuns: 2, endOnFailure: true },
    ))

  it('a minute later, everything that shows the market differs, and nearly every operation was answered', async () => {
    const time = FIRST_MOMENT + 2 * HOUR + 12 * SECOND
    const differing = new Set<string>()
    // What is asked for is drawn: not every product of an operation has figures that change within a minute.
    for (const round of [1, 2, 3]) {
      const compared = await compareAnswers(ground, ground.fork(time), { time: time + MINUTE, round })
      for (const { operation } of compared.differences) differing.add(operation)
      expect(compared.answered.size / compared.asked.size).toBeGreaterThan(0.95)
    }
    expect(SHOWING.filter(operation => !differing.has(operation))).toEqual([])
  })
  it('the jobs fill and settle the same at a moment, whatever comes after it [R3.5]', async () => {
    // Data of its own, which the jobs change.
    await using own = await prepareWorlds(hours)
    const time = FIRST_MOMENT + 3 * DAY + 5 * SECOND
    const results = own.fork(time).map(async ({ backEnd, setTime }) => {
      setTime(time)
      const member = backEnd.as(own.member.token!)
      const changed = await backEnd.matchMarket()
      // Not the lists of what was done: the ids of what is done at once follow from its order.
      const balances = await member.get('listBalances')
      const holdings = await member.get('listHoldings')
      return { changed, balances, holdings, panel: await member.get('getAssetPanel') }
    })
    const [one, other] = await Promise.all(results)
    expect(one!.changed).toBeGreaterThan(0)
    expect(differingFields(one, other)).toEqual([])
  })
})
