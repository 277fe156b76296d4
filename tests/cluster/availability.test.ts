import { describe, expect, it } from 'vitest'
import type { FaultRecord } from '#tests/support/cluster/faults.ts'
import { measureAvailability } from './availability.ts'
import type { Operation } from './history.ts'

const operation = (began: number, ended: number, fields: Partial<Operation> = {}): Operation => ({
  id: began,
  userId: '1',
  session: 'a',
  name: 'buy',
  began,
  ended,
  attempts: 1,
  outcome: 'confirmed',
  ...fields,
})
const kill: FaultRecord = { fault: 'killPrimary', detail: '', began: 10_000, promoted: 12_000, ended: 20_000 }

describe('the availability of a cluster run', () => {
  it('measures from the promotion to the first write that was begun after the fault [R2.5]', () => {
    const history = [operation(9_000, 12_100), operation(11_000, 15_000), operation(13_000, 13_500)]
    expect(measureAvailability(history, [kill])).toMatchObject({ recoveries: [1_500], outages: [3_500] })
  })

  it('counts errors during a failover apart from all others [R2.5]', () => {
    const unknown = { outcome: 'unknown', reason: 'HTTP 503', attempts: 2 } as const
    const history = [
      operation(1_000, 1_100, unknown),
      operation(11_000, 11_100, unknown),
      operation(12_500, 13_000),
      operation(16_000, 16_100),
      operation(17_000, 17_100, { outcome: 'refused' }),
    ]
    const availability = measureAvailability(history, [kill])
    expect(availability).toMatchObject({
      outside: { operations: 3, errors: 1 },
      inside: { operations: 2, errors: 1 },
      retried: 2,
    })
    expect([...availability.reasons]).toEqual([['HTTP 503', 1]])
  })

  it('counts neither probes nor the repetitions at the end [R2.5]', () => {
    const history = [
      operation(1, 2, { isProbe: true, outcome: 'unknown' }),
      operation(3, 4, { session: 'repeat', outcome: 'unknown' }),
    ]
    expect(measureAvailability(history, []).outside).toEqual({ operations: 0, errors: 0 })
  })

  it('counts errors after the death of a node as outside failovers [R2.5]', () => {
    const death: FaultRecord = { fault: 'killNode', detail: '', began: 0, ended: 100 }
    expect(measureAvailability([operation(10, 20, { outcome: 'unknown' })], [death]).outside.errors).toBe(1)
  })
})
