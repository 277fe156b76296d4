import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { openPositions, openTicket, position, serveContracts } from '#tests/src/features/contract/support.tsx'
import { pick, press, setQuote, setUpTicketTests, type } from '#tests/src/features/spot/support.tsx'
import {
  expectSameDirection,
  figuresIn,
  onlyFigure,
  unitsAt,
  visibleText,
  type Figure,
} from './shown-figures.ts'
import { openDetails, rowsOf, ticketRows, type ShownRow } from './shown-rows.ts'
import { CENT, decimalOf, MONEY } from './units.ts'

setUpTicketTests()

const LEVERAGES = [1, 2, 5, 10] as const

/** Shares per order at most. */
const MAX_QUANTITY = 100n

const orders = fc.record({
  isLong: fc.boolean(),
  leverage: fc.constantFrom(...LEVERAGES),
  /** In cents. */
  price: fc.bigInt(1_000n, 100_000n),
  margin: fc.oneof(fc.constantFrom('100', '33', '99.99', '250.5'), fc.bigInt(100n, 1000n).map(String)),
  /** In thousandths of the price, in favour of the position and against it. */
  gain: fc.oneof(fc.bigInt(1n, 3n), fc.bigInt(3n, 90n)),
  loss: fc.oneof(fc.bigInt(1n, 3n), fc.bigInt(3n, 40n)),
  /** In the units of money. */
  cash: fc.bigInt(10n ** 11n, 10n ** 12n),
})

const trades = orders.filter(
  ({ margin, leverage, price }) => BigInt(Math.ceil(Number(margin) * leverage)) * 100n < price * MAX_QUANTITY,
)

const EXITS = ['If take profit is hit, you receive', 'If stop loss is hit, you receive'] as const

/** The margin, the opening fee and the total in cents, which add up as they are shown. */
function amountsIn(rows: Map<string, ShownRow>): Figure[] {
  const amounts = ['Margin', 'Opening fee', 'Total cost'].map(label => onlyFigure(rows.get(label)?.value))
  for (const figure of [...amounts, onlyFigure(rows.get('Position value')?.value)])
    expect(figure.decimals, figure.text).toBe(2)
  const [margin, fee, total] = amounts
  expect(margin!.units + fee!.units).toBe(total!.units)
  return amounts
}

/** The same amounts with all their digits, unless those shown have them: they add up too, and are never above what is shown. */
function exactAmounts(exact: Element | undefined, shown: readonly Figure[]): bigint[] {
  if (!exact) return shown.map(figure => unitsAt(figure, MONEY))
  const rows = rowsOf(exact)
  const [margin, fee, total] = ['Margin', 'Opening fee', 'Total cost'].map(label =>
    unitsAt(onlyFigure(rows.get(label)?.value), MONEY),
  )
  expect(margin! + fee!).toBe(total)
  const up = (units: bigint) => (units + CENT - 1n) / CENT
  expect(shown[2]!.units).toBe(up(total!))
  expect(shown[1]!.units).toBe(up(fee!))
  return [margin!, fee!, total!]
}

/** What a close releases and gains less its fee is what comes back, as it is shown in cents and with all digits. */
async function expectClose(): Promise<void> {
  const sheet = await screen.findByRole('dialog', { name: 'Close position' })
  const inUnits = (element: Element) =>
    ['Margin released', 'P&L', 'Fee', 'You receive'].map(label => {
      const figure = onlyFigure(rowsOf(element).get(label)?.value)
      return { ...figure, units: unitsAt(figure, MONEY) }
    })
  const shown = inUnits(sheet)
  expect(shown.map(({ decimals }) => decimals)).toEqual([2, 2, 2, 2])
  const [exact] = openDetails(sheet)
  for (const figures of exact ? [shown, inUnits(exact)] : [shown]) {
    const [margin, profit, fee, returned] = figures.map(({ units }) => units)
    expect(margin! + profit! - fee!).toBe(returned)
  }
  for (const [index, { units }] of (exact ? inUnits(exact) : []).entries()) {
    const difference = shown[index]!.units - units
    expect(difference < CENT && difference > -CENT, 'less than a cent from the exact figure').toBe(true)
  }
}

/** What is available less what is paid is what is left, and no more than what is paid can be lost. */
function expectRest(rows: Map<string, ShownRow>, cash: bigint, [, , total]: readonly Figure[]): void {
  const after = onlyFigure(rows.get('Available after')?.value)
  expect(after.decimals, after.text).toBe(2)
  expect(after.units, `after ${total!.text}`).toBe(cash / CENT - total!.units)
  expect(onlyFigure(rows.get('Max. loss')?.value)).toEqual(total)
}

/** What is received at an exit and the gain on what was put in; the gain and its percentage do not deny each other. */
function exitIn(element: Element, label: string) {
  const { value, note } = rowsOf(element).get(label)!
  const [gain, percent] = figuresIn(note)
  const received = onlyFigure(value)
  expect(percent!.isPercent).toBe(true)
  expect([received.decimals, gain!.decimals], received.text).toEqual([2, 2])
  expectSameDirection(gain!, percent)
  return { received, gain: gain!, percent: percent! }
}

/** What the size comes to in its other unit. */
const other = () => document.querySelector('button[class*="other"]')

const texts = (figures: readonly Figure[]) => figures.map(({ text }) => text)

const RUNS = process.env.DEEP ? 300 : 10

describe('figures of a contract that are shown together hold together', () => {
  it('on the ticket, its confirmation, its receipt and the sheet of the position', async () => {
    await fc.assert(
      fc.asyncProperty(trades, async ({ isLong, leverage, price, margin, gain, loss, cash }) => {
        const at = (thousandths: bigint) =>
          decimalOf((price * (1000n + (isLong ? thousandths : -thousandths))) / 1000n, 2)
        const now = decimalOf(price, 2)
        const [takeProfit, stopLoss] = [at(gain), at(-loss)]
        if (takeProfit === now || stopLoss === now) return
        const world = serveContracts({ price: now, cash: decimalOf(cash, MONEY) })
        setQuote(now)
        try {
          openTicket()
          await screen.findByRole('button', { name: /^Leverage/ })
          if (!isLong) fireEvent.click(screen.getByRole('radio', { name: 'Short' }))
          pick('Leverage', `${leverage}×`)
          type('margin', margin)
          press('Set take profit or stop loss')
          type('takeProfit', takeProfit)
          type('stopLoss', stopLoss)
          const submit = () => screen.getByRole('button', { name: /^Go (?:long|short) AAPL/ })
          await waitFor(() => {
            expect(world.received.some(({ form }) => form.stopLoss === stopLoss)).toBe(true)
            expect(submit().getAttribute('aria-busy')).toBeNull()
          })
          const form = document.querySelector('form')!
          await waitFor(() => {
            const available = form.querySelector('p[class*="available"]')
            expect(onlyFigure(available)).toMatchObject({ units: cash / CENT, decimals: 2 })
          })
          const ticket = ticketRows(form)
          const onTicket = amountsIn(ticket.rows)
          const exactOnTicket = exactAmounts(ticket.exact, onTicket)
          expectRest(ticket.rows, cash, onTicket)
          expect(onlyFigure(other()).text, 'in the other unit').toBe(
            onlyFigure(ticket.rows.get('Quantity')?.value).text,
          )
          fireEvent.click(submit())
          const sheet = await screen.findByRole('dialog', { name: /^Confirm (?:long|short)/ })
          const confirmed = amountsIn(rowsOf(sheet))
          expect(texts(confirmed)).toEqual(texts(onTicket))
          const [marginPaid, feePaid, totalPaid] = exactAmounts(openDetails(sheet)[0], confirmed)
          expect([marginPaid, feePaid, totalPaid]).toEqual(exactOnTicket)
          expectRest(rowsOf(sheet), cash, confirmed)
          expect(figuresIn(/You can lose up to ([\d.,]+)/.exec(sheet.textContent)![1]!)).toMatchObject([
            { units: confirmed[2]!.units, decimals: 2 },
          ])
          const promised = EXITS.map(label => exitIn(sheet, label))
          const total = confirmed[2]!
          for (const { received, gain: made } of promised)
            expect(unitsAt(received, MONEY) - unitsAt(total, MONEY)).toBe(unitsAt(made, MONEY))
          const quantity = onlyFigure(rowsOf(sheet).get('Quantity')?.value).text.replaceAll(',', '')
          const exact = world.received.findLast(({ path }) => path.endsWith('preview'))!
          fireEvent.click(
            [...sheet.querySelectorAll('button')].find(each =>
              /^Go (?:long|short) \d/.test(each.textContent),
            )!,
          )
          const receipt = await screen.findByRole('dialog', { name: 'Position opened' })
          const done = amountsIn(rowsOf(receipt))
          expect(texts(done)).toEqual(texts(confirmed))
          expect(exactAmounts(openDetails(receipt)[0], done)).toEqual(exactOnTicket)
          expect(onlyFigure(rowsOf(receipt).get('Quantity')?.value).text.replaceAll(',', '')).toBe(quantity)
          cleanup()

          // The position that this opened.
          const opened = {
            ...position,
            productCode: 'AAPL',
            productType: 1 as const,
            direction: isLong ? ('long' as const) : ('short' as const),
            leverage,
            entryPrice: now,
            nowPrice: now,
            priceScale: 2,
            quantity,
            openedQuantity: quantity,
            margin: decimalOf(marginPaid!, MONEY),
            fees: decimalOf(feePaid!, MONEY),
            closeFeeRate: '0.0006',
            pointValue: '1',
            takeProfit,
            stopLoss,
          }
          expect(exact.form.leverage).toBe(String(leverage))
          serveContracts({ price: now, positions: [opened] })
          openPositions()
          fireEvent.click(await screen.findByRole('button', { name: /^TP \/ SL: / }))
          const exits = await screen.findByRole('dialog', { name: 'Take profit and stop loss' })
          await waitFor(() => expect(rowsOf(exits).has(EXITS[0])).toBe(true))
          expect(EXITS.map(label => exitIn(exits, label))).toEqual(promised)
          const card = document.querySelector('[class*="profit"]')!
          const [amount, percent] = figuresIn(visibleText(card))
          expectSameDirection(amount!, percent)
          cleanup()

          serveContracts({ price: takeProfit, positions: [{ ...opened, nowPrice: takeProfit }] })
          openPositions()
          fireEvent.click(await screen.findByRole('button', { name: /^Close: / }))
          await expectClose()
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
