/** Falsified withdrawals, exchanges, pledges, new shares and awards. */
import { add, multiply, subtract, trimZeros, truncate } from '#src/lib/money/money.ts'
import { entryOf, findOrThrow, shiftBalances, type Fault, type TamperedStatement } from './fault.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

const completedWithdrawal = (told: TamperedStatement) =>
  findOrThrow(told.withdrawals, row => row.status === 'completed')
const refusedWithdrawal = (told: TamperedStatement) =>
  findOrThrow(told.withdrawals, row => row.status === 'refused')
const currencyExchange = (told: TamperedStatement) =>
  findOrThrow(told.exchanges, row => row.fromProductId === null)
const coinDeposit = (told: TamperedStatement) => findOrThrow(told.deposits, row => row.value !== null)
const accruedPledge = (told: TamperedStatement) => findOrThrow(told.pledgeOrders, row => row.accrued !== '0')

export const WALLET_FAULTS: readonly Fault[] = [
  {
    name: 'charges more than the fee of a withdrawal',
    tamper: told => {
      const one = completedWithdrawal(told)
      one.fee = trimZeros(add(one.fee, '0.01'))
      one.arrives = trimZeros(subtract(one.arrives, '0.01'))
      shiftBalances(told, entryOf(told, 'fee', one), '-0.01')
      shiftBalances(told, entryOf(told, 'withdrawal', one), '0.01')
      return { check: 'withdrawFee', id: one.id }
    },
  },
  {
    name: 'withdraws at unpublished terms',
    tamper: told => {
      const one = completedWithdrawal(told)
      one.feeFixed = trimZeros(add(one.feeFixed, '2'))
      one.fee = trimZeros(add(one.fee, '2'))
      one.arrives = trimZeros(subtract(one.arrives, '2'))
      shiftBalances(told, entryOf(told, 'fee', one), '-2')
      shiftBalances(told, entryOf(told, 'withdrawal', one), '2')
      return { check: 'withdrawTerms', id: one.id }
    },
  },
  {
    name: 'pays out less than a withdrawal minus its fee',
    tamper: told => {
      const one = completedWithdrawal(told)
      one.arrives = trimZeros(subtract(one.arrives, '1'))
      return { check: 'arrives', id: one.id }
    },
  },
  {
    name: 'keeps a part of a withdrawal that it refused',
    tamper: told => {
      const one = refusedWithdrawal(told)
      shiftBalances(told, entryOf(told, 'release', one, 'held'), '0.5')
      shiftBalances(told, entryOf(told, 'release', one, 'available'), '-0.5')
      return { check: 'booked', id: one.id }
    },
  },
  {
    name: 'reports a sent withdrawal as cancelled',
    tamper: told => {
      const one = completedWithdrawal(told)
      one.status = 'cancelled'
      return { check: 'booked', id: one.id }
    },
  },
  {
    name: 'dates the completion of a withdrawal before it was sent',
    tamper: told => {
      const one = completedWithdrawal(told)
      one.completedAt = (one.reviewedAt ?? 0) - MINUTE
      return { check: 'times', id: one.id }
    },
  },
  {
    name: 'hides a withdrawal',
    tamper: told => {
      const one = completedWithdrawal(told)
      told.withdrawals = told.withdrawals.filter(row => row !== one)
      return { check: 'knownReference', id: entryOf(told, 'withdrawal', one).id }
    },
  },
  {
    name: 'understates the value of deposited coins',
    tamper: told => {
      const one = coinDeposit(told)
      one.value = trimZeros(subtract(one.value ?? '0', '1'))
      return { check: 'value', id: one.id }
    },
  },
  {
    name: 'credits coins at a price that was never published',
    tamper: told => {
      const one = coinDeposit(told)
      one.price = trimZeros(multiply(one.price ?? '0', '1.1'))
      one.value = trimZeros(truncate(multiply(one.credited, one.price), 6))
      return { check: 'fillPrice', id: one.id }
    },
  },
  {
    name: 'hides a fee in the rate of an exchange',
    tamper: told => {
      const one = currencyExchange(told)
      one.rate = trimZeros(truncate(multiply(one.rate, '0.995'), 16))
      return { check: 'spread', id: one.id }
    },
  },
  {
    name: 'takes a wider spread than it publishes',
    tamper: told => {
      const one = currencyExchange(told)
      one.spreadRate = '0.01'
      one.rate = trimZeros(truncate(multiply(one.marketRate, '0.99'), 16))
      return { check: 'spreadRate', id: one.id }
    },
  },
  {
    name: 'derives an exchange rate from prices other than the stated ones',
    tamper: told => {
      const one = currencyExchange(told)
      one.marketRate = trimZeros(truncate(multiply(one.marketRate, '0.999'), 16))
      return { check: 'marketRate', id: one.id }
    },
  },
  {
    name: 'exchanges at a price that the market did not have',
    tamper: told => {
      const one = currencyExchange(told)
      one.toPrice = trimZeros(multiply(one.toPrice, '1.05'))
      return { check: 'fillPrice', id: one.id }
    },
  },
  {
    name: 'rounds an exchange the wrong way',
    tamper: told => {
      const one = currencyExchange(told)
      const digit = '0.00000001'
      one.gross = trimZeros(subtract(one.gross, digit))
      one.received = trimZeros(subtract(one.received, digit))
      shiftBalances(told, entryOf(told, 'exchangeReceived', one), `-${digit}`)
      return { check: 'gross', id: one.id }
    },
  },
  {
    name: 'exchanges at a rate that had expired',
    tamper: told => {
      const one = currencyExchange(told)
      one.rateTime -= MINUTE
      return { check: 'rateAge', id: one.id }
    },
  },
  {
    name: 'pays less interest than the rate gives',
    tamper: told => {
      const one = accruedPledge(told)
      one.accrued = trimZeros(subtract(one.accrued, '0.000001'))
      shiftBalances(told, entryOf(told, 'pledgeInterest', one), '-0.000001')
      return { check: 'interest', id: one.id }
    },
  },
  {
    name: 'skips a day of interest',
    tamper: told => {
      const one = accruedPledge(told)
      one.startsAt += 24 * 60 * MINUTE
      one.endsAt += 24 * 60 * MINUTE
      return { check: 'times', id: one.id }
    },
  },
  {
    name: 'counts one accrued day too few',
    tamper: told => {
      const one = accruedPledge(told)
      one.daysAccrued -= 1
      return { check: 'interestDays', id: one.id }
    },
  },
  {
    name: 'pays a lower interest than it publishes',
    tamper: told => {
      const one = accruedPledge(told)
      one.dailyRate = trimZeros(multiply(one.dailyRate, '0.5'))
      return { check: 'interestRate', id: one.id }
    },
  },
  {
    name: 'charges a higher early redemption penalty than stated',
    tamper: told => {
      const one = findOrThrow(told.miningOrders, row => row.status === 'redeemed')
      one.penalty = trimZeros(add(one.penalty ?? '0', '0.000001'))
      one.returned = trimZeros(subtract(one.returned ?? '0', '0.000001'))
      return { check: 'penalty', id: one.id }
    },
  },
  {
    name: 'keeps part of the refund of new shares',
    tamper: told => {
      const one = findOrThrow(told.shareSubscriptions, row => row.settledAt !== null)
      one.refund = trimZeros(subtract(one.refund ?? '0', '1'))
      shiftBalances(told, entryOf(told, 'release', one, 'held'), '1')
      shiftBalances(told, entryOf(told, 'release', one, 'available'), '-1')
      return { check: 'refunded', id: one.id }
    },
  },
  {
    name: 'holds more for new shares than they could cost',
    tamper: told => {
      const one = findOrThrow(told.shareSubscriptions, row => row.settledAt !== null)
      one.held = trimZeros(add(one.held, '0.000001'))
      return { check: 'total', id: one.id }
    },
  },
  {
    name: 'reverses an award silently',
    tamper: told => {
      const [award] = told.awards
      const entry = entryOf(
        told,
        'award',
        findOrThrow(told.awards, row => row === award),
      )
      shiftBalances(told, entry, subtract('0', entry.amount))
      return { check: 'booked', id: entry.referenceId }
    },
  },
]
