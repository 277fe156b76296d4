/** The project's own verifier, operation by operation. */
import type { ReferenceBackEnd } from '../reference/back-end.ts'
import type { Material } from '#contracts/verify/specification/material.ts'
import { verifyWith } from '../faults/provider/measure-fault.ts'
import { answeredRows } from './answered.ts'
import type { Finding, Tool } from './tool.ts'

/** It is held to more than the others: one of the rows that fail must be the one that the fault's entry in the list expects. */
export function fairline(reference: ReferenceBackEnd, material: Material, version: string): Tool {
  return {
    name: 'the verifier',
    version,
    roundSize: 1,
    atOnce: 2,
    cleanSize: 1,
    async check({ operations, faults }): Promise<Finding[]> {
      const report = await verifyWith(reference, material, operations, faults[0])
      return answeredRows(report).flatMap(row =>
        row.outcome === 'failed'
          ? row.problems.map(({ says }) => ({
              // A walk is of several operations, among them the faulty one.
              operation: row.suite === 'walk' ? (faults[0]?.operation ?? row.operation) : row.operation,
              says: `${row.suite} · ${row.name} · ${says}`,
            }))
          : [],
      )
    },
    names: ({ shows }, says) => says.some(one => shows.test(one)),
  }
}
