/** What a loan has cost, by the rules of docs/lending.md: parts in whole cents, simple interest of whole UTC days, late days one by one. */
import { negate, subtract, sum, type Decimal } from '../money.ts'
import type { Loan, LoanPayment } from '../statement-wallet.ts'
import {
  MONEY_STEP,
  atMost,
  cut,
  first,
  minus,
  over,
  plus,
  resultOf,
  times,
  type Step,
} from './arithmetic.ts'
import { booked, hold, release, type Leg } from './booked.ts'
import { currencyAsset, type Facts } from './facts.ts'
import { notBefore, reckon, sameMoment, unknown, type About, type Finding } from './finding.ts'
import { notMoreThan } from './terms.ts'
import { DAY } from '../time-units.ts'

const CENT = '0.01'
const result = (steps: readonly Step[]): Decimal => resultOf(steps) ?? '0'

/** Whether money or a security of a loan is held. */
export const holdsSecurity = ({ status }: Loan): boolean =>
  status === 'pending' || status === 'running' || status === 'overdue'

/** A loan: its terms, its fee and security, every payment by its own day, and its entries. */
export function* checkLoan(facts: Facts, loan: Loan): Generator<Finding> {
  const { id, amount, createdAt, decidedAt, startsAt, currencyName: unit } = loan
  const about = facts.about('loan', id, createdAt)
  const payments = facts.statement.loanPayments.filter(one => one.loanId === id)
  yield* checkTerms(facts, about, loan)
  const share = (rate: Decimal) => [first('amount', amount), times('rate', rate), cut(MONEY_STEP)]
  yield reckon('fee', about, share(loan.feeRate), { stated: loan.fee, unit })
  yield reckon('total', about, share(loan.securityRate), { stated: loan.security, unit })
  if (decidedAt !== null) yield notBefore('times', about, createdAt, decidedAt)
  if (startsAt !== null && decidedAt !== null) {
    yield sameMoment('times', about, Math.ceil(decidedAt / DAY) * DAY, startsAt)
  }
  for (const [index, payment] of payments.entries()) {
    yield* checkPayment(about, loan, payment, payments.slice(0, index))
  }
  const paid = payments.map(({ principal }) => plus('change', principal))
  yield reckon('returned', about, [first('change', '0'), ...paid], { stated: loan.principalRepaid, unit })
  yield* booked(facts, about, legsOf(loan, payments))
}

/** That it costs what is published for its product, or less. */
function* checkTerms({ statement }: Facts, about: About, loan: Loan): Generator<Finding> {
  const product = statement.loanProducts.find(one => one.id === loan.productId)
  if (!product) return yield unknown('interestRate', about, 'noTerms')
  const { since } = product
  yield notMoreThan(
    'interestRate',
    about,
    { most: product.dailyRate, since },
    { stated: loan.dailyRate, unit: '' },
  )
  yield notMoreThan('feeRate', about, { most: product.feeRate, since }, { stated: loan.feeRate, unit: '' })
  yield notMoreThan(
    'penalty',
    about,
    { most: product.overdueRate, since },
    { stated: loan.overdueRate, unit: '' },
  )
}

/** What of the amount is owed after so many instalments of the plan. */
function leftAfter({ amount, instalments }: Loan, paid: number): Decimal {
  if (paid >= instalments) return '0'
  const part = [
    first('amount', amount),
    times('parts', `${paid}`),
    over('parts', `${instalments}`),
    cut(CENT),
  ]
  return subtract(amount, result(part))
}

const interestSteps = (loan: Loan, paid: number, days: number): Step[] => [
  first('amount', leftAfter(loan, paid)),
  times('rate', loan.dailyRate),
  times('days', `${days}`),
  cut(MONEY_STEP),
]

/** The interest of every instalment after `paid`, for the whole days that are over. */
function interestSince(loan: Loan, paid: number, days: number): Step[] {
  const steps: Step[] = [first('interest', '0')]
  for (let index = paid; index < loan.instalments; index++) {
    const whole = Math.min(loan.periodDays, days - index * loan.periodDays)
    if (whole <= 0) break
    steps.push(plus('interest', result(interestSteps(loan, index, whole))))
  }
  return steps
}

/** What the days that an instalment was late have cost, each cut by itself. */
function chargeSteps(loan: Loan, instalment: number, daysLate: number): Step[] {
  const principal = subtract(leftAfter(loan, instalment - 1), leftAfter(loan, instalment))
  const interest = result(interestSteps(loan, instalment - 1, loan.periodDays))
  return [
    first('amount', principal),
    plus('interest', interest),
    times('rate', loan.overdueRate),
    cut(MONEY_STEP),
    times('days', `${daysLate}`),
  ]
}

const paidBefore = (earlier: readonly LoanPayment[], what: 'principal' | 'charge' | 'interest') =>
  sum(earlier.map(one => one[what]))

function* checkPayment(
  loanAbout: About,
  loan: Loan,
  payment: LoanPayment,
  earlier: readonly LoanPayment[],
): Generator<Finding> {
  const { kind, instalment, daysLate, day, paidAt } = payment
  const unit = loan.currencyName
  const about = { ...loanAbout, time: paidAt }
  yield notBefore('times', about, day, paidAt)
  if (kind === 'instalment' || kind === 'security') {
    const due = (loan.startsAt ?? 0) + (instalment * loan.periodDays + daysLate) * DAY
    yield sameMoment('times', about, due, day)
  }
  const isWhole = kind === 'instalment' || kind === 'byHand'
  const rest = isWhole ? [] : earlier.filter(one => one.kind === 'security')
  const charge = [...chargeSteps(loan, instalment, daysLate), minus('earlier', paidBefore(rest, 'charge'))]
  const wasCalled = kind === 'security' || rest.length > 0 || (!isWhole && daysLate === loan.graceDays)
  const days = wasCalled
    ? instalment * loan.periodDays + loan.graceDays
    : Math.floor((day - (loan.startsAt ?? 0)) / DAY)
  const interest = isWhole
    ? interestSteps(loan, instalment - 1, loan.periodDays)
    : [...interestSince(loan, instalment - 1, days), minus('earlier', paidBefore(rest, 'interest'))]
  const owed = isWhole
    ? [first('amount', leftAfter(loan, instalment - 1)), minus('taken', leftAfter(loan, instalment))]
    : [first('amount', loan.amount), minus('earlier', paidBefore(earlier, 'principal'))]
  const limit = (used: Decimal): Step[] =>
    kind === 'security' ? [atMost('returned', subtract(loan.security, used))] : []
  yield reckon('penalty', about, [...charge, ...limit('0')], { stated: payment.charge, unit })
  yield reckon('interest', about, [...interest, ...limit(payment.charge)], { stated: payment.interest, unit })
  const before = sum([payment.charge, payment.interest])
  yield reckon('returned', about, [...owed, ...limit(before)], { stated: payment.principal, unit })
}

function legsOf(loan: Loan, payments: readonly LoanPayment[]): Leg[] {
  const asset = currencyAsset(loan.currencyId)
  const legs: Leg[] = [...hold(asset, loan.security)]
  if (!holdsSecurity(loan)) legs.push(...release(asset, subtract(loan.security, loan.securityUsed)))
  if (loan.startsAt === null) return legs
  legs.push(
    { type: 'loanPaidOut', balance: 'available', asset, amount: loan.amount },
    { type: 'fee', balance: 'available', asset, amount: negate(loan.fee) },
  )
  for (const { kind, principal, interest, charge } of payments) {
    const balance = kind === 'security' ? 'held' : 'available'
    legs.push(
      { type: 'loanRepaid', balance, asset, amount: negate(principal) },
      { type: 'loanInterest', balance, asset, amount: negate(interest) },
      { type: 'loanCharge', balance, asset, amount: negate(charge) },
    )
  }
  return legs
}
