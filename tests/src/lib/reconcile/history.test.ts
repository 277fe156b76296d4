import { describe, expect, it } from 'vitest'
import { FIRST_HASH, entryHash } from '#src/lib/proofs/entry-chain.ts'
import { buildFacts } from '#src/lib/reconcile/facts.ts'
import { checkChain } from '#src/lib/reconcile/chain.ts'
import { checkSeenHistory, compareStatements, historyOf } from '#src/lib/reconcile/history.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import type { ReportedEntry } from '#src/lib/statement/account-shapes.ts'
import { emptyStatement, type Statement } from '#src/lib/statement/statement.ts'

const START = Date.UTC(2026, 0, 5)

/** Entries of one balance with these amounts, the newest hash following from all before. */
function entriesOf(
  amounts: readonly number[],
  ids: readonly number[] = amounts.map((_, index) => 10 + index),
) {
  let balance = 0
  let hash = FIRST_HASH
  return amounts.map((amount, index): ReportedEntry => {
    balance += amount
    const entry = {
      id: `${ids[index]}-1`,
      transactionId: `${ids[index]}`,
      type: 'deposit',
      balance: 'available',
      currencyId: 3,
      productId: null,
      assetName: 'USDT',
      amount: `${amount}`,
      balanceAfter: `${balance}`,
      referenceType: 'deposit',
      referenceId: `${ids[index]}`,
      time: START + (ids[index] ?? 0),
    } as const
    hash = entryHash(hash, entry)
    return { ...entry, hash }
  })
}

const statementWith = (entries: readonly ReportedEntry[]): Statement => ({
  ...emptyStatement(START),
  entries,
})
const wrong = (findings: Iterable<Finding | undefined>) =>
  [...findings].flatMap(finding => (finding?.verdict.is === 'disagrees' ? [finding.subject.id] : []))

const seen = statementWith(entriesOf([5, 6, 7, 8]))
const chainErrors = (entries: readonly ReportedEntry[]) =>
  wrong(checkChain(buildFacts(statementWith(entries))))

/** What a back end may do to a history, with new hashes throughout, so that the chain itself is whole. */
const REWRITTEN: Readonly<Record<string, readonly ReportedEntry[]>> = {
  changed: entriesOf([5, 6.5, 7, 8, 9]),
  removed: entriesOf([5, 7, 8, 9], [10, 12, 13, 14]),
  inserted: entriesOf([5, 1, 6, 7, 8], [9, 10, 11, 12, 13]),
  reordered: entriesOf([6, 5, 7, 8], [10, 11, 12, 13]),
  truncated: entriesOf([5, 6, 7]),
}

describe('running hash', () => {
  it('follows from every entry before it', () => {
    expect(chainErrors(seen.entries)).toEqual([])
    expect(chainErrors(seen.entries.with(1, { ...seen.entries[1]!, amount: '6.000001' }))).toEqual(['11-1'])
    expect(chainErrors(seen.entries.toSpliced(1, 1))).toEqual(['12-1'])
    expect(chainErrors(seen.entries.toSpliced(1, 0, seen.entries[0]!))).toEqual(['10-1'])
  })

  it('has this value, which other implementations can be compared with', () => {
    expect(seen.entries[0]!.hash).toBe('1130d5c409ff6a754754e0ce35b9db7708ec9d6836f1fa1b5ac36a231c87ec6d')
  })

  it('is reported as unknown, and accuses nobody, where the back end keeps none', () => {
    const entries = seen.entries.map(entry => ({ ...entry, hash: null }))
    const findings = [...checkChain(buildFacts(statementWith(entries)))]
    expect(findings.map(finding => finding?.verdict)).toEqual([{ is: 'unknown', why: 'noHashes' }])
  })
})

describe('history seen on a device', () => {
  it.each(Object.entries(REWRITTEN))('is found %s, with the entries concerned', (_, entries) => {
    const [finding] = [...checkSeenHistory(statementWith(entries), historyOf(seen))]
    expect(chainErrors(entries)).toEqual([])
    expect(finding?.verdict.is).toBe('disagrees')
    expect(finding?.entries.length).toBeGreaterThan(0)
  })

  it('agrees when it only grows, and accuses nobody on a fresh device', () => {
    const grown = statementWith(entriesOf([5, 6, 7, 8, 9]))
    expect(wrong(checkSeenHistory(grown, historyOf(seen)))).toEqual([])
    expect(wrong(checkSeenHistory(grown, {}))).toEqual([])
    // Another device that saw it later, or earlier.
    expect(wrong(checkSeenHistory(grown, historyOf(statementWith(entriesOf([5])))))).toEqual([])
  })

  it('keeps a bounded number of entries, and still narrows a change down', () => {
    const amounts = Array.from({ length: 5000 }, () => 1)
    const history = historyOf(statementWith(entriesOf(amounts)))
    expect(Object.values(history).flat().length).toBeLessThanOrEqual(151)
    const changed = statementWith(entriesOf(amounts.with(1000, 2)))
    const [finding] = [...checkSeenHistory(changed, history)]
    expect(finding?.entries).toContain('1010-1')
    expect(finding?.entries.length).toBeLessThan(120)
  })
})

describe('an earlier statement', () => {
  it.each(Object.entries(REWRITTEN))('names what was %s since', (_, entries) => {
    expect(wrong(compareStatements(seen, statementWith(entries))).length).toBeGreaterThan(0)
  })

  it('names exactly the entry that was changed', () => {
    const { hash: _, ...rest } = seen.entries[1]!
    const changed = seen.entries.with(1, { ...rest, amount: '6.5', hash: seen.entries[1]!.hash })
    expect(wrong(compareStatements(seen, statementWith(changed)))).toEqual(['11-1'])
  })

  it('agrees with a later one that only adds entries, and with part of it', () => {
    const grown = statementWith(entriesOf([5, 6, 7, 8, 9]))
    expect(wrong(compareStatements(seen, grown))).toEqual([])
    expect(
      wrong(compareStatements({ ...seen, from: START + 12, entries: seen.entries.slice(2) }, grown)),
    ).toEqual([])
  })
})
