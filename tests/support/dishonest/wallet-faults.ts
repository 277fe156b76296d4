/** Lies about withdrawals, exchanges and what money put aside earns. */
import { add, multiply, subtract, trimZeros, truncate } from '#src/lib/money.ts'
import { entryOf, find, shift, type Fault, type Told } from './telling.ts'
import { MINUTE } from '#src/lib/time/time-units.ts'

const sent = (told: Told) => find(told.withdrawals, row => row.status === 'completed')
const refused = (told: Told) => find(told.withdrawals, row => row.status === 'refused')
const exchanged = (told: Told) => find(told.exchanges, row => row.fromProductId === null)
const coins = (told: Told) => find(told.deposits, row => row.value !== null)
const pledged = (told: Told) => find(told.pledgeOrders, row => row.accrued !== '0')

export const WALLET_FAULTS: readonly Fault[] = [
  {
    name: 'charges more than the fee of a withdrawal',
    tell: told => {
      const one = sent(told)
      one.fee = trimZeros(add(one.fee, '0.01'))
      one.arrives = trimZeros(subtract(one.arrives, '0.01'))
      shift(told, entryOf(told, 'fee', one), '-0.01')
      shift(told, entryOf(told, 'withdrawal', one), '0.01')
      return { check: 'withdrawFee', id: one.id }
    },
  },
  {
    name: 'withdraws by terms that are not published',
    tell: told => {
      const one = sent(told)
      one.feeFixed = trimZeros(add(one.feeFixed, '2'))
      one.fee = trimZeros(add(one.fee, '2'))
      one.arrives = trimZeros(subtract(one.arrives, '2'))
      shift(told, entryOf(told, 'fee', one), '-2')
      shift(told, entryOf(told, 'withdrawal', one), '2')
      return { check: 'withdrawTerms', id: one.id }
    },
  },
  {
    name: 'lets less arrive than is left of a withdrawal',
    tell: told => {
      const one = sent(told)
      one.arrives = trimZeros(subtract(one.arrives, '1'))
      return { check: 'arrives', id: one.id }
    },
  },
  {
    name: 'keeps a part of a withdrawal that it refused',
    tell: told => {
      const one = refused(told)
      shift(told, entryOf(told, 'release', one, 'held'), '0.5')
      shift(told, entryOf(told, 'release', one, 'available'), '-0.5')
      return { check: 'booked', id: one.id }
    },
  },
  {
    name: 'calls a withdrawal that it sent cancelled',
    tell: told => {
      const one = sent(told)
      one.status = 'cancelled'
      return { check: 'booked', id: one.id }
    },
  },
  {
    name: 'says that a withdrawal arrived before it was sent',
    tell: told => {
      const one = sent(told)
      one.completedAt = (one.reviewedAt ?? 0) - MINUTE
      return { check: 'times', id: one.id }
    },
  },
  {
    name: 'hides a withdrawal',
    tell: told => {
      const one = sent(told)
      told.withdrawals = told.withdrawals.filter(row => row !== one)
      return { check: 'knownReference', id: entryOf(told, 'withdrawal', one).id }
    },
  },
  {
    name: 'counts coins that were deposited as worth less than they were',
    tell: told => {
      const one = coins(told)
      one.value = trimZeros(subtract(one.value ?? '0', '1'))
      return { check: 'value', id: one.id }
    },
  },
  {
    name: 'credits coins at a price that was never public',
    tell: told => {
      const one = coins(told)
      one.price = trimZeros(multiply(one.price ?? '0', '1.1'))
      one.value = trimZeros(truncate(multiply(one.credited, one.price), 6))
      return { check: 'fillPrice', id: one.id }
    },
  },
  {
    name: 'hides a fee in the rate of an exchange',
    tell: told => {
      const one = exchanged(told)
      one.rate = trimZeros(truncate(multiply(one.rate, '0.995'), 16))
      return { check: 'spread', id: one.id }
    },
  },
  {
    name: 'takes a wider spread than it publishes',
    tell: told => {
      const one = exchanged(told)
      one.spreadRate = '0.01'
      one.rate = trimZeros(truncate(multiply(one.marketRate, '0.99'), 16))
      return { check: 'spreadRate', id: one.id }
    },
  },
  {
    name: 'makes the rate of an exchange out of other prices than it names',
    tell: told => {
      const one = exchanged(told)
      one.marketRate = trimZeros(truncate(multiply(one.marketRate, '0.999'), 16))
      return { check: 'marketRate', id: one.id }
    },
  },
  {
    name: 'exchanges at a price that the market did not have',
    tell: told => {
      const one = exchanged(told)
      one.toPrice = trimZeros(multiply(one.toPrice, '1.05'))
      return { check: 'fillPrice', id: one.id }
    },
  },
  {
    name: 'rounds an exchange the wrong way',
    tell: told => {
      const one = exchanged(told)
      const digit = '0.00000001'
      one.gross = trimZeros(subtract(one.gross, digit))
      one.received = trimZeros(subtract(one.received, digit))
      shift(told, entryOf(told, 'exchangeReceived', one), `-${digit}`)
      return { check: 'gross', id: one.id }
    },
  },
  {
    name: 'exchanges at a rate that had expired',
    tell: told => {
      const one = exchanged(told)
      one.rateTime -= MINUTE
      return { check: 'rateAge', id: one.id }
    },
  },
  {
    name: 'pays less interest than the rate gives',
    tell: told => {
      const one = pledged(told)
      one.accrued = trimZeros(subtract(one.accrued, '0.000001'))
      shift(told, entryOf(told, 'pledgeInterest', one), '-0.000001')
      return { check: 'interest', id: one.id }
    },
  },
  {
    name: 'leaves out a day of interest',
    tell: told => {
      const one = pledged(told)
      one.startsAt += 24 * 60 * MINUTE
      one.endsAt += 24 * 60 * MINUTE
      return { check: 'times', id: one.id }
    },
  },
  {
    name: 'counts one day of interest less',
    tell: told => {
      const one = pledged(told)
      one.daysAccrued -= 1
      return { check: 'interestDays', id: one.id }
    },
  },
  {
    name: 'pays a lower interest than it publishes',
    tell: told => {
      const one = pledged(told)
      one.dailyRate = trimZeros(multiply(one.dailyRate, '0.5'))
      return { check: 'interestRate', id: one.id }
    },
  },
  {
    name: 'takes more for leaving early than it said',
    tell: told => {
      const one = find(told.miningOrders, row => row.status === 'redeemed')
      one.penalty = trimZeros(add(one.penalty ?? '0', '0.000001'))
      one.returned = trimZeros(subtract(one.returned ?? '0', '0.000001'))
      return { check: 'penalty', id: one.id }
    },
  },
  {
    name: 'keeps a part of what new shares did not cost',
    tell: told => {
      const one = find(told.shareSubscriptions, row => row.settledAt !== null)
      one.refund = trimZeros(subtract(one.refund ?? '0', '1'))
      shift(told, entryOf(told, 'release', one, 'held'), '1')
      shift(told, entryOf(told, 'release', one, 'available'), '-1')
      return { check: 'refunded', id: one.id }
    },
  },
  {
    name: 'holds more for new shares than they could cost',
    tell: told => {
      const one = find(told.shareSubscriptions, row => row.settledAt !== null)
      one.held = trimZeros(add(one.held, '0.000001'))
      return { check: 'total', id: one.id }
    },
  },
  {
    name: 'pays an award and takes it back in silence',
    tell: told => {
      const [award] = told.awards
      const entry = entryOf(
        told,
        'award',
        find(told.awards, row => row === award),
      )
      shift(told, entry, subtract('0', entry.amount))
      return { check: 'booked', id: entry.referenceId }
    },
  },
]
