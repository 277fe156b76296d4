import { expect, it } from 'vitest'
import { checkDone, PROCESSING_TIME } from '#src/lib/reconcile/due.ts'

const DUE = 1_795_199_400_000
const about = { subject: { kind: 'quick', id: '7' } as const, time: DUE }

it.each([
  [true, DUE + PROCESSING_TIME, 1],
  [true, DUE + PROCESSING_TIME - 1, 0],
  [false, DUE + 10 * PROCESSING_TIME, 0],
])('what waits (%s) is overdue five minutes after its time, not before', (isWaiting, asOf, findings) => {
  const found = [...checkDone({ asOf }, about as never, isWaiting, DUE)]
  expect(found.map(({ check, verdict }) => [check, verdict.is])).toEqual(
    Array.from({ length: findings }, () => ['settled', 'disagrees']),
  )
})
