import type { Entry, Wallet } from './ledger.ts'

/** The locked balances after a transaction that is posted in the same command, so that a second one can be posted after it. */
export function walletAfter(wallet: Wallet, transactionId: bigint, entries: readonly Entry[]): Wallet {
  return {
    owner: wallet.owner,
    lastTransactionId: transactionId,
    balance: (asset, kind) =>
      entries
        .filter(entry => entry.asset === asset && entry.account === kind)
        .reduce((balance, { amount }) => balance + amount, wallet.balance(asset, kind)),
  }
}
