import { changesOf, type Entry, type Reference, type Wallet } from './ledger.ts'

/** A transaction that is posted in the same command. */
interface Posted {
  readonly id: bigint
  readonly reference: Reference
  readonly time: bigint
  readonly entries: readonly Entry[]
}

/** The locked balances after a transaction that is posted in the same command, so that a second one can be posted after it. */
export function walletAfter(wallet: Wallet, { entries, ...transaction }: Posted): Wallet {
  const changes = changesOf(wallet, transaction, entries)
  return {
    owner: wallet.owner,
    lastTransactionId: transaction.id,
    balance: (asset, kind) => wallet.balance(asset, kind) + (changes.get(`${asset} ${kind}`)?.amount ?? 0n),
    head: (asset, kind) => (changes.get(`${asset} ${kind}`) ?? { hash: wallet.head(asset, kind) }).hash,
  }
}
