import { describe, expect, it } from 'vitest'
import { BibiCosts } from '#src/features/bibi/bibi-costs.tsx'
import { ExchangeRows } from '#src/features/exchange/exchange-rows.tsx'
import { LoanCosts, ScheduleSection } from '#src/features/loan/loan-costs.tsx'
import { QuickCosts } from '#src/features/quick/quick-costs.tsx'
import { WithdrawCosts } from '#src/features/withdraw/withdraw-costs.tsx'
import * as fc from '#tests/support/seeded-fast-check.ts'
import { useNetwork } from '#tests/src/features/support/visit.tsx'
import { exampleOf } from '#tests/src/features/support/examples.ts'
import { amounts } from './accounts.ts'
import { onPages } from './pages.tsx'
import { figuresIn, onlyFigure, total, unitsAt, visibleText } from './shown-figures.ts'
import { openDetails, rowsOf } from './shown-rows.ts'
import { CENT, decimalOf, MONEY, money, QUANTITY } from './units.ts'

useNetwork()

const figureAt = (element: Element, label: RegExp) => {
  const [found] = [...rowsOf(element)].filter(([name]) => label.test(name))
  return onlyFigure(found?.[1].value)
}
const moneyAt = (element: Element, label: RegExp) => unitsAt(figureAt(element, label), MONEY)

/** A part of an amount, from nothing to all of it. */
const partOf = (whole: bigint, thousandths: bigint) => (whole * thousandths) / 1000n
const thousandths = fc.bigInt(0n, 1000n)

/** The decimals that a quantity is shown with so that its first two digits are seen, at least two. */
const placesOf = (units: bigint) => {
  const digits = `${units}`
  const zeros = /0*$/.exec(digits)![0].length
  return units === 0n ? 2 : Math.max(2, Math.min(QUANTITY - zeros, QUANTITY + 2 - digits.length))
}

describe('figures of a statement that are shown together hold together', () => {
  it('withdrawal: the amount less the fee arrives', async () => {
    await onPages(
      fc.tuple(amounts, thousandths).map(([amount, fee]) => ({ amount, fee: partOf(amount, fee) })),
      ({ amount, fee }) => (
        <WithdrawCosts
          channel={{ feeRate: '0.001', feeFixed: '0' }}
          terms={{ amount: money(amount), fee: money(fee), arrives: money(amount - fee) }}
          currency="USDT"
        />
      ),
      (element, { amount, fee }) => {
        expect(moneyAt(element, /leaves|withdraw|amount/i)).toBe(amount)
        expect(moneyAt(element, /^Fee/)).toBe(fee)
        if (amount !== fee) expect(moneyAt(element, /receive/i)).toBe(amount - fee)
      },
    )
  })

  it('loan: parts make instalments, instalments make the total, fee and interest the cost', async () => {
    const parts = fc.array(fc.tuple(amounts, amounts), { minLength: 1, maxLength: 6 })
    await onPages(
      fc.record({ parts, fee: thousandths }).map(({ parts: drawn, fee }) => {
        const principal = total(drawn.map(([part]) => part))
        const interest = total(drawn.map(([, each]) => each))
        const cost = partOf(principal, fee)
        return { parts: drawn, principal, interest, fee: cost }
      }),
      ({ parts: drawn, principal, interest, fee }) => {
        const schedule = drawn.map(([part, each], at) => ({
          number: at + 1,
          afterDays: 30 * (at + 1),
          principal: money(part),
          interest: money(each),
          total: money(part + each),
          left: money(principal - total(drawn.slice(0, at + 1).map(([paid]) => paid))),
        }))
        const figures = {
          amount: money(principal),
          fee: money(fee),
          paidOut: money(principal - fee),
          security: '0',
          totalInterest: money(interest),
          total: money(principal + interest),
          cost: money(interest + fee),
          apr: '0.1',
          schedule,
        }
        const rates = { dailyRate: '0.0003', feeRate: '0.01', securityRate: '0', overdueRate: '0.001' }
        return (
          <>
            <LoanCosts terms={{ ...rates, currencyName: 'USDT', graceDays: 5 }} figures={figures} />
            <ScheduleSection schedule={schedule} currency="USDT" />
          </>
        )
      },
      (element, { parts: drawn, principal, interest, fee }) => {
        const instalments = [...element.querySelectorAll('li')].map(row => {
          const whole = unitsAt(onlyFigure(row.querySelector('bdi')), MONEY)
          const note = [...row.querySelectorAll('[class*="note"]')][0]!
          const pieces = figuresIn(visibleText(note)).map(figure => unitsAt(figure, MONEY))
          expect(total(pieces)).toBe(whole)
          return whole
        })
        expect(instalments).toHaveLength(drawn.length)
        expect(total(instalments)).toBe(principal + interest)
        expect(moneyAt(element, /^Total (?:repayment|to repay)|^You repay|repay/i)).toBe(principal + interest)
        const shownFee = moneyAt(element, /^(?:Fee|Origination)/i)
        expect(shownFee).toBe(fee)
        expect(moneyAt(element, /^Interest/i) + shownFee).toBe(moneyAt(element, /cost/i))
      },
    )
  })

  it('exchange: what is exchanged less the fee is received', async () => {
    const example = exampleOf('previewExchange', 'fine').data
    await onPages(
      fc.tuple(amounts, thousandths).map(([gross, fee]) => ({ gross, fee: partOf(gross, fee) })),
      ({ gross, fee }) => (
        <ExchangeRows
          figures={{ ...example, gross: money(gross), fee: money(fee), received: money(gross - fee) }}
          isPreview
        />
      ),
      (element, { gross, fee }) => {
        expect(moneyAt(element, /before/i)).toBe(gross)
        expect(moneyAt(element, /^Fee/)).toBe(fee)
        expect(moneyAt(element, /receive/i)).toBe(gross - fee)
      },
    )
  })

  it('coin to coin: what is bought less the fee is received, what is paid leaves what is available', async () => {
    const example = exampleOf('previewBibiOrder', 'fine').data
    const quantities = fc.oneof(fc.constantFrom(1n, 99_999_999n, 10n ** 8n), fc.bigInt(1n, 10n ** 12n))
    const pair = exampleOf('listBibiPairs', 'some').rows[0]!
    await onPages(
      fc.record({ bought: quantities, paid: quantities, left: quantities, fee: thousandths }),
      ({ bought, paid, left, fee }) => (
        <BibiCosts
          draft={{ side: 'buy', type: 'market' }}
          pair={pair}
          price={pair.price}
          figures={{
            ...example,
            quantity: decimalOf(bought, QUANTITY),
            fee: decimalOf(partOf(bought, fee), QUANTITY),
            received: decimalOf(bought - partOf(bought, fee), QUANTITY),
            paid: decimalOf(paid, QUANTITY),
            available: decimalOf(paid + left, QUANTITY),
          }}
        />
      ),
      (element, { bought, paid, left, fee }) => {
        const at = (label: RegExp) => unitsAt(figureAt(element, label), QUANTITY)
        expect(at(/pay/i)).toBe(paid)
        expect(at(/after/i)).toBe(left)
        const taken = partOf(bought, fee)
        const [before, shownFee, received] = [/before/i, /^Fee/, /receive/i].map(label =>
          figureAt(element, label),
        )
        const { decimals } = received!
        // Two decimals, or as many as the first two digits of the smallest of them need.
        expect(decimals).toBe(Math.max(placesOf(taken), placesOf(bought - taken)))
        expect([before!.decimals, shownFee!.decimals]).toEqual([decimals, decimals])
        const step = 10n ** BigInt(QUANTITY - decimals)
        expect(shownFee!.units).toBe((taken + step - 1n) / step)
        expect(received!.units).toBe((bought - taken) / step)
        expect(before!.units - shownFee!.units).toBe(received!.units)
        const exact = [...openDetails(element)[0]!.querySelectorAll('dd')].map(each =>
          unitsAt(onlyFigure(each), QUANTITY),
        )
        expect(exact).toEqual([bought, taken, bought - taken])
      },
    )
  })

  it('quick order: what comes back less what was taken is the result', async () => {
    await onPages(
      fc
        .record({ stake: amounts, payout: thousandths, fee: thousandths, isDrawFree: fc.boolean() })
        .map(({ stake, payout, fee, isDrawFree }) => {
          const taken = partOf(stake, fee)
          const all = stake + taken
          return {
            stake,
            fee: taken,
            taken: all,
            win: stake + partOf(stake, payout),
            draw: isDrawFree ? all : stake,
          }
        }),
      ({ stake, fee, taken, win, draw }) => (
        <QuickCosts
          direction="buy"
          price="187.32"
          priceScale={2}
          currency="USDT"
          figures={{
            stake: money(stake),
            feeRate: '0.001',
            fee: money(fee),
            total: money(taken),
            payoutRate: '0.8',
            winReturns: money(win),
            drawReturns: money(draw),
            breakEvenRate: '0.5',
          }}
        />
      ),
      (element, { stake, fee, taken, win, draw }) => {
        const up = (units: bigint) => (units + CENT - 1n) / CENT
        const outcomes = [/^If price is higher$/, /^If price is unchanged$/, /^Otherwise$/]
        const figures = [/^Fee$/, /^Total cost$/, ...outcomes].map(label => figureAt(element, label))
        const paid = up(taken)
        // What comes back is truncated, unless it is all that was paid.
        const [won, drawn] = [win, draw].map(units => (units === taken ? paid : units / CENT))
        expect(figures.map(({ units }) => units)).toEqual([up(fee), paid, won, drawn, 0n])
        const rows = [...rowsOf(element)]
        const nets = outcomes.map(label => figuresIn(rows.find(([name]) => label.test(name))![1].note)[0]!)
        expect(nets.map(({ units }) => units)).toEqual([won! - paid, drawn! - paid, -paid])
        for (const figure of [...figures, ...nets]) expect(figure.decimals, figure.text).toBe(2)
        for (const net of nets) expect(net.hasSign, net.text).toBe(net.units !== 0n)
        const [exact] = openDetails(element)
        // Where all that is shown is exact, there is nothing behind a touch.
        expect(exact !== undefined).toBe(fee % CENT !== 0n)
        if (!exact) return
        expect([...exact.querySelectorAll('dd')].map(each => unitsAt(onlyFigure(each), MONEY))).toEqual([
          stake,
          fee,
          taken,
          draw,
        ])
      },
    )
  })
})
