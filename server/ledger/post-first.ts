import type { Context, Statement } from '#server/kernel/store.ts'
import { changesOf, post, type Entry, type Reference } from './ledger.ts'
import { entryTime, type Wallet } from './wallet.ts'

/**
 * Posts a transaction that another one follows in the same command.
 * @returns its statements, and the locked balances after it, by which the next one is posted
 * @throws as `post`
 */
export function postFirst(
  context: Context,
  wallet: Wallet,
  reference: Reference,
  entries: readonly Entry[],
): { wallet: Wallet; statements: Statement[] } {
  const id = context.id(wallet.lastTransactionId)
  const changes = changesOf(wallet, { id, reference, time: entryTime(context, wallet) }, entries)
  const after: Wallet = {
    owner: wallet.owner,
    closedUntil: wallet.closedUntil,
    lastTransactionId: id,
    balance: (asset, kind) => wallet.balance(asset, kind) + (changes.get(`${asset} ${kind}`)?.amount ?? 0n),
    head: (asset, kind) => (changes.get(`${asset} ${kind}`) ?? { hash: wallet.head(asset, kind) }).hash,
  }
  return { wallet: after, statements: post(context, wallet, reference, entries, id) }
}
