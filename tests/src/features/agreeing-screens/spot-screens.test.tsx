import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import * as fc from '#tests/support/seeded-fast-check.ts'
import {
  chooseSizeInput,
  openTicketAsChosen,
  orderOf,
  serveSpot,
  setQuote,
  setUpTicketTests,
  type,
} from '#tests/src/features/spot/support.tsx'
import { figuresIn, onlyFigure, unitsAt, visibleText, type Figure } from './shown-figures.ts'
import { openDetails, rowsOf, ticketRows, type ShownRow } from './shown-rows.ts'
import { CENT, decimalOf, MONEY, QUANTITY } from './units.ts'

setUpTicketTests()

/** What is typed for an amount: whole, with cents, or with all digits that money has. */
const typedAmounts = fc.oneof(
  fc.constantFrom('2', '2.01', '33', '99.99', '100', '12.345678', '99.999999', '2.000001', '100000'),
  fc.bigInt(2n, 900_000n).map(String),
  fc.bigInt(200n, 90_000_000n).map(cents => decimalOf(cents, 2)),
  fc.bigInt(2n * 10n ** 6n, 10n ** 11n).map(units => decimalOf(units, MONEY)),
)

const trades = fc.record({
  isBuying: fc.boolean(),
  /** By amount, or by the quantity that costs about as much. */
  isByAmount: fc.boolean(),
  typed: typedAmounts,
  /** In cents. */
  price: fc.oneof(fc.bigInt(100n, 10_000n), fc.bigInt(10_000n, 1_000_000n)),
  /** In ten thousandths of the price, within the published slippage. */
  slippage: fc.oneof(fc.constant(0n), fc.bigInt(-40n, 40n)),
  cash: fc.bigInt(10n ** 12n, 10n ** 13n),
})

const LABELS = { cost: ['Cost', 'Proceeds'], fee: ['Fee'], total: ['You pay', 'You receive', 'Total'] }
type Part = keyof typeof LABELS

/** The cost, the fee and the total that are shown, which add up. */
function amountsIn(rows: Map<string, ShownRow>, isBuying: boolean): Record<Part, Figure> {
  const find = (name: Part) => onlyFigure(rows.get(LABELS[name].find(label => rows.has(label))!)?.value)
  const amounts = { cost: find('cost'), fee: find('fee'), total: find('total') }
  for (const figure of Object.values(amounts)) expect(figure.decimals, figure.text).toBe(2)
  const { cost, fee, total } = amounts
  expect(isBuying ? cost.units + fee.units : cost.units - fee.units).toBe(total.units)
  return amounts
}

/** The same amounts with all their digits: they add up too, and are never better than what is shown. */
function expectExact(exact: Element | undefined, shown: Record<Part, Figure>, isBuying: boolean): void {
  const rows = rowsOf(exact!)
  const [cost, fee, total] = [isBuying ? 'Cost' : 'Proceeds', 'Fee', 'Total'].map(label =>
    unitsAt(onlyFigure(rows.get(label)?.value), MONEY),
  )
  expect(isBuying ? cost! + fee! : cost! - fee!).toBe(total)
  const up = (units: bigint) => (units + CENT - 1n) / CENT
  expect(shown.total.units).toBe(isBuying ? up(total!) : total! / CENT)
  expect(shown.fee.units).toBe(up(fee!))
}

/** Cents, as the ticket writes what is available. */
const inCents = (cents: bigint) => decimalOf(cents, 2).replace(/\B(?=(\d{3})+\.)/g, ',')

const texts = (amounts: Record<Part, Figure>) => Object.values(amounts).map(({ text }) => text)

const isIdle = async (name: RegExp) => {
  await waitFor(() => {
    expect(document.querySelectorAll('details dl')).toHaveLength(2)
    const button = screen.getByRole('button', { name })
    expect(button.getAttribute('aria-busy')).toBeNull()
    expect(button.hasAttribute('disabled')).toBe(false)
  })
  return screen.getByRole('button', { name })
}

const RUNS = process.env.DEEP ? 1000 : 30

describe('figures of a spot order that are shown together hold together', () => {
  it('on the ticket, its confirmation and its receipt', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({
      ...new EventTarget(),
      matches: query.includes('width < 900px'),
      addEventListener: () => {},
      removeEventListener: () => {},
    }))
    await fc.assert(
      fc.asyncProperty(trades, async ({ isBuying, isByAmount, typed, price, slippage, cash }) => {
        const now = decimalOf(price, 2)
        const money = { cash: decimalOf(cash, MONEY), units: '10000' }
        const filledAt = decimalOf((price * (10_000n + slippage)) / 10_000n, 2)
        const [whole = '', fraction = ''] = typed.split('.')
        const amount = BigInt(whole + fraction.padEnd(MONEY, '0'))
        const quantity = (amount * 10n ** 4n) / price
        if (quantity >= 9_000n * 10n ** 8n || quantity === 0n) return
        const size = isByAmount ? typed : decimalOf(quantity, QUANTITY)
        serveSpot({
          ...money,
          price: now,
          place: form => ({
            code: 200,
            msg: 'ok',
            data: orderOf({ ...money, price: filledAt, previews: [], orders: [] }, form),
          }),
        })
        setQuote(now)
        try {
          openTicketAsChosen()
          // The bar above the tabs opens the ticket in a sheet.
          fireEvent.click(await screen.findByRole('button', { name: isBuying ? 'Buy' : 'Sell' }))
          await screen.findByRole('dialog', { name: isBuying ? 'Buy Apple' : 'Sell Apple' })
          if (isBuying) await screen.findByText(inCents(cash / CENT))
          chooseSizeInput(isByAmount ? 'amount' : 'quantity')
          type(isByAmount ? 'amount' : 'quantity', size)
          const form = document.querySelector('form')!
          const submit = await isIdle(isBuying ? /^Buy AAPL/ : /^Sell AAPL/)
          const { rows: onForm, exact } = ticketRows(form)
          const onTicket = amountsIn(onForm, isBuying)
          expectExact(exact, onTicket, isBuying)
          expect(onlyFigure(form.querySelector('button[class*="other"]')), 'in the other unit').toEqual(
            isByAmount ? onlyFigure(onForm.get('Quantity')?.value) : onTicket.total,
          )
          if (isByAmount && fraction.length <= 2)
            expect(unitsAt(onTicket.total, MONEY), `for ${typed}`).toBe(amount)
          if (isBuying) {
            const before = cash / CENT
            const after = onlyFigure(onForm.get('Available after')?.value)
            expect(after.units, `after ${onTicket.total.text}`).toBe(before - onTicket.total.units)
          }

          fireEvent.click(submit)
          const sheet = await screen.findByRole('dialog', { name: isBuying ? 'Confirm buy' : 'Confirm sell' })
          const confirmed = amountsIn(rowsOf(sheet), isBuying)
          expect(texts(confirmed)).toEqual(texts(onTicket))
          expectExact(openDetails(sheet)[0], confirmed, isBuying)
          if (isBuying)
            expect(onlyFigure(rowsOf(sheet).get('Available after')?.value).units).toBe(
              cash / CENT - confirmed.total.units,
            )
          const place = [...sheet.querySelectorAll('button')].find(each =>
            /^(?:Buy|Sell) (?:\d|AAPL for \d)/.test(each.textContent),
          )!
          // What was typed is repeated: an amount, or the quantity.
          if (isByAmount) expect(unitsAt(onlyFigure(place), MONEY)).toBe(amount)
          else expect(onlyFigure(place)).toEqual(onlyFigure(rowsOf(sheet).get('Quantity')?.value))

          fireEvent.click(place)
          const receipt = await screen.findByRole('dialog', { name: 'Order filled' })
          const done = amountsIn(rowsOf(receipt), isBuying)
          expectExact(openDetails(receipt)[0], done, isBuying)
          const said = figuresIn(visibleText(receipt.querySelector('[class*="head"] p')!))
          expect(said.at(-1)).toEqual(done.total)
          expect(said[0]).toEqual(onlyFigure(rowsOf(receipt).get('Quantity')?.value))
          const rows = rowsOf(receipt)
          for (const name of Object.keys(LABELS) as Part[]) {
            const { note } = rows.get(LABELS[name].find(label => rows.has(label))!)!
            const previewed = /previewed ([\d.,]+)/.exec(note)?.[1]
            if (previewed === undefined && name === 'fee') continue
            expect(previewed ?? done[name].text, name).toBe(confirmed[name].text)
            if (previewed !== undefined) expect(previewed, name).not.toBe(done[name].text)
          }
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
