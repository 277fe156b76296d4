import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as fc from '#tests/support/seeded-fast-check.ts'
import {
  enterStake,
  examples,
  openOrders,
  openTicket,
  orderOf,
  press,
  review,
  seedPrice,
  serveQuick,
  setUpQuickTests,
} from '#tests/src/features/quick/support.tsx'
import { figuresIn, onlyFigure, unitsAt, visibleText, type Figure } from './shown-figures.ts'
import { openDetails, rowsOf, ticketRows, type ShownRow } from './shown-rows.ts'
import { CENT, decimalOf, MONEY } from './units.ts'

setUpQuickTests()

const OUTCOMES = ['won', 'lost', 'drawn', 'voided'] as const

const trades = fc.record({
  isUp: fc.boolean(),
  /** In cents. */
  stake: fc.oneof(fc.constantFrom(500n, 501n, 3333n, 10_000n, 100_000n), fc.bigInt(500n, 100_000n)),
  /** In ten thousandths of the stake. */
  feeRate: fc.oneof(fc.constantFrom(0n, 1n, 10n), fc.bigInt(1n, 300n)),
  isDrawFree: fc.boolean(),
  outcome: fc.constantFrom(...OUTCOMES),
})

/** What the back end books for a trade, in the units of money. */
function booked({ stake, feeRate, isDrawFree }: { stake: bigint; feeRate: bigint; isDrawFree: boolean }) {
  const put = stake * CENT
  const fee = (put * feeRate) / 10_000n
  const total = put + fee
  return {
    stake: put,
    fee,
    total,
    won: (put * 18n) / 10n,
    drawn: isDrawFree ? total : put,
    lost: 0n,
    voided: total,
  }
}
type Booked = ReturnType<typeof booked>

const up = (units: bigint) => (units + CENT - 1n) / CENT

/** What comes back in cents: truncated, unless it is all that was paid. */
const back = (units: bigint, { total }: Booked) => (units === total ? up(total) : units / CENT)

const at = (rows: Map<string, ShownRow>, label: RegExp) => {
  const found = [...rows].find(([name]) => label.test(name))
  expect(found, `${label} among ${[...rows.keys()].join(', ')}`).toBeDefined()
  return found![1]
}

const cents = (figure: Figure) => {
  expect(figure.decimals, figure.text).toBe(2)
  return figure.units
}

/** What is paid and what each outcome brings, on a ticket and on its confirmation. */
function expectOutcomes(rows: Map<string, ShownRow>, money: Booked): void {
  const paid = cents(onlyFigure(at(rows, /^Total cost$/).value))
  expect(paid).toBe(up(money.total))
  if (money.fee > 0n) expect(cents(onlyFigure(at(rows, /^Fee$/).value))).toBe(up(money.fee))
  for (const [label, units] of [
    [/^If price is (?:higher|lower)$/, money.won],
    [/^If price is unchanged$/, money.drawn],
    [/^Otherwise$/, money.lost],
  ] as const) {
    const row = at(rows, label)
    const returned = cents(onlyFigure(row.value))
    expect(returned, `${label}`).toBe(back(units, money))
    const net = figuresIn(row.note)[0]!
    expect(cents(net), `${label}`).toBe(returned - paid)
    expect(net.hasSign, net.text).toBe(net.units !== 0n)
  }
}

/** The stake as it was typed, what is paid and its fee, on a receipt; the exact figures add up as well. */
function expectPaid(receipt: Element, money: Booked): void {
  const rows = rowsOf(receipt)
  const stake = cents(onlyFigure(at(rows, /^Stake$/).value))
  const [exact] = openDetails(receipt)
  expect(exact !== undefined, 'exact figures').toBe(money.fee % CENT !== 0n)
  if (money.fee > 0n) {
    const [fee, total] = [/^Fee$/, /^Total cost$/].map(label => cents(onlyFigure(at(rows, label).value)))
    expect([fee, total]).toEqual([up(money.fee), up(money.total)])
    expect(stake + fee!).toBe(total)
  }
  expect(unitsAt(onlyFigure(at(rows, /^Stake$/).value), MONEY)).toBe(money.stake)
  if (!exact) return
  const figures = [...exact.querySelectorAll('dd')].map(each => unitsAt(onlyFigure(each), MONEY))
  expect(figures.slice(0, 3)).toEqual([money.stake, money.fee, money.total])
}

const RUNS = process.env.DEEP ? 300 : 10

describe('figures of a quick order that are shown together hold together', () => {
  it('on the ticket, its confirmation, its receipt, and once it is settled in the list and its receipt', async () => {
    await fc.assert(
      fc.asyncProperty(trades, async trade => {
        const { isUp, outcome } = trade
        const money = booked(trade)
        seedPrice()
        const world = serveQuick({
          cash: '100000',
          feeRate: decimalOf(trade.feeRate, 4),
          otherValue: { app_fastFree: trade.isDrawFree ? '1' : '0' },
        })
        const typed = decimalOf(trade.stake, 2)
        try {
          openTicket()
          await enterStake(typed)
          const button = isUp ? 'Stake on Up' : 'Stake on Down'
          if (!isUp) fireEvent.click(screen.getByRole('radio', { name: 'Down' }))
          const direction = isUp ? '1' : '2'
          await waitFor(() => {
            expect(world.previews.at(-1)).toMatchObject({ stake: typed, exchangeType: direction })
            expect(review(button).getAttribute('aria-busy')).toBeNull()
          })
          const form = document.querySelector('form')!
          expectOutcomes(ticketRows(form).rows, money)
          const lossOn = (element: Element) => figuresIn(/full ([\d.,]+)/.exec(element.textContent)![1]!)[0]!
          expect(cents(lossOn(form))).toBe(up(money.total))
          press(button)
          const sheet = await screen.findByRole('dialog', { name: 'Confirm quick order' })
          expectOutcomes(rowsOf(sheet), money)
          expect(cents(lossOn(sheet))).toBe(up(money.total))
          const place = within(sheet).getByRole('button', { name: /^Stake \d/ })
          expect(cents(onlyFigure(place)), 'the stake as it was typed').toBe(trade.stake)
          fireEvent.click(place)
          const placed = await screen.findByRole('dialog', { name: 'Quick order placed' })
          expectPaid(placed, money)
          for (const [label, units] of [
            [/^If price is (?:higher|lower)$/, money.won],
            [/^If price is unchanged$/, money.drawn],
          ] as const)
            expect(cents(onlyFigure(at(rowsOf(placed), label).value))).toBe(back(units, money))
          cleanup()

          const returned = money[outcome]
          const settled = {
            ...orderOf(world, world.orders[0]!),
            id: examples[1]!.id,
            status: outcome,
            closePrice: world.price,
            closePriceTime: Date.now(),
            closedAt: Date.now(),
            returned: decimalOf(returned, MONEY),
            net: decimalOf(returned - money.total, MONEY),
          }
          serveQuick({ listed: [settled] })
          openOrders()
          fireEvent.click(await screen.findByRole('tab', { name: 'History' }))
          const list = await screen.findByRole('list', { name: 'History' })
          const net = back(returned, money) - up(money.total)
          const inList = figuresIn(visibleText(list.querySelector('[data-standing]')!))
          expect(inList.map(cents)).toEqual([net])
          fireEvent.click(within(list).getAllByRole('button')[0]!)
          const receipt = await screen.findByRole('dialog')
          expectPaid(receipt, money)
          const rows = rowsOf(receipt)
          expect(cents(onlyFigure(at(rows, /^Returned$/).value))).toBe(back(returned, money))
          expect(cents(onlyFigure(at(rows, /^Net P&L$/).value))).toBe(net)
        } finally {
          cleanup()
          sessionStorage.clear()
          localStorage.clear()
        }
      }),
      { numRuns: RUNS, endOnFailure: true },
    )
  })
})
