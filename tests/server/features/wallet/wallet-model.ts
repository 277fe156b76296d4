/**
 * A model of a wallet in integers: dollars in millionths, euros in cents. It knows the published terms and nothing of
 * accounts, entries, locks or transactions.
 */
import { TRON_CHANNEL } from '../withdraw/customer.ts'

const MILLION = 1_000_000n
const RATE_ONE = 10n ** 16n
/** Dollars that a euro costs, in hundred-thousandths. */
const EURO = 108_432n

export const DEPOSIT_FEE_RATE = '0.005'
/** One dollar and 1.25%. */
export const CHANNEL = { ...TRON_CHANNEL, feeRate: '0.0125' }

/** Changes the status of the deposit or withdrawal with this index. */
interface StatusChange {
  readonly do: 'approve' | 'reject' | 'cancelDeposit' | 'send' | 'refuse' | 'complete' | 'cancel'
  readonly which: number
}
/** In per mille of the balance; more than 1000 exceeds it. */
interface Exchange {
  readonly do: 'toEuros' | 'toDollars'
  readonly share: number
}
export type Action =
  /** In cents. */
  | { readonly do: 'deposit'; readonly size: number }
  | { readonly do: 'withdraw'; readonly share: number }
  | Exchange
  | StatusChange

/** The figures of an exchange. */
export interface Receipt {
  readonly rate: bigint
  readonly fee: bigint
  readonly received: bigint
}

const STATUS_AFTER = {
  approve: { from: ['pending'], to: 'approved' },
  reject: { from: ['pending'], to: 'rejected' },
  cancelDeposit: { from: ['pending'], to: 'cancelled' },
  send: { from: ['pending'], to: 'sent' },
  refuse: { from: ['pending'], to: 'refused' },
  complete: { from: ['sent'], to: 'completed' },
  cancel: { from: ['pending'], to: 'cancelled' },
} as const

export class WalletModel {
  dollars = 0n
  euros = 0n
  readonly deposits: { amount: bigint; status: string }[] = []
  readonly withdrawals: { amount: bigint; status: string }[] = []

  /** Held is exactly the sum of the withdrawals under review. */
  get held(): bigint {
    return this.withdrawals
      .filter(({ status }) => status === 'pending')
      .reduce((sum, { amount }) => sum + amount, 0n)
  }

  /** A share of the balance in minor units. */
  amountOf(deed: Action): bigint {
    if (deed.do === 'deposit') return BigInt(deed.size) * 10_000n
    if (!('share' in deed)) return 0n
    return ((deed.do === 'toDollars' ? this.euros : this.dollars) * BigInt(deed.share)) / 1000n
  }

  /** Applies an action. @returns 'done', or the code of the refusal */
  do(deed: Action): string {
    if (deed.do === 'deposit') return this.#deposit(this.amountOf(deed))
    if (deed.do === 'withdraw') return this.#withdraw(this.amountOf(deed))
    return 'share' in deed ? this.#exchange(deed) : this.#end(deed)
  }

  /** The expected result of an exchange by the published price, spread and fee. */
  receipt(kind: 'toEuros' | 'toDollars', amount: bigint): Receipt {
    const market = kind === 'toEuros' ? (RATE_ONE * 100_000n) / EURO : (RATE_ONE * EURO) / 100_000n
    const rate = (market * 999n) / 1000n
    const gross =
      kind === 'toEuros' ? (amount * rate) / (RATE_ONE * 10_000n) : (amount * 10_000n * rate) / RATE_ONE
    const fee = gross / 1000n
    return { rate, fee, received: gross - fee }
  }

  #deposit(amount: bigint): string {
    if (amount < 10n * MILLION) return 'below_minimum'
    this.deposits.push({ amount, status: 'pending' })
    return 'done'
  }

  #withdraw(amount: bigint): string {
    if (amount < 20n * MILLION) return 'below_minimum'
    if (amount > this.dollars) return 'insufficient_balance'
    this.dollars -= amount
    this.withdrawals.push({ amount, status: 'pending' })
    return 'done'
  }

  #exchange(deed: Exchange): string {
    const amount = this.amountOf(deed)
    if (amount === 0n) return 'invalid_field'
    const worth = deed.do === 'toEuros' ? amount : (amount * EURO) / 10n
    if (worth < MILLION) return 'below_minimum'
    if (amount > (deed.do === 'toEuros' ? this.dollars : this.euros)) return 'insufficient_balance'
    const { received } = this.receipt(deed.do, amount)
    if (deed.do === 'toEuros') {
      this.dollars -= amount
      this.euros += received
    } else {
      this.euros -= amount
      this.dollars += received
    }
    return 'done'
  }

  #end({ do: end, which }: StatusChange): string {
    const isDeposit = end === 'approve' || end === 'reject' || end === 'cancelDeposit'
    const kind = isDeposit ? 'deposit' : 'withdrawal'
    const found = (isDeposit ? this.deposits : this.withdrawals)[which]
    if (!found) return `${kind}_unknown`
    const { from, to } = STATUS_AFTER[end]
    // The operator may repeat a decision; a second cancellation is refused.
    const isSaidBefore = found.status === to || (end === 'send' && found.status === 'completed')
    if (isSaidBefore && end !== 'cancel' && end !== 'cancelDeposit') return 'done'
    if (!from.some(status => status === found.status)) return `${kind}_not_pending`
    found.status = to
    if (end === 'approve') this.dollars += found.amount - (found.amount * 5n) / 1000n
    if (end === 'refuse' || end === 'cancel') this.dollars += found.amount
    return 'done'
  }
}
