/**
 * The running hash of ledger entries: each entry of a balance is hashed together with the hash of the entry before it, so that no
 * entry can be changed, removed, inserted or moved without changing every later hash. The format is in docs/rules/wallet.md.
 */
import { sha256 } from '@noble/hashes/sha2.js'
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js'

/** What is hashed of an entry; the decimals as they are on the wire. */
export interface ChainedEntry {
  readonly id: string
  readonly type: string
  readonly balance: string
  readonly currencyId: number | null
  readonly productId: number | null
  readonly amount: string
  readonly balanceAfter: string
  readonly referenceType: string
  readonly referenceId: string
  readonly time: number
}

/** The hash before the first entry of a balance. */
export const FIRST_HASH = ''

/** The text that an entry's hash is made of: its fields on lines of their own, after the hash of the entry before it. */
export function entryText(previous: string, entry: ChainedEntry): string {
  const { id, type, balance, currencyId, productId, amount, balanceAfter } = entry
  const asset = productId === null ? `currency ${currencyId}` : `product ${productId}`
  const { referenceType, referenceId, time } = entry
  return [
    previous,
    id,
    type,
    balance,
    asset,
    amount,
    balanceAfter,
    `${referenceType} ${referenceId}`,
    `${time}`,
  ].join('\n')
}

/** The hash of an entry: SHA-256 of its text in UTF-8, as 64 hexadecimal digits. */
export const entryHash = (previous: string, entry: ChainedEntry): string =>
  bytesToHex(sha256(utf8ToBytes(entryText(previous, entry))))
