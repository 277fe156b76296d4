import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { openPositions, openTicket, position, serveContracts } from '#tests/src/features/contract/support.tsx'
import { press, setQuote, setUpTicketTests, type } from '#tests/src/features/spot/support.tsx'
import {
  expectSameDirection,
  figuresIn,
  onlyFigure,
  unitsAt,
  visibleText,
  type Figure,
} from './shown-figures.ts'
import { rowsOf } from './shown-rows.ts'
import { decimalOf, MONEY } from './units.ts'

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
})

const trades = orders.filter(
  ({ margin, leverage, price }) => BigInt(Math.ceil(Number(margin) * leverage)) * 100n < price * MAX_QUANTITY,
)

const EXITS = ['If take profit is hit, you receive', 'If stop loss is hit, you receive'] as const

/** The margin, the opening fee and the total, which add up as they are shown. */
function amountsIn(element: Element): Figure[] {
  const rows = rowsOf(element)
  const [margin, fee, total] = ['Margin', 'Opening fee', 'Total cost'].map(label =>
    onlyFigure(rows.get(label)?.value),
  )
  expect(unitsAt(margin!, MONEY) + unitsAt(fee!, MONEY)).toBe(unitsAt(total!, MONEY))
  return [margin!, fee!, total!]
}

/** What is received at an exit and the gain on what was put in; the gain and its percentage do not deny each other. */
function exitIn(element: Element, label: string) {
  const { value, note } = rowsOf(element).get(label)!
  const [gain, percent] = figuresIn(note)
  const received = onlyFigure(value)
  expect(percent!.isPercent).toBe(true)
  expectSameDirection(gain!, percent)
  return { received, gain: gain!, percent: percent! }
}

const texts = (figures: readonly Figure[]) => figures.map(({ text }) => text)

const RUNS = process.env.DEEP ? 300 : 10

describe('figures of a contract that are shown together hold together', () => {
  it('on the ticket, its confirmation, its receipt and the sheet of the position', async () => {
    await fc.assert(
      fc.asyncProperty(trades, async ({ isLong, leverage, price, margin, gain, loss }) => {
        const at = (thousandths: bigint) =>
          decimalOf((price * (1000n + (isLong ? thousandths : -thousandths))) / 1000n, 2)
        const now = decimalOf(price, 2)
        const [takeProfit, stopLoss] = [at(gain), at(-loss)]
        if (takeProfit === now || stopLoss === now) return
        const world = serveContracts({ price: now, cash: '100000' })
        setQuote(now)
        try {
          openTicket()
          await screen.findByText('Leverage')
          if (!isLong) fireEvent.click(screen.getByRole('radio', { name: 'Short' }))
          press(`${leverage}×`)
          type('margin', margin)
          press('Set take profit or stop loss')
          type('takeProfit', takeProfit)
          type('stopLoss', stopLoss)
          const submit = () => screen.getByRole('button', { name: /^Go (?:long|short) AAPL/ })
          await waitFor(() => {
            expect(world.received.some(({ form }) => form.stopLoss === stopLoss)).toBe(true)
            expect(submit().getAttribute('aria-busy')).toBeNull()
          })
          const onTicket = amountsIn(document.querySelector('form')!)
          fireEvent.click(submit())
          const sheet = await screen.findByRole('dialog')
          const confirmed = amountsIn(sheet)
          expect(texts(confirmed)).toEqual(texts(onTicket))
          const promised = EXITS.map(label => exitIn(sheet, label))
          const total = confirmed[2]!
          for (const { received, gain: made } of promised)
            expect(unitsAt(received, MONEY) - unitsAt(total, MONEY)).toBe(unitsAt(made, MONEY))
          const quantity = onlyFigure(rowsOf(sheet).get('Quantity')?.value).text.replaceAll(',', '')
          const exact = world.received.findLast(({ path }) => path.endsWith('preview'))!
          fireEvent.click([...sheet.querySelectorAll('button')].at(-1)!)
          const receipt = await screen.findByRole('dialog', { name: /opened|filled/i })
          expect(texts(amountsIn(receipt))).toEqual(texts(confirmed))
          cleanup()

          // The position that this opened.
          const plain = (figure: Figure) => decimalOf(unitsAt(figure, MONEY), MONEY)
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
            margin: plain(confirmed[0]!),
            fees: plain(confirmed[1]!),
            closeFeeRate: '0.0006',
            pointValue: '1',
            takeProfit,
            stopLoss,
          }
          expect(exact.form.leverage).toBe(String(leverage))
          serveContracts({ price: now, positions: [opened] })
          openPositions()
          fireEvent.click(await screen.findByRole('button', { name: 'TP / SL' }))
          const exits = await screen.findByRole('dialog', { name: 'Take profit and stop loss' })
          await waitFor(() => expect(rowsOf(exits).has(EXITS[0])).toBe(true))
          expect(EXITS.map(label => exitIn(exits, label))).toEqual(promised)
          const card = document.querySelector('[class*="profit"]')!
          const [amount, percent] = figuresIn(visibleText(card))
          expectSameDirection(amount!, percent)
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
