/** Falsified loans. */
import { add, multiply, subtract, trimZeros } from '#src/lib/money/money.ts'
import { entryOf, findOrThrow, shiftBalances, type Fault, type TamperedStatement } from './fault.ts'

const paidOutLoan = (told: TamperedStatement) => findOrThrow(told.loans, row => row.startsAt !== null)
const instalmentPayment = (told: TamperedStatement) =>
  findOrThrow(told.loanPayments, row => row.kind === 'instalment')

export const LOAN_FAULTS: readonly Fault[] = [
  {
    name: 'keeps a part of the security of an application that was withdrawn',
    tamper: told => {
      const loan = findOrThrow(told.loans, row => row.status === 'withdrawn' && row.security !== '0')
      shiftBalances(told, entryOf(told, 'release', loan, 'held'), '0.5')
      shiftBalances(told, entryOf(told, 'release', loan, 'available'), '-0.5')
      return { check: 'booked', id: loan.id }
    },
  },
  {
    name: 'charges more interest in an instalment than agreed',
    tamper: told => {
      const [loan, payment] = [paidOutLoan(told), instalmentPayment(told)]
      payment.interest = trimZeros(add(payment.interest, '0.01'))
      shiftBalances(told, entryOf(told, 'loanInterest', loan), '-0.01')
      return { check: 'interest', id: loan.id }
    },
  },
  {
    name: 'charges a late fee for a day that was not late',
    tamper: told => {
      const [loan, payment] = [paidOutLoan(told), instalmentPayment(told)]
      payment.charge = '0.02'
      shiftBalances(told, entryOf(told, 'loanInterest', loan), '-0.02')
      return { check: 'penalty', id: loan.id }
    },
  },
  {
    name: 'lends at a higher rate than it publishes',
    tamper: told => {
      const loan = paidOutLoan(told)
      loan.dailyRate = trimZeros(multiply(loan.dailyRate, '2'))
      return { check: 'interestRate', id: loan.id }
    },
  },
  {
    name: 'understates the repaid amount of a loan',
    tamper: told => {
      const loan = paidOutLoan(told)
      loan.principalRepaid = trimZeros(subtract(loan.principalRepaid, '1'))
      return { check: 'returned', id: loan.id }
    },
  },
]
