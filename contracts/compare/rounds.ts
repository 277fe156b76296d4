import type { Fault } from '../faults/provider/fault.ts'
import type { Round } from './tool.ts'

/**
 * Distributes faults over as few rounds as possible. A round has one fault of each of its operations, so that none hides another: a fault
 * changes only what its own operation is sent and answers.
 */
export function roundsOf(faults: readonly Fault[], size: number): Round[] {
  const open: Fault[][] = []
  for (const fault of faults) {
    const free = open.find(
      round => round.length < size && !round.some(({ operation }) => operation === fault.operation),
    )
    if (free) free.push(fault)
    else open.push([fault])
  }
  return open.map(round => ({ operations: round.map(({ operation }) => operation), faults: round }))
}

/** Rounds without faults. */
export function cleanRoundsOf(operations: readonly string[], size: number): Round[] {
  const step = Math.min(size, operations.length)
  return Array.from({ length: Math.ceil(operations.length / step) }, (_, index) => ({
    operations: operations.slice(index * step, (index + 1) * step),
    faults: [],
  }))
}
