/** Reads of one session never go back, and contain what was confirmed to the account before they began. */
import type { Finding } from './checker.ts'
import type { Operation } from './history.ts'

/** States that an order may be seen in after another one. */
const LATER: Readonly<Record<string, readonly string[]>> = {
  open: ['open', 'filled', 'cancelled', 'rejected'],
  filled: ['filled'],
  cancelled: ['cancelled'],
  rejected: ['rejected'],
}

function checkSession(operations: readonly Operation[]): Finding[] {
  const findings: Finding[] = []
  const counts = new Map<string, number>()
  const states = new Map<string, string>()
  for (const { id, name, session, answer } of operations) {
    const before = counts.get(name) ?? 0
    const count = answer?.count ?? before
    if (count < before)
      findings.push({
        check: 'read went back',
        message: `operation ${id}: ${session} saw ${before} ${name}, then ${count}`,
      })
    counts.set(name, Math.max(before, count))
    for (const { id: row, status } of answer?.rows ?? []) {
      if (status === undefined) continue
      const seen = states.get(row)
      if (seen !== undefined && !LATER[seen]?.includes(status))
        findings.push({
          check: 'read went back',
          message: `operation ${id}: ${session} saw ${row} ${seen}, then ${status}`,
        })
      states.set(row, status)
    }
  }
  return findings
}

/** A list of orders that began after orders were confirmed has at least that many rows. */
function checkOwnWrites(operations: readonly Operation[]): Finding[] {
  const confirmed = operations
    .filter(({ name, outcome }) => outcome === 'confirmed' && (name === 'buy' || name === 'limit'))
    .map(({ ended }) => ended)
    .toSorted((a, b) => a - b)
  const asked = operations
    .filter(({ name, outcome }) => outcome !== 'refused' && (name === 'buy' || name === 'limit'))
    .map(({ began }) => began)
  return operations.flatMap((operation): Finding[] => {
    const { id, name, outcome, session, began, ended, answer } = operation
    if (name !== 'orders' || outcome !== 'confirmed' || answer?.count === undefined) return []
    const least = confirmed.filter(time => time < began).length
    const most = asked.filter(time => time < ended).length
    const { count } = answer
    if (count < least)
      return [
        {
          check: 'read went back',
          message: `operation ${id}: ${session} saw ${count} orders, ${least} were confirmed`,
        },
      ]
    if (count > most)
      return [
        {
          check: 'twice',
          message: `operation ${id}: ${session} saw ${count} orders, ${most} were asked for`,
        },
      ]
    return []
  })
}

/** What is wrong with the reads of a history. */
export function checkReads(operations: readonly Operation[]): Finding[] {
  const confirmed = operations
    .filter(({ outcome }) => outcome === 'confirmed')
    .toSorted((a, b) => a.began - b.began)
  return [
    // Accounts have sessions of the same name.
    ...[...Map.groupBy(confirmed, ({ userId, session }) => `${userId} ${session}`).values()].flatMap(
      checkSession,
    ),
    ...[...Map.groupBy(operations, ({ userId }) => userId).values()].flatMap(checkOwnWrites),
  ]
}
