import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import ApplyScreen from '#src/features/loan/apply-screen.tsx'
import LoanScreen from '#src/features/loan/loan-screen.tsx'
import RepayScreen from '#src/features/loan/repay-screen.tsx'
import { review } from '../support/review.ts'
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

it('loan application shows its costs and the worst case, and sends exactly those costs once they are reviewed (U22) [R2.5, R1.2]', async () => {
  const sent: Record<string, string>[] = []
  const { user } = await openForm({
    handlers: [answering('post', applying, fields => (sent.push(fields), ok(loan())))],
  })
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '1000')
  expect(await screen.findByText('18.6%')).toBeTruthy()
  expect(screen.getByText('If you cannot pay')).toBeTruthy()
  await user.dblClick(await review(user, 'Apply', 'Apply for 1,000.00 USDT'))
  expect(await screen.findByText('Costs match the preview exactly.')).toBeTruthy()
  expect(sent).toMatchObject([{ amount: '1000', fee: '10', security: '0', totalInterest: '18.00009' }])
})

it('loan receipt warns when it differs from the preview [R1.2]', async () => {
  const { user } = await openForm({ handlers: [answering('post', applying, ok(loan({ fee: '11' })))] })
  await user.type(await screen.findByRole('textbox', { name: 'Amount' }), '1000')
  await user.click(await review(user, 'Apply', 'Apply for 1,000.00 USDT'))
  expect(await screen.findByText(/These figures differ from the preview/)).toBeTruthy()
})

const repayment = ({ handlers = [] }: Visit = {}) =>
  visit(
    '/pages/loan/rePay?id=7321480000000041',
    { '/pages/loan/rePay': RepayScreen },
    { handlers: [...handlers, answering('get', detailing, ok(detail()))] },
  )

it('loan repayment shows what repaying everything saves, and sends the shown total once it is reviewed (U22) [R2.5, R1.2]', async () => {
  const sent: Record<string, string>[] = []
  const { user } = await repayment({
    handlers: [answering('post', repaying, fields => (sent.push(fields), ok(loan({ status: 'repaid' }))))],
  })
  await user.click(await screen.findByText('Pay in full'))
  expect(await screen.findByText('Interest you save')).toBeTruthy()
  await user.dblClick(await review(user, 'Repay', 'Pay 1,003.00 USDT'))
  expect(await screen.findByRole('link', { name: 'View loan' })).toBeTruthy()
  expect(sent).toMatchObject([{ kind: 'all', total: '1003' }])
})

it('loan repayment shows the missing amount instead of a button that would fail [R2.5]', async () => {
  await visit(
    '/pages/loan/rePay?id=7321480000000041',
    { '/pages/loan/rePay': RepayScreen },
    { handlers: [answering('get', detailing, ok(detail({ available: '42.33' })))] },
  )
  expect(await screen.findByText(/you need 300.00 USDT more/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Repay' })).toBeNull()
})

const openDetail = (handlers: Visit['handlers'] = []) =>
  visit(
    '/pages/loan/detail?id=7321480000000041',
    { '/pages/loan/detail': LoanScreen },
    { handlers: [...handlers, answering('get', payments, page())] },
  )

it('loan detail shows late fees and when the whole loan is called [R2.5]', async () => {
  const late = loan({
    status: 'overdue',
    startsAt: 1795219200000,
    nextDueAt: 1797811200000,
    charges: '0.34233',
  })
  await openDetail([answering('get', detailing, ok(detail({ loan: late })))])
  expect(await screen.findByText(/Each full day late costs 0.1%/)).toBeTruthy()
  expect(screen.getByText('Late')).toBeTruthy()
})

it('loan detail offers a retry when it fails to load [R2.5]', async () => {
  await openDetail([unreachable('get', detailing)])
  expect(await screen.findByRole('button', { name: /again/i })).toBeTruthy()
})

/** A loan detail that requests change. */
const currentDetail = { now: detail({ loan: loan(), next: null, all: null, saves: '0' }) }
const openApplication = (handlers: Visit['handlers'] = []) => {
  currentDetail.now = detail({ loan: loan({ security: '200' }), next: null, all: null, saves: '0' })
  return openDetail([...handlers, answering('get', detailing, () => ok(currentDetail.now))])
}
const openWithdrawal = async (user: Awaited<ReturnType<typeof visit>>['user']) => {
  await user.click(await screen.findByRole('button', { name: 'Cancel application' }))
  return within(await screen.findByRole('dialog', { name: 'Cancel this application?' }))
}

it('loan application is withdrawn once after a confirmation that names the consequences [R2.5]', async () => {
  const sent: Record<string, string>[] = []
  const withdrawn = loan({ status: 'withdrawn', security: '200', closedAt: 1795199410000 })
  const { user } = await openApplication([
    answering('post', withdrawing, fields => {
      sent.push(fields)
      currentDetail.now = detail({ loan: withdrawn, next: null, all: null, saves: '0' })
      return ok(withdrawn)
    }),
  ])
  const sheet = await openWithdrawal(user)
  expect(sheet.getByText(/Nothing is paid out and nothing is owed/)).toBeTruthy()
  expect(sheet.getByText('Your collateral is released immediately.')).toBeTruthy()
  expect(sent).toEqual([])
  await user.dblClick(sheet.getByRole('button', { name: 'Cancel application' }))
  expect(await screen.findByText(/Any collateral has been released/)).toBeTruthy()
  expect(figureOf('Status')).toBe('Canceled')
  expect(screen.queryByRole('button', { name: 'Cancel application' })).toBeNull()
  expect(sent).toMatchObject([{ loanId: '7321480000000041' }])
})

it('loan application stays when the withdrawal is not confirmed [R2.5]', async () => {
  const { user } = await openApplication([
    answering('post', withdrawing, () => {
      throw new Error('Nothing must be sent.')
    }),
  ])
  const sheet = await openWithdrawal(user)
  await user.click(sheet.getByRole('button', { name: 'Keep it' }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(figureOf('Status')).toBe('Under review')
})

it('loan application shows its status when it was decided before the withdrawal [R2.5]', async () => {
  const { user } = await openApplication([
    answering('post', withdrawing, () => {
      currentDetail.now = detail()
      return { code: 460, msg: 'hint_loan_not_pending' }
    }),
  ])
  const sheet = await openWithdrawal(user)
  await user.click(sheet.getByRole('button', { name: 'Cancel application' }))
  expect(await sheet.findByText('This application is no longer under review')).toBeTruthy()
  await user.click(sheet.getByRole('button', { name: 'Keep it' }))
  expect(figureOf('Status')).toBe('Active')
})
