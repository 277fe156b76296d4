// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import ApplyScreen from '#src/features/loan/apply-screen.tsx'
import LoanScreen from '#src/features/loan/loan-screen.tsx'
import RepayScreen from '#src/features/loan/repay-screen.tsx'
import { answering, figureOf, unreachable, useNetwork, visit, type Visit } from '../support/visit.tsx'
import { detail, loan, ok, page, preview, product } from '../support/loans.ts'

const products = '/api/loanProduct/list'
const previewing = '/api/loan/preview'
const applying = '/api/loan/apply'
const detailing = '/api/loan/detail'
const repaying = '/api/loan/repay'
const withdrawing = '/api/loan/withdraw'
const payments = '/api/loanPayment/list'

useNetwork()

const openForm = ({ handlers = [] }: Visit = {}) =>
  visit(
    '/pages/loan/buy?id=302',
    { '/pages/loan/buy': ApplyScreen },
    {
      handlers: [
        ...handlers,
        answering('get', products, page(product)),
        answering('post', previewing, ok(preview)),
      ],
    },
  )

it('says what a loan costs and the worst that can happen, and sends exactly those costs [R2.5, R1.2]', async () => {
  const sent: Record<string, string>[] = []
  const { user } = await openForm({
    handlers: [answering('post', applying, fields => (sent.push(fields), ok(loan())))],
  })
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '1000')
  expect(await screen.findByText('18.6%')).toBeTruthy()
  expect(screen.getByText('If you cannot pay')).toBeTruthy()
  await user.dblClick(await screen.findByRole('button', { name: 'Apply for 1,000.00 USDT' }))
  expect(await screen.findByText('Costs match the preview exactly.')).toBeTruthy()
  expect(sent).toMatchObject([{ amount: '1000', fee: '10', security: '0', totalInterest: '18.00009' }])
})

it('warns when a receipt differs from what was shown [R1.2]', async () => {
  const { user } = await openForm({ handlers: [answering('post', applying, ok(loan({ fee: '11' })))] })
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '1000')
  await user.click(await screen.findByRole('button', { name: 'Apply for 1,000.00 USDT' }))
  expect(await screen.findByText(/These figures differ from the preview/)).toBeTruthy()
})

const repayment = ({ handlers = [] }: Visit = {}) =>
  visit(
    '/pages/loan/rePay?id=7321480000000041',
    { '/pages/loan/rePay': RepayScreen },
    { handlers: [...handlers, answering('get', detailing, ok(detail()))] },
  )

it('says what paying everything saves, and sends the total that is shown [R2.5, R1.2]', async () => {
  const sent: Record<string, string>[] = []
  const { user } = await repayment({
    handlers: [answering('post', repaying, fields => (sent.push(fields), ok(loan({ status: 'repaid' }))))],
  })
  await user.click(await screen.findByText('Pay in full'))
  expect(await screen.findByText('Interest you save')).toBeTruthy()
  await user.dblClick(screen.getByRole('button', { name: 'Pay 1,003.00 USDT' }))
  expect(await screen.findByRole('link', { name: 'View loan' })).toBeTruthy()
  expect(sent).toMatchObject([{ kind: 'all', total: '1003' }])
})

it('says how much is missing instead of offering what cannot be paid [R2.5]', async () => {
  await visit(
    '/pages/loan/rePay?id=7321480000000041',
    { '/pages/loan/rePay': RepayScreen },
    { handlers: [answering('get', detailing, ok(detail({ available: '42.33' })))] },
  )
  expect(await screen.findByText(/You need 300.00 USDT more/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: /^Pay / })).toBeNull()
})

const see = (handlers: Visit['handlers'] = []) =>
  visit(
    '/pages/loan/detail?id=7321480000000041',
    { '/pages/loan/detail': LoanScreen },
    { handlers: [...handlers, answering('get', payments, page())] },
  )

it('says what being late costs and when all is owed [R2.5]', async () => {
  const late = loan({
    status: 'overdue',
    startsAt: 1795219200000,
    nextDueAt: 1797811200000,
    charges: '0.34233',
  })
  await see([answering('get', detailing, ok(detail({ loan: late })))])
  expect(await screen.findByText(/Each full day late costs 0.1%/)).toBeTruthy()
  expect(screen.getByText('Late')).toBeTruthy()
})

it('offers another try when a loan could not be had [R2.5]', async () => {
  await see([unreachable('get', detailing)])
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy()
})

/** A detail that is what the last request has made of it. */
const told = { now: detail({ loan: loan(), next: null, all: null, saves: '0' }) }
const seeApplication = (handlers: Visit['handlers'] = []) => {
  told.now = detail({ loan: loan({ security: '200' }), next: null, all: null, saves: '0' })
  return see([...handlers, answering('get', detailing, () => ok(told.now))])
}
const askToWithdraw = async (user: Awaited<ReturnType<typeof visit>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Cancel application' }))
  return within(await screen.findByRole('dialog', { name: 'Cancel this application?' }))
}

it('withdraws an application once, after saying what becomes of it and of the security [R2.5]', async () => {
  const sent: Record<string, string>[] = []
  const withdrawn = loan({ status: 'withdrawn', security: '200', closedAt: 1795199410000 })
  const { user } = await seeApplication([
    answering('post', withdrawing, fields => {
      sent.push(fields)
      told.now = detail({ loan: withdrawn, next: null, all: null, saves: '0' })
      return ok(withdrawn)
    }),
  ])
  const sheet = await askToWithdraw(user)
  expect(sheet.getByText(/Nothing is paid out and nothing is owed/)).toBeTruthy()
  expect(sheet.getByText('Your collateral is released immediately.')).toBeTruthy()
  expect(sent).toEqual([])
  await user.dblClick(sheet.getByRole('button', { name: 'Cancel application' }))
  expect(await screen.findByText(/Any collateral has been released/)).toBeTruthy()
  expect(figureOf('Status')).toBe('Canceled')
  expect(screen.queryByRole('button', { name: 'Cancel application' })).toBeNull()
  expect(sent).toMatchObject([{ loanId: '7321480000000041' }])
})

it('leaves the application alone when one thinks better of withdrawing it [R2.5]', async () => {
  const { user } = await seeApplication([
    answering('post', withdrawing, () => {
      throw new Error('Nothing must be sent.')
    }),
  ])
  const sheet = await askToWithdraw(user)
  await user.click(sheet.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(figureOf('Status')).toBe('Under review')
})

it('says that it is too late when the application was decided meanwhile, and shows what it is now [R2.5]', async () => {
  const { user } = await seeApplication([
    answering('post', withdrawing, () => {
      told.now = detail()
      return { code: 460, msg: 'hint_loan_not_pending' }
    }),
  ])
  const sheet = await askToWithdraw(user)
  await user.click(sheet.getByRole('button', { name: 'Cancel application' }))
  expect(await sheet.findByText('This application is no longer under review')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Keep it' }))
  expect(figureOf('Status')).toBe('Active')
})
