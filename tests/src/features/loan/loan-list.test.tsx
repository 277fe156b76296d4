import { screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Loan } from '#models'
import LoansScreen from '#src/features/loan/loans-screen.tsx'
import { readDraft } from '#src/stores/storage/drafts.ts'
import { answering, unreachable, useNetwork, visit, type Visit } from '../support/visit.tsx'
import { loan, page, product } from '../support/loans.ts'

const route = '/pages/loan/loan'
const products = '/api/loanProduct/list'
const list = '/api/loan/list'

useNetwork()

const open = ({ handlers = [], ...visited }: Visit = {}) =>
  visit(
    route,
    { [route]: LoansScreen },
    { ...visited, handlers: [...handlers, answering('get', products, page(product))] },
  )

/** Loans as the server returns them, page by page. */
function loansOf(loans: Record<'open' | 'ended', readonly Loan[]>) {
  return answering('get', list, ({ view, pageNum, pageSize }) => {
    const all = loans[view as 'open' | 'ended']
    const from = (Number(pageNum) - 1) * Number(pageSize)
    return { code: 200, msg: 'ok', rows: all.slice(from, from + Number(pageSize)), total: all.length }
  })
}

const endedLoans = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    loan({ id: `${900 - index}`, status: 'repaid', closedAt: 1795199480000 }),
  )

describe('loan list', () => {
  it('has an empty state with the cost of borrowing [R2.5]', async () => {
    const { user } = await open({ handlers: [loansOf({ open: [], ended: [] })] })
    expect(await screen.findByText('No open loans')).toBeTruthy()
    expect(screen.getByText('Applications and loans that are not yet repaid appear here.')).toBeTruthy()
    await user.click(screen.getByRole('tab', { name: 'Closed' }))
    expect(await screen.findByText('No closed loans')).toBeTruthy()
    expect(screen.getByText('Annual percentage rate')).toBeTruthy()
  })

  it('reserves space while the screen and the list load [R4.7]', async () => {
    const [lent, mine] = [Promise.withResolvers<object>(), Promise.withResolvers<object>()]
    const { container } = await open({
      handlers: [answering('get', products, () => lent.promise), answering('get', list, () => mine.promise)],
    })
    const waits = () => container.querySelectorAll('.skeleton').length
    await waitFor(() => expect(waits()).toBeGreaterThan(0))
    expect(screen.queryByRole('heading', { name: 'My loans' })).toBeNull()
    lent.resolve(page(product))
    expect(await screen.findByRole('heading', { name: 'My loans' })).toBeTruthy()
    expect(waits()).toBeGreaterThan(0)
    expect(screen.queryByText('No open loans')).toBeNull()
    mine.resolve(page(loan()))
    expect(await screen.findByRole('list', { name: 'My loans' })).toBeTruthy()
    expect(waits()).toBe(0)
  })

  it('shows the status of each loan and its next due date in UTC [R2.5]', async () => {
    const running = loan({ status: 'running', startsAt: 1795219200000, nextDueAt: 1797811200000 })
    await open({ handlers: [loansOf({ open: [running], ended: [] })] })
    const mine = within(await screen.findByRole('list', { name: 'My loans' }))
    expect(
      mine.getByRole('link', { name: /Active · Due Dec 21, 2026, 00:00 UTC.*1,000.00 USDT/ }),
    ).toBeTruthy()
    expect(screen.getByText('End of list')).toBeTruthy()
  })

  it('pages to the end and offers a retry for a failed page [R4.7]', async () => {
    let isBroken = true
    const all = endedLoans(23)
    const { user } = await open({
      handlers: [
        answering('get', list, ({ view, pageNum }) => {
          if (view === 'open') return page()
          if (pageNum === '2' && isBroken) return { code: 209, msg: 'hint_not_now' }
          const from = (Number(pageNum) - 1) * 20
          return { code: 200, msg: 'ok', rows: all.slice(from, from + 20), total: all.length }
        }),
      ],
    })
    await user.click(await screen.findByRole('tab', { name: 'Closed' }))
    const mine = await screen.findByRole('list', { name: 'My loans' })
    expect(within(mine).getAllByRole('link')).toHaveLength(20)
    await user.click(screen.getByRole('button', { name: 'Show more' }))
    const again = await screen.findByRole('button', { name: /again/i })
    expect(within(mine).getAllByRole('link')).toHaveLength(20)
    isBroken = false
    await user.click(again)
    await waitFor(() => expect(within(mine).getAllByRole('link')).toHaveLength(23))
    expect(screen.getByText('End of list')).toBeTruthy()
  })

  it('offers a retry when it fails to load, and keeps the offered products [R4.7]', async () => {
    let isBroken = true
    const { user } = await open({
      handlers: [
        answering('get', list, () => (isBroken ? { code: 209, msg: 'hint_not_now' } : page(loan()))),
      ],
    })
    const again = await screen.findByRole('button', { name: /again/i })
    expect(screen.getByRole('heading', { name: 'Loan calculator' })).toBeTruthy()
    isBroken = false
    await user.click(again)
    expect(await screen.findByRole('list', { name: 'My loans' })).toBeTruthy()
  })

  it('offers a retry while offline [R4.7]', async () => {
    await open({ handlers: [unreachable('get', products), unreachable('get', list)] })
    expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy()
    expect(screen.queryByText('No open loans')).toBeNull()
  })

  it('lets a guest calculate, without a list of loans [R1.4]', async () => {
    const { user } = await open({ isMember: false })
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '1000')
    expect(await screen.findByText('18.6%')).toBeTruthy()
    expect(screen.queryByRole('heading', { name: 'My loans' })).toBeNull()
  })

  it('leaves the calculated amount for the application (U15) [R4.1]', async () => {
    const { user } = await open({ isMember: false })
    await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '1000')
    expect(readDraft('loan:302')).toEqual({ amount: '1000' })
  })

  it('shows the limits at the field when the amount is out of range [R2.5]', async () => {
    const { user } = await open({ isMember: false })
    const field = await screen.findByRole('textbox', { name: 'Amount' })
    await user.type(field, '5000.01')
    expect(field.getAttribute('aria-invalid')).toBe('true')
    expect(screen.queryByText('18.6%')).toBeNull()
  })
})
