import { array, assert, asyncProperty, constantFrom, integer } from 'fast-check'
import { describe, expect } from 'vitest'
import {
  chooseLiquidationNotice,
  findNoticedPosition,
  noticeLiquidation,
} from '#server/features/contract/liquidation-notice.ts'
import { marketJobs } from '#server/jobs/match-market.ts'
import { parsePrice } from '#src/lib/money/minor-units.ts'
import { findProductByCode } from '#server/market/catalogue.ts'
import { listMessages } from '#server/messages.ts'
import type { NoticeDistance } from '#models'
import { abs, compare, divide, multiply, subtract, truncate } from '#src/lib/money/money.ts'
import { HOUR, MINUTE, SECOND } from '#src/lib/time/time-units.ts'
import {
  contractOrderFields,
  itWithBackEnd,
  runJobsTwice,
  type BackEnd,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'
import { countOfHistories, itWithStore } from '#tests/support/databases/databases.ts'
import { creditMoney } from '../customer.ts'
import { openContract } from './customer.ts'

interface Tick {
  readonly price: string
  readonly time: number
}

/**
 * What a person is told of these prices, one after the other, by the rule in words alone: at each distance once, when the price comes that
 * close, and again after it was a quarter farther away.
 * @param told how many notices the opening has made needless
 */
function oracle(
  ticks: readonly Tick[],
  {
    liquidation,
    first,
    second,
    told = 0,
  }: { liquidation: string; first: number; second: number; told?: number },
) {
  const notices: (Tick & { level: number })[] = []
  let level = told
  for (const tick of ticks) {
    // Distances times the price, so that nothing is rounded.
    const away = multiply(abs(subtract(tick.price, liquidation)), '10000')
    const isWithin = (percent: number) =>
      percent > 0 && compare(away, multiply(tick.price, `${percent * 100}`)) <= 0
    const hasLeft = (percent: number) =>
      compare(away, multiply(tick.price, `${Math.floor((percent * 100 * 5) / 4)}`)) >= 0
    const reached = isWithin(second) ? 2 : isWithin(first) ? 1 : 0
    if (reached > level) {
      level = reached
      notices.push({ ...tick, level })
    } else {
      if (level === 2 && hasLeft(second)) level = 1
      if (level === 1 && hasLeft(first)) level = 0
    }
  }
  return notices
}

describe('a notice of liquidation coming near', () => {
  for (const direction of ['long', 'short'] as const)
    itWithStore(`is told of any prices as by looking at each of them (${direction})`, async store => {
      await creditMoney(store, 1n, '100000')
      const choice = constantFrom<NoticeDistance>(0, 1, 2, 5, 10, 20)
      /** In ten thousandths of the liquidation price from it, on the side where the position is open. */
      const path = array(integer({ min: 1, max: 3000 }), { minLength: 1, maxLength: 25 })
      const told = async () =>
        (await listMessages(store, { userId: 1n, isUnread: true, pageNum: 1, pageSize: 500 })).total
      const run = async (one: NoticeDistance, other: NoticeDistance, steps: number[]) => {
        const { id, liquidationPrice: liquidation } = await openContract(store, { direction })
        await store.execute(chooseLiquidationNotice, { userId: 1n, notice: { first: one, second: other } })
        const before = await told()
        let time = Number((await findNoticedPosition(store, BigInt(id)))!.near_since)
        const ticks = steps.map(step => {
          const factor = `${(direction === 'long' ? 10_000 + step : 10_000 - step) / 10_000}`
          return { price: truncate(multiply(liquidation!, factor), 2), time: (time += SECOND) }
        })
        for (const tick of ticks) {
          const { near_lower: lower, near_upper: upper } = (await findNoticedPosition(store, BigInt(id)))!
          const price = parsePrice(tick.price)
          // As the index of prices finds it: what the index does not find is not looked at.
          const isFound = (lower !== null && price <= lower) || (upper !== null && price >= upper)
          if (!isFound) continue
          const reached = { id: BigInt(id), price, time: BigInt(tick.time) }
          expect(await store.execute(noticeLiquidation, reached), 'found in vain').toBe(true)
        }
        const [first, second] = [Math.max(one, other), one === other ? 0 : Math.min(one, other)]
        const expected = oracle(ticks, { liquidation: liquidation!, first, second })
        expect((await told()) - before).toBe(expected.length)
      }
      await assert(asyncProperty(choice, choice, path, run), {
        seed: 18,
        numRuns: countOfHistories(store, 75),
      })
    })

  const bitcoin = findProductByCode(2, 'BTC')!
  const PAGE = { pageNum: 1, pageSize: 100 }
  const noticesOf = async (person: Person) =>
    (await person.get('listMessages', { query: PAGE })).rows
      .filter(({ kind }) => kind === 'liquidation_near')
      .toReversed()

  const open = async (person: Person, fields: Fields) => {
    const order = await contractOrderFields(person, fields)
    const { data } = await person.get('placeContractOrder', { body: order })
    const { rows } = await person.get('listContractPositions', { query: PAGE })
    return rows.find(({ id }) => id === data.id)!
  }

  /** Every tick of the market, until the position was closed. */
  function ticksOf({ services: { market } }: BackEnd, from: number, to: number): Tick[] {
    const { tickPeriod } = bitcoin
    const first = (Math.floor(from / tickPeriod) + 1) * tickPeriod
    return Array.from({ length: Math.max(0, Math.floor((to - first) / tickPeriod) + 1) }, (_, index) => {
      const time = first + index * tickPeriod
      return { time, price: market.quote(bitcoin, time).nowPrice }
    })
  }

  itWithBackEnd(
    'is told by the market’s ticks, once by two nodes and over pauses, with price and distance',
    async backEnd => {
      const { clock, services } = backEnd
      const member = await backEnd.signUp({ money: '50000' })
      // Right after a funding, so that none changes the liquidation price meanwhile.
      clock.advance(8 * HOUR - (clock.now() % (8 * HOUR)) + MINUTE)
      await backEnd.matchMarket()
      const long = await open(member, { direction: 'long', leverage: 50 })
      const short = await open(member, { direction: 'short', leverage: 50 })
      await member.get('chooseLiquidationNotice', { body: { first: 2, second: 1 } })
      const start = clock.now()
      const nodes = [marketJobs(services), marketJobs(services)]
      const pauses = [
        SECOND,
        20 * SECOND,
        10 * MINUTE,
        SECOND,
        40 * MINUTE,
        5 * SECOND,
        HOUR,
        MINUTE,
        2 * HOUR,
      ]
      for (const pause of pauses) {
        clock.advance(pause)
        await Promise.all(nodes.map(jobs => runJobsTwice(services, jobs)))
      }
      const { rows: left } = await member.get('listContractPositions', { query: PAGE })
      const expected = [long, short].flatMap(({ id, liquidationPrice }) => {
        const until = left.some(position => position.id === id) ? clock.now() : undefined
        expect(until, 'still open').toBeDefined()
        return oracle(ticksOf(backEnd, start, until!), {
          liquidation: liquidationPrice!,
          first: 2,
          second: 1,
        }).map(({ price, time }) => ({
          product: 'BTC',
          price,
          time: `${time}`,
          liquidation: liquidationPrice!,
          percent: truncate(divide(multiply(abs(subtract(price, liquidationPrice!)), '100'), price, 10), 2),
        }))
      })
      const byTime = (one: Record<string, string>, other: Record<string, string>) =>
        Number(one['time']) - Number(other['time']) || compare(one['liquidation']!, other['liquidation']!)
      const told = (await noticesOf(member)).map(({ params }) => params)
      expect(expected.length).toBeGreaterThan(1)
      expect(
        told.toSorted(byTime).map(({ percent, ...rest }) => ({ ...rest, percent: Number(percent) })),
      ).toEqual(
        expected.toSorted(byTime).map(({ percent, ...rest }) => ({ ...rest, percent: Number(percent) })),
      )
    },
  )

  itWithBackEnd('is not told of what the ticket has shown, and is chosen by each person', async backEnd => {
    const [member, other] = [await backEnd.signUp({ money: '5000' }), await backEnd.signUp({ money: '5000' })]
    expect((await member.get('getLiquidationNotice')).data).toEqual({ first: 20, second: 10 })
    const body = { first: 5, second: 50 }
    expect((await other.get('chooseLiquidationNotice', { body })).data).toEqual({ first: 50, second: 5 })
    expect((await member.get('getLiquidationNotice')).data).toEqual({ first: 20, second: 10 })
    // Fifty times: two percent away at once, closer than any notice.
    await open(member, { direction: 'long', leverage: 50 })
    backEnd.clock.advance(MINUTE)
    await backEnd.matchMarket()
    expect(await noticesOf(member)).toEqual([])
    const { code } = await member.call('chooseLiquidationNotice', { body: { first: 7, second: 1 } })
    expect(code).toBe(422)
  })
})
