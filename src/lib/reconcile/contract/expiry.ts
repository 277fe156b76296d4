/** Whether a future is settled at its expiry, which the calendar says: docs/rules/market.md. */
import type { ReportedPosition } from '#src/lib/statement/account-shapes.ts'
import { futuresExpiry, type FuturesCycle } from '#src/lib/market/futures-expiry.ts'
import { HOUR } from '#src/lib/time/time-units.ts'
import { checkDone } from '../due.ts'
import type { Facts } from '../facts.ts'
import { checkNotBefore, checkTime, type Finding, type FindingContext } from '../finding.ts'

const FUTURES = 3
const CYCLES: readonly FuturesCycle[] = ['monthly', 'quarterly']

/** The cycles that a product can have, by the expiry that its published rules state now. */
function cyclesOf({ statement, asOf }: Facts, productId: number): readonly FuturesCycle[] {
  const next = statement.contractTerms.find(one => one.productId === productId)?.expiresAt ?? null
  if (next === null) return CYCLES
  if (futuresExpiry('quarterly', next - 1) !== next) return ['monthly']
  // The rules were loaded some moments later.
  const isKnownDate = statement.to === null
  return isKnownDate && futuresExpiry('monthly', asOf + HOUR) < next ? ['quarterly'] : CYCLES
}

/** It expires when the contract in front at its opening does, and nothing happens to it afterwards. */
export function* checkExpiry(
  facts: Facts,
  about: FindingContext,
  position: ReportedPosition,
): Generator<Finding> {
  const { productId, productType, expiresAt, openedAt, status, fills } = position
  if (productType !== FUTURES || expiresAt === null) return
  const possible = cyclesOf(facts, productId).map(cycle => futuresExpiry(cycle, openedAt))
  const expected = possible.find(time => time === expiresAt) ?? possible[0]!
  yield checkTime('settled', about, expected, expiresAt)
  for (const { time } of fills.filter(fill => fill.time > expected))
    yield checkNotBefore('settled', { ...about, time }, time, expected)
  yield* checkDone(facts, about, status === 'open', expected)
}
