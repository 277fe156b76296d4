/** Lies about loans. */
import { add, multiply, subtract, trimZeros } from '#src/lib/money.ts'
import { entryOf, find, shift, type Fault, type Told } from './telling.ts'

const lent = (told: Told) => find(told.loans, row => row.startsAt !== null)
const taken = (told: Told) => find(told.loanPayments, row => row.kind === 'instalment')

export const LOAN_FAULTS: readonly Fault[] = [
  {
    name: 'keeps a part of the security of an application that was withdrawn',
    tell: told => {
      const loan = find(told.loans, row => row.status === 'withdrawn' && row.security !== '0')
      shift(told, entryOf(told, 'release', loan, 'held'), '0.5')
      shift(told, entryOf(told, 'release', loan, 'available'), '-0.5')
      return { check: 'booked', id: loan.id }
    },
  },
  {
    name: 'takes more interest with an instalment than was agreed',
    tell: told => {
      const [loan, payment] = [lent(told), taken(told)]
      payment.interest = trimZeros(add(payment.interest, '0.01'))
      shift(told, entryOf(told, 'loanInterest', loan), '-0.01')
      return { check: 'interest', id: loan.id }
    },
  },
  {
    name: 'charges for a day late that was none',
    tell: told => {
      const [loan, payment] = [lent(told), taken(told)]
      payment.charge = '0.02'
      shift(told, entryOf(told, 'loanInterest', loan), '-0.02')
      return { check: 'penalty', id: loan.id }
    },
  },
  {
    name: 'lends at a higher rate than it publishes',
    tell: told => {
      const loan = lent(told)
      loan.dailyRate = trimZeros(multiply(loan.dailyRate, '2'))
      return { check: 'interestRate', id: loan.id }
    },
  },
  {
    name: 'says that less of a loan was repaid than was paid',
    tell: told => {
      const loan = lent(told)
      loan.principalRepaid = trimZeros(subtract(loan.principalRepaid, '1'))
      return { check: 'returned', id: loan.id }
    },
  },
]
