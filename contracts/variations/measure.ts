/** Verifies the reference back end with a variation: whatever is found is a false alarm. */
import type { Material } from '#contracts/verify/specification/material.ts'
import type { ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { verify } from '#contracts/verify/verify.ts'
import type { FailedRow } from '#contracts/verify/results.ts'
import { optionsFor } from '../faults/provider/measure-fault.ts'
import { startVariationProxy } from './proxy.ts'
import type { Variation } from './variation.ts'

export interface VariationResult {
  readonly name: string
  /** How many answers were others than the reference's. */
  readonly changes: number
  readonly rows: number
  readonly falseAlarms: readonly string[]
  readonly milliseconds: number
}

const linesOf = ({ suite, operation, name, problems }: FailedRow): string[] =>
  problems.map(({ says }) => `${suite} · ${operation} · ${name} · ${says}`)

/** @param only operations or areas; all when empty */
export async function measureVariation(
  reference: ReferenceBackEnd,
  material: Material,
  variation: Variation,
  only: readonly string[] = [],
): Promise<VariationResult> {
  const statesPath = new URL(reference.statesUrl).pathname
  const proxy = await startVariationProxy(reference.url, statesPath, variation)
  try {
    const { rows, milliseconds } = await verify(optionsFor(proxy.url, reference, only, 0), material)
    const falseAlarms = rows.flatMap(row => (row.outcome === 'failed' ? linesOf(row) : []))
    return { name: variation.name, changes: proxy.changes(), rows: rows.length, falseAlarms, milliseconds }
  } finally {
    await proxy.close()
  }
}
