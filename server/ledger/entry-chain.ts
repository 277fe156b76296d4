import type { LedgerEntryType } from '#models'
import { entryText } from '#src/lib/proofs/entry-chain.ts'
import { sha256 } from '../kernel/sha256.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import type { Reference } from './ledger.ts'
import type { BalanceKind } from './wallet.ts'
import { USDT, productIdOf, scaleOfAsset } from './units.ts'
import { formatUnits } from '#src/lib/money/minor-units.ts'

/** A posting to one of a person's balances, in minor units. */
export interface ChainedPosting {
  readonly transactionId: bigint
  readonly leg: bigint | number
  readonly asset: string
  readonly kind: BalanceKind
  readonly type: LedgerEntryType
  readonly amount: bigint
  readonly balanceAfter: bigint
  readonly reference: Reference
  readonly time: bigint
}

/** The running hash after a posting: that of its entry as it is on the wire. */
export function postingHash(previous: string, posting: ChainedPosting): string {
  const { transactionId, leg, asset, kind, type, amount, balanceAfter, reference, time } = posting
  const scale = scaleOfAsset(asset)
  const productId = productIdOf(asset)
  const currencyId = asset === USDT ? USDT_ID : Number(asset.slice(2))
  const text = entryText(previous, {
    id: `${transactionId}-${leg}`,
    type,
    balance: kind,
    currencyId: productId === null ? currencyId : null,
    productId,
    amount: formatUnits(amount, scale),
    balanceAfter: formatUnits(balanceAfter, scale),
    referenceType: reference.type,
    referenceId: `${reference.id}`,
    time: Number(time),
  })
  return sha256(text)
}
