import { cleanup, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { RecordFigures } from '#src/features/follow/record-figures.tsx'
import GainsScreen from '#src/features/wallet/gains-screen.tsx'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { exampleOf } from '#tests/src/features/support/examples.ts'
import { answering, useNetwork, visit } from '#tests/src/features/support/visit.tsx'
import { amounts } from './accounts.ts'
import { onPages } from './pages.tsx'
import { figuresIn, onlyFigure, total, unitsAt, visibleText } from './shown-figures.ts'
import { decimalOf, MONEY, money } from './units.ts'

useNetwork()

describe('figures of a record that are shown together hold together', () => {
  it('copy trading: the win rate is that of the trades beside it', async () => {
    const trader = exampleOf('listTraders', 'some').rows[0]!
    await onPages(
      fc.nat(300).chain(closed => fc.record({ closed: fc.constant(closed), wins: fc.nat(closed) })),
      ({ closed, wins }) => (
        <RecordFigures
          trader={{
            followers: 3,
            record: {
              ...trader.record,
              wins,
              closedTrades: closed,
              winRate: closed === 0 ? null : decimalOf(BigInt(Math.floor((wins * 10_000) / closed)), 2),
            },
          }}
        />
      ),
      (element, { closed, wins }) => {
        const [, , winRate] = [...element.querySelectorAll('dd')]
        const figures = figuresIn(visibleText(winRate!))
        if (closed === 0) return
        const [rate, shownWins, shownTrades] = figures
        expect([shownWins!.units, shownTrades!.units]).toEqual([BigInt(wins), BigInt(closed)])
        // As near as two decimals can say it.
        const distance = Math.abs(Number(unitsAt(rate!, 2)) - (wins * 10_000) / closed)
        expect(distance, `${rate!.text} beside ${wins} of ${closed}`).toBeLessThanOrEqual(0.5)
      },
    )
  })
})

/** Realized gains: proceeds less cost, per product and in all. */
const sales = fc.array(fc.tuple(amounts, amounts), { minLength: 2, maxLength: 5 })

describe('realized gains', () => {
  it('are the proceeds less the cost, and those of the products make the total', async () => {
    const path = '/pages/record/realisedGains'
    await fc.assert(
      fc.asyncProperty(sales, async drawn => {
        const figuresOf = (proceeds: bigint, cost: bigint) => ({
          count: 1,
          proceeds: money(proceeds),
          cost: money(cost),
          gain: money(proceeds - cost),
        })
        const [proceeds, cost] = [total(drawn.map(([one]) => one)), total(drawn.map(([, other]) => other))]
        const report = {
          currencyId: 3,
          method: 'fifo',
          year: 2026,
          firstYear: 2026,
          lastYear: 2026,
          isComplete: true,
          includedTo: Date.UTC(2026, 10, 20),
          total: figuresOf(proceeds, cost),
          products: drawn.map(([one, other], at) => ({
            productId: at + 1,
            assetName: `P${at}X`,
            ...figuresOf(one, other),
          })),
          results: [],
        }
        try {
          await visit(
            path,
            { [path]: GainsScreen },
            {
              handlers: [
                answering('get', '/api/userInfo/realisedReport', { code: 200, msg: 'ok', data: report }),
                answering('get', '/api/userInfo/realisedGains', { code: 200, msg: 'ok', rows: [], total: 0 }),
              ],
            },
          )
          const list = await screen.findByRole('list', { name: 'By product' })
          const gains = [...list.querySelectorAll('li')].map(row =>
            onlyFigure([...row.querySelectorAll('bdi')].at(-1)),
          )
          const shown = [...document.querySelectorAll('dl')][0]!
          const [shownProceeds, shownCost, gain] = [...shown.querySelectorAll('dd')].map(each =>
            onlyFigure(each),
          )
          expect(unitsAt(shownProceeds!, MONEY) - unitsAt(shownCost!, MONEY)).toBe(unitsAt(gain!, MONEY))
          expect(total(gains.map(each => unitsAt(each, MONEY)))).toBe(unitsAt(gain!, MONEY))
          for (const each of [...gains, gain!]) expect(each.hasSign, each.text).toBe(each.units !== 0n)
        } finally {
          cleanup()
        }
      }),
      { numRuns: process.env.DEEP ? 300 : 12 },
    )
  })
})
