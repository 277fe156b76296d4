import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { LoanPreview } from '#models'
import ApplyScreen from '#src/features/loan/apply-screen.tsx'
import RepayScreen from '#src/features/loan/repay-screen.tsx'
import { detail, loan, ok, page, preview, product } from '../support/loans.ts'
import { pressWhenReady, review } from '../support/review.ts'
import { answering, errorOf, unreachable, useNetwork, visit, type Visit } from '../support/visit.tsx'

const previewing = '/api/loan/preview'
const applying = '/api/loan/apply'
const repaying = '/api/loan/repay'
const detailing = '/api/loan/detail'

useNetwork()

const openApplication = (handlers: Visit['handlers'] = [], told: LoanPreview = preview) =>
  visit(
    '/pages/loan/buy?id=302',
    { '/pages/loan/buy': ApplyScreen },
    {
      handlers: [
        ...handlers,
        answering('get', '/api/loanProduct/list', page(product)),
        answering('post', previewing, ok(told)),
      ],
    },
  )

const amountField = () => screen.findByRole('textbox', { name: 'Amount' })
type User = Awaited<ReturnType<typeof visit>>['user']
const confirm = (user: User) => review(user, 'Apply', 'Apply for 1,000.00 USDT')
const nothingSent = answering('post', applying, () => {
  throw new Error('Nothing must be sent.')
})

describe('loan application', () => {
  it.each([
    ['nothing', '', /field is required/],
    ['less than the minimum', '99.99', /100/],
    ['more than the maximum', '5000.01', /5,000/],
    ['a fraction of a cent', '100.001', /2/],
  ])('of %s is not sent, and the field says what is possible [R2.5, R5.4]', async (_, typed, words) => {
    const { user } = await openApplication([nothingSent])
    const field = await amountField()
    if (typed) await user.type(field, typed)
    await user.click(screen.getByRole('button', { name: /^Apply/ }))
    expect(errorOf(field)).toMatch(words)
  })

  it('without enough security shows the available amount at the field [R2.5]', async () => {
    const problem = {
      field: 'amount' as const,
      msg: 'hint_insufficient_balance',
      params: { available: '42', currency: 'USDT' },
    }
    const { user } = await openApplication([nothingSent], { ...preview, problem })
    const field = await amountField()
    await user.type(field, '1000')
    await pressWhenReady(user, 'Apply')
    expect(errorOf(field)).toBe('Not enough funds: 42 USDT available')
  })

  it('links to an open loan instead of the button [R2.5]', async () => {
    const problem = { field: 'product' as const, msg: 'hint_loan_open' }
    await openApplication([nothingSent], { ...preview, problem })
    expect(await screen.findByText(/Repay the open loan or cancel its application first/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View loans' })).toBeTruthy()
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull()
  })

  it('that another tab has already made is refused once, with a message [R2.5]', async () => {
    const { user } = await openApplication([
      answering('post', applying, { code: 460, msg: 'hint_loan_open' }),
    ])
    await user.type(await amountField(), '1000')
    await user.click(await confirm(user))
    expect(await screen.findByText('You can have one loan at a time')).toBeTruthy()
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('keeps the amount and asks to review changed costs [R1.2]', async () => {
    const refused = { code: 460, msg: 'hint_loan_terms_changed' }
    const { user } = await openApplication([answering('post', applying, refused)])
    await user.type(await amountField(), '1000')
    await user.click(await confirm(user))
    expect(await screen.findByText('The costs have changed. Check them and confirm again')).toBeTruthy()
    expect((await amountField()).getAttribute('value')).toMatch(/1,?000/)
  })

  it('that got no answer may have been made, and is not made twice [R8.6, R8.9]', async () => {
    const { user } = await openApplication([unreachable('post', applying)])
    await user.type(await amountField(), '1000')
    await user.click(await confirm(user))
    expect(await screen.findByText(/it will not be done twice/)).toBeTruthy()
    expect((await amountField()).hasAttribute('disabled')).toBe(true)
  })
})

describe('loan repayment', () => {
  it('with an outdated total is refused and shows what is owed [R2.5, R1.2]', async () => {
    let told = detail()
    const { user } = await visit(
      '/pages/loan/rePay?id=7321480000000041',
      { '/pages/loan/rePay': RepayScreen },
      {
        handlers: [
          answering('get', detailing, () => ok(told)),
          answering('post', repaying, () => {
            told = detail({ all: { principal: '1000', interest: '3.3', charge: '0', total: '1003.3' } })
            return { code: 460, msg: 'hint_loan_owed_changed', params: { total: '1003.3', currency: 'USDT' } }
          }),
        ],
      },
    )
    await user.click(await screen.findByText('Pay in full'))
    await user.click(await review(user, 'Repay', 'Pay 1,003.00 USDT'))
    expect(
      await screen.findByText(/^The amount owed is now 1,?003\.3.* USDT\. Check it and confirm again$/),
    ).toBeTruthy()
    expect(await review(user, 'Repay', 'Pay 1,003.30 USDT')).toBeTruthy()
  })

  it('of a loan repaid in another tab says that nothing is owed [R2.5]', async () => {
    let told = detail()
    const { user } = await visit(
      '/pages/loan/rePay?id=7321480000000041',
      { '/pages/loan/rePay': RepayScreen },
      {
        handlers: [
          answering('get', detailing, () => ok(told)),
          answering('post', repaying, () => {
            told = detail({
              loan: loan({ status: 'repaid', closedAt: 1795199480000 }),
              next: null,
              all: null,
            })
            return { code: 460, msg: 'hint_loan_not_owed' }
          }),
        ],
      },
    )
    await user.click(await review(user, 'Repay', 'Pay 342.33 USDT'))
    expect(await screen.findByText('Nothing is owed')).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View loan' })).toBeTruthy()
  })
})
