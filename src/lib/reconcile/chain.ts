/** The running hash of the entries, recomputed; the format is in src/lib/proofs/entry-chain.ts. */
import { FIRST_HASH, entryHash } from '../proofs/entry-chain.ts'
import type { ReportedEntry } from '../statement/account-shapes.ts'
import { assetOf, type Facts } from './facts.ts'
import { checkText, unchecked, type Finding, type FindingContext } from './finding.ts'

/** The balance that an entry changes: its asset, and available or held. */
export const balanceKey = (entry: Pick<ReportedEntry, 'currencyId' | 'productId' | 'balance'>) =>
  `${assetOf(entry)} ${entry.balance}`

export const aboutEntry = ({ id, time }: Pick<ReportedEntry, 'id' | 'time'>): FindingContext => ({
  subject: { kind: 'entry', id },
  entries: [id],
  time,
})

/**
 * Each entry's hash follows from the one before it on the same balance. Of a period that begins later, the first one is taken as it is.
 * Entries without hashes are reported once for each balance.
 */
export function* checkChain({ statement }: Facts): Generator<Finding | undefined> {
  const last = new Map<string, string | null>()
  for (const entry of statement.entries) {
    const key = balanceKey(entry)
    const previous =
      last.get(key) ?? (last.has(key) ? null : statement.from === null ? FIRST_HASH : undefined)
    last.set(key, entry.hash)
    const about = aboutEntry(entry)
    if (entry.hash === null) {
      if (previous !== null) yield unchecked('chain', about, 'noHashes')
    } else if (previous === null) yield checkText('chain', about, '', entry.hash)
    else if (previous !== undefined) yield checkText('chain', about, entryHash(previous, entry), entry.hash)
    else yield undefined
  }
}
