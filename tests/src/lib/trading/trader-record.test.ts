import { describe, expect, it } from 'vitest'
import { add, compare, multiply, negate, subtract, sum } from '#src/lib/money/money.ts'
import {
  requiredCapital,
  verifyRecord,
  pointTimes,
  realisedAt,
  traderRecord,
  type RecordedTrade,
} from '#src/lib/trading/trader-record.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

const trade = (openedAt: number, closedAt: number | null, invested: string, net: string): RecordedTrade => ({
  openedAt,
  closedAt,
  invested,
  net,
  fees: '0.1',
})

describe('trader record', () => {
  it('matches a calculation by hand', () => {
    const trades = [trade(0, 10, '100', '20'), trade(20, 30, '120', '-30'), trade(40, null, '50', '-5')]
    const points = [
      { time: 0, realised: '0', open: '0' },
      { time: 15, realised: '20', open: '0' },
      { time: 35, realised: '-10', open: '0' },
      { time: 50, realised: '-10', open: '-5' },
    ]
    expect(traderRecord(trades, points)).toEqual({
      closedTrades: 2,
      openTrades: 1,
      wins: 1,
      // 100 first; then 120, of which 20 had been gained; then 50 and the 10 that were lost.
      capital: '100',
      realised: '-10',
      open: '-5',
      net: '-15',
      fees: '0.3',
      returnRate: '-15.00',
      drawdown: '35',
      // 35 of 120, rounded up.
      drawdownRate: '29.17',
      winRate: '50.00',
    })
  })

  it('has no return, drawdown or win rate without a trade', () => {
    const nothing = traderRecord([], [{ time: 0, realised: '0', open: '0' }])
    expect(nothing).toMatchObject({
      returnRate: null,
      drawdownRate: null,
      winRate: null,
      capital: '0',
      net: '0',
    })
  })

  it('rounds returns down and drawdowns up', () => {
    const figures = (net: string) =>
      traderRecord([trade(0, 1, '300', net)], [{ time: 1, realised: net, open: '0' }])
    expect(figures('1').returnRate).toBe('0.33')
    expect(figures('-1')).toMatchObject({ returnRate: '-0.34', drawdownRate: '0.34' })
  })

  it('counts capital once for sequential trades and twice for overlapping ones', () => {
    expect(requiredCapital([trade(0, 1, '100', '0'), trade(1, 2, '100', '0')])).toBe('100')
    expect(requiredCapital([trade(0, 2, '100', '0'), trade(1, 2, '100', '0')])).toBe('200')
    expect(requiredCapital([trade(5, 5, '100', '-1')])).toBe('100')
  })

  const minor = (least: number, most: number) =>
    fc.integer({ min: least, max: most }).map(units => multiply(String(units), '0.01'))
  const trades = fc.array(
    fc
      .record({
        openedAt: fc.integer({ min: 0, max: 1000 }),
        length: fc.option(fc.integer({ min: 0, max: 300 })),
        invested: minor(1, 100_000),
        net: minor(-100_000, 100_000),
        fees: minor(0, 100),
      })
      .map(({ length, net, ...rest }): RecordedTrade => ({
        ...rest,
        closedAt: length === null ? null : rest.openedAt + length,
        // A loss never exceeds the invested capital.
        net: compare(net, negate(rest.invested)) < 0 ? negate(rest.invested) : net,
      })),
    { maxLength: 30 },
  )

  it('has enough capital to fund every open trade at any time', () => {
    fc.assert(
      fc.property(trades, all => {
        const capital = requiredCapital(all)
        for (const { openedAt: time } of all) {
          const running = all.filter(each => each.openedAt <= time && (each.closedAt ?? Infinity) > time)
          const needed = subtract(sum(running.map(each => each.invested)), realisedAt(all, [time])[0]!)
          expect(compare(needed, capital)).toBeLessThanOrEqual(0)
        }
        const { returnRate } = traderRecord(all, [])
        if (returnRate !== null) expect(compare(returnRate, '-100')).toBeGreaterThanOrEqual(0)
      }),
    )
  })

  it('does not depend on the order of trades, and differs from every altered record', () => {
    fc.assert(
      fc.property(trades, fc.nat(), minor(1, 100), (all, pick, wrong) => {
        const open = sum(all.flatMap(each => (each.closedAt === null ? [each.net] : [])))
        const times = [100, 500, 2000]
        const points = realisedAt(all, times).map((realised, index) => ({
          time: times[index]!,
          realised,
          open: index === 2 ? open : '0',
        }))
        const published = traderRecord(all, points)
        expect(verifyRecord(published, all.toReversed(), points)).toEqual([])
        if (all.length === 0) return
        const forged = all.with(pick % all.length, {
          ...all[pick % all.length]!,
          net: add(all[pick % all.length]!.net, wrong),
        })
        expect(verifyRecord(published, forged, points)).not.toEqual([])
        expect(verifyRecord(published, all.slice(1), points)).not.toEqual([])
        expect(verifyRecord({ ...published, returnRate: '99.99' }, all, points)).not.toEqual([])
        const moreOpen = points.with(points.length - 1, { ...points.at(-1)!, open: add(open, wrong) })
        expect(verifyRecord(published, all, moreOpen)).not.toEqual([])
      }),
    )
  })

  it('has chart points in equal steps from start to end, within the list limit', () => {
    const HOUR = 3_600_000
    fc.assert(
      fc.property(
        fc.integer({ min: 1_700_000_000_000, max: 1_800_000_000_000 }),
        fc.integer({ min: 0, max: 20 * 365 * 24 * HOUR }),
        (since, length) => {
          const times = pointTimes(since, since + length)
          expect(times[0]).toBe(since)
          expect(times.at(-1)).toBe(since + length)
          expect(times.length).toBeLessThanOrEqual(450)
          expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b))
        },
      ),
    )
  })
})
