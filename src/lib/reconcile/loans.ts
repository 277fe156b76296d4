/**
 * Checks loans by the rules of docs/rules/loan.md: principal parts in whole cents, simple interest for whole UTC days,
 * overdue charges day by day.
 */
import { compare, negate, subtract, sum, type Decimal } from '../money/money.ts'
import type { ReportedLoan, ReportedLoanPayment } from '../statement/wallet-shapes.ts'
import {
  MONEY_STEP,
  atMost,
  truncated,
  startWith,
  minus,
  dividedBy,
  plus,
  evaluate,
  times,
  type ArithmeticStep,
} from './arithmetic.ts'
import { checkLegs, hold, release, type Leg } from './legs.ts'
import { PROCESSING_TIME } from './due.ts'
import { currencyAsset, type Facts } from './facts.ts'
import {
  checkNotBefore,
  checkComputed,
  checkTime,
  checkText,
  unchecked,
  type FindingContext,
  type Finding,
} from './finding.ts'
import { checkAtMost } from './terms.ts'
import { DAY } from '../time/time-units.ts'

const CENT = '0.01'
const evaluateOrZero = (steps: readonly ArithmeticStep[]): Decimal => evaluate(steps) ?? '0'

/** Whether a loan holds its security. */
export const holdsSecurity = ({ status }: ReportedLoan): boolean =>
  status === 'pending' || status === 'running' || status === 'overdue'

/** Checks a loan: its terms, its fee and security, every payment on its own day, and its entries. */
export function* checkLoan(facts: Facts, loan: ReportedLoan): Generator<Finding> {
  const { id, amount, createdAt, decidedAt, startsAt, currencyName: unit } = loan
  const about = facts.about('loan', id, createdAt)
  const payments = facts.statement.loanPayments.filter(one => one.loanId === id)
  yield* checkTerms(facts, about, loan)
  const share = (rate: Decimal) => [startWith('amount', amount), times('rate', rate), truncated(MONEY_STEP)]
  yield checkComputed('fee', about, share(loan.feeRate), { stated: loan.fee, unit })
  yield checkComputed('total', about, share(loan.securityRate), { stated: loan.security, unit })
  if (decidedAt !== null) yield checkNotBefore('times', about, createdAt, decidedAt)
  if (startsAt !== null && decidedAt !== null) {
    yield checkTime('times', about, Math.ceil(decidedAt / DAY) * DAY, startsAt)
  }
  // What was never paid out is not repaid.
  if (startsAt === null) yield checkText('listed', about, '0', `${payments.length}`)
  for (const [index, payment] of payments.entries()) {
    yield* checkPayment(about, loan, payment, payments.slice(0, index))
  }
  const paid = payments.map(({ principal }) => plus('change', principal))
  yield checkComputed('returned', about, [startWith('change', '0'), ...paid], {
    stated: loan.principalRepaid,
    unit,
  })
  const fromSecurity = payments
    .filter(({ kind }) => kind === 'security')
    .map(({ principal, interest, charge }) => plus('change', sum([principal, interest, charge])))
  yield checkComputed('returned', about, [startWith('change', '0'), ...fromSecurity], {
    stated: loan.securityUsed,
    unit,
  })
  yield checkStatus(facts, about, loan)
  yield* checkLegs(facts, about, legsOf(loan, payments))
}

/** What a loan that was paid out is by now follows from its payments and their days. */
function checkStatus(facts: Facts, about: FindingContext, loan: ReportedLoan): Finding {
  const { status, startsAt, securityUsed, principalRepaid, amount } = loan
  if (startsAt === null) {
    const isDecided = loan.decidedAt !== null
    const isEnded = status === 'pending' ? 'pending' : 'withdrawn'
    return checkText('outcome', about, isDecided ? 'refused' : isEnded, status)
  }
  const paid = facts.statement.loanPayments.filter(one => one.loanId === loan.id && isInstalment(one)).length
  const nextDue = startsAt + (paid + 1) * loan.periodDays * DAY
  const isSettling = facts.asOf >= nextDue && facts.asOf < nextDue + PROCESSING_TIME
  const open = compare(securityUsed, '0') > 0 ? 'called' : facts.asOf < nextDue ? 'running' : 'overdue'
  const expected = compare(principalRepaid, amount) === 0 ? 'repaid' : open
  return checkText('outcome', about, isSettling && status === 'running' ? status : expected, status)
}

/** The loan must cost no more than published for its product. */
function* checkTerms({ statement }: Facts, about: FindingContext, loan: ReportedLoan): Generator<Finding> {
  const product = statement.loanProducts.find(one => one.id === loan.productId)
  if (!product) return yield unchecked('interestRate', about, 'noTerms')
  const { since } = product
  yield checkAtMost(
    'interestRate',
    about,
    { most: product.dailyRate, since },
    { stated: loan.dailyRate, unit: '' },
  )
  yield checkAtMost('feeRate', about, { most: product.feeRate, since }, { stated: loan.feeRate, unit: '' })
  yield checkAtMost(
    'penalty',
    about,
    { most: product.overdueRate, since },
    { stated: loan.overdueRate, unit: '' },
  )
}

/** Outstanding principal after a number of planned instalments. */
function outstandingAfter({ amount, instalments }: ReportedLoan, paid: number): Decimal {
  if (paid >= instalments) return '0'
  const part = [
    startWith('amount', amount),
    times('parts', `${paid}`),
    dividedBy('parts', `${instalments}`),
    truncated(CENT),
  ]
  return subtract(amount, evaluateOrZero(part))
}

const interestSteps = (loan: ReportedLoan, paid: number, days: number): ArithmeticStep[] => [
  startWith('amount', outstandingAfter(loan, paid)),
  times('rate', loan.dailyRate),
  times('days', `${days}`),
  truncated(MONEY_STEP),
]

/** Interest of the instalments after `paid`, for the elapsed whole days. */
function accruedInterestSteps(loan: ReportedLoan, paid: number, days: number): ArithmeticStep[] {
  const steps: ArithmeticStep[] = [startWith('interest', '0')]
  for (let index = paid; index < loan.instalments; index++) {
    const elapsedDays = Math.min(loan.periodDays, days - index * loan.periodDays)
    if (elapsedDays <= 0) break
    steps.push(plus('interest', evaluateOrZero(interestSteps(loan, index, elapsedDays))))
  }
  return steps
}

/** The overdue charges of an instalment, each day rounded by itself. */
function overdueChargeSteps(loan: ReportedLoan, instalment: number, daysLate: number): ArithmeticStep[] {
  const principal = subtract(outstandingAfter(loan, instalment - 1), outstandingAfter(loan, instalment))
  const interest = evaluateOrZero(interestSteps(loan, instalment - 1, loan.periodDays))
  return [
    startWith('amount', principal),
    plus('interest', interest),
    times('rate', loan.overdueRate),
    truncated(MONEY_STEP),
    times('days', `${daysLate}`),
  ]
}

/** Whether a payment was of one whole instalment. */
const isInstalment = ({ kind }: ReportedLoanPayment) => kind === 'instalment' || kind === 'byHand'

const sumPaidBefore = (earlier: readonly ReportedLoanPayment[], what: 'principal' | 'charge' | 'interest') =>
  sum(earlier.map(one => one[what]))

function* checkPayment(
  loanAbout: FindingContext,
  loan: ReportedLoan,
  payment: ReportedLoanPayment,
  earlier: readonly ReportedLoanPayment[],
): Generator<Finding> {
  const { kind, instalment, daysLate, day, paidAt } = payment
  const unit = loan.currencyName
  const about = { ...loanAbout, time: paidAt }
  yield checkNotBefore('times', about, day, paidAt)
  if (kind === 'instalment' || kind === 'security') {
    const due = (loan.startsAt ?? 0) + (instalment * loan.periodDays + daysLate) * DAY
    yield checkTime('times', about, due, day)
  }
  const isFullInstalment = isInstalment(payment)
  yield checkText('listed', about, `${earlier.filter(isInstalment).length + 1}`, `${instalment}`)
  const securityPayments = isFullInstalment ? [] : earlier.filter(one => one.kind === 'security')
  const charge = [
    ...overdueChargeSteps(loan, instalment, daysLate),
    minus('earlier', sumPaidBefore(securityPayments, 'charge')),
  ]
  const isCalled =
    kind === 'security' || securityPayments.length > 0 || (!isFullInstalment && daysLate === loan.graceDays)
  const days = isCalled
    ? instalment * loan.periodDays + loan.graceDays
    : Math.floor((day - (loan.startsAt ?? 0)) / DAY)
  const interest = isFullInstalment
    ? interestSteps(loan, instalment - 1, loan.periodDays)
    : [
        ...accruedInterestSteps(loan, instalment - 1, days),
        minus('earlier', sumPaidBefore(securityPayments, 'interest')),
      ]
  const principalSteps = isFullInstalment
    ? [
        startWith('amount', outstandingAfter(loan, instalment - 1)),
        minus('taken', outstandingAfter(loan, instalment)),
      ]
    : [startWith('amount', loan.amount), minus('earlier', sumPaidBefore(earlier, 'principal'))]
  const securityLimit = (used: Decimal): ArithmeticStep[] =>
    kind === 'security' ? [atMost('returned', subtract(loan.security, used))] : []
  yield checkComputed('penalty', about, [...charge, ...securityLimit('0')], { stated: payment.charge, unit })
  yield checkComputed('interest', about, [...interest, ...securityLimit(payment.charge)], {
    stated: payment.interest,
    unit,
  })
  const chargeAndInterest = sum([payment.charge, payment.interest])
  yield checkComputed('returned', about, [...principalSteps, ...securityLimit(chargeAndInterest)], {
    stated: payment.principal,
    unit,
  })
}

function legsOf(loan: ReportedLoan, payments: readonly ReportedLoanPayment[]): Leg[] {
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
