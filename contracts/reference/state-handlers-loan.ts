/** The states of loans. */
import { applyForLoan, decideLoan } from '#server/features/loan/apply-for-loan.ts'
import { termsOf, type PublishedLoanTerms } from '#server/features/loan/product.ts'
import { repayLoan } from '#server/features/loan/repay-loan.ts'
import { parseMoney, formatMoney } from '#src/lib/money/minor-units.ts'
import { catchUpLoan } from '#server/features/loan/loan-jobs.ts'
import { findLoanProduct } from '#server/features/loan/products.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { loanPlan } from '#src/lib/trading/loan.ts'
import { divide } from '#src/lib/money/money.ts'
import type { StateKey } from '../states.ts'
import type { Values } from '../verify/state-hook.ts'
import type { StateHandler } from './state-handler.ts'
import { tokenOf } from './state-values.ts'
import type { StateAccount, World } from './world.ts'

const AMOUNT = '1000'
const PLAIN = 302
const SECURED = 303

/** A loan product. @throws Error when there is none with this id */
function productNamed(id: number): PublishedLoanTerms {
  const product = findLoanProduct(id)
  if (!product) throw new Error(`There is no loan ${id}.`)
  return product
}

/** The costs of borrowing 1000, as an application confirms them. */
function costsOf(product: PublishedLoanTerms) {
  const plan = loanPlan(parseMoney(AMOUNT), termsOf(product))
  return {
    fee: formatMoney(plan.fee),
    security: formatMoney(plan.security),
    totalInterest: formatMoney(plan.interest),
    overdueRate: product.overdueRate,
  }
}

async function previewValues(account: StateAccount, id: number): Promise<Values> {
  const product = productNamed(id)
  return { ...tokenOf(account), productId: id, ...costsOf(product) }
}

/** Applies for a loan, now or at an earlier time. */
async function apply(world: World, { userId }: StateAccount, at?: number): Promise<string> {
  const product = productNamed(PLAIN)
  const application = { userId, product, amount: AMOUNT, idempotencyKey: crypto.randomUUID() }
  return (await world.execute(applyForLoan, { ...application, ...costsOf(product) }, at)).id
}

/** Pays out a loan that was applied for, now or at an earlier time. */
const payOut = (world: World, loanId: string, at?: number) =>
  world.execute(decideLoan, { loanId: BigInt(loanId), isApproved: true }, at)

/** A loan that was just paid out, with every due instalment processed. */
async function borrow(world: World, account: StateAccount): Promise<string> {
  const id = await apply(world, account)
  await payOut(world, id)
  await catchUpLoan(world.services, BigInt(id))
  return id
}

const STOCK = 1
/** The days of the plain loan's period, plus the day of the payout. */
const PERIOD = 31

/** Borrows and repays in one payment. @returns the loan's id */
async function borrowAndRepay(world: World, account: StateAccount): Promise<string> {
  const loanId = await borrow(world, account)
  await world.services.store.execute(repayLoan, {
    userId: account.userId,
    loanId: BigInt(loanId),
    idempotencyKey: crypto.randomUUID(),
    kind: 'all',
    total: AMOUNT,
  })
  return loanId
}

/** A borrower without other money who has spent most of the loan. */
async function borrowerWithoutMoney(world: World, days: number): Promise<Values> {
  const paidOutAt = world.services.clock.now() - days * DAY
  const account = await world.open(paidOutAt)
  const id = await apply(world, account, paidOutAt)
  await payOut(world, id, paidOutAt)
  const product = world.tradable(STOCK)
  await world.buy(account.userId, product, divide('900', world.priceOf(product), 2))
  await catchUpLoan(world.services, BigInt(id))
  return { ...tokenOf(account), loanId: id, total: AMOUNT }
}

export const loans = {
  borrower: async world => previewValues(await world.funded('5000'), PLAIN),
  poorBorrower: async world => previewValues(await world.open(), SECURED),
  applicant: async world => {
    const account = await world.funded('5000')
    const loanId = await apply(world, account)
    return { ...(await previewValues(account, PLAIN)), loanId }
  },
  debtor: async world => {
    const account = await world.funded('5000')
    await borrowAndRepay(world, account)
    await world.laterTime()
    return { ...tokenOf(account), loanId: await borrow(world, account), total: AMOUNT }
  },
  poorDebtor: world => borrowerWithoutMoney(world, 0),
  lateDebtor: world => borrowerWithoutMoney(world, PERIOD + 2),
  calledDebtor: world => borrowerWithoutMoney(world, PERIOD + 20),
  repaidDebtor: async world => {
    const account = await world.funded('5000')
    return { ...tokenOf(account), loanId: await borrowAndRepay(world, account) }
  },
} satisfies Partial<Record<StateKey, StateHandler>>
