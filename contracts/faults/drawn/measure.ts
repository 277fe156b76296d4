/** Measures drawn faults: which of them the verifier meets, which it finds, and which of those under a name that fits. */
import { valueAt } from '#contracts/verify/document.ts'
import { linksOf } from '#contracts/verify/links.ts'
import type { FailedRow } from '#contracts/verify/results.ts'
import { readMaterial } from '#contracts/material.ts'
import type { Material } from '#contracts/verify/specification/material.ts'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { verifyWith } from '../provider/measure-fault.ts'
import type { DrawnFault } from './drawn-fault.ts'

export interface DrawnResult {
  readonly kind: string
  readonly name: string
  /** How many requests and answers it has changed; a fault that has changed none was not met. */
  readonly changes: number
  readonly failed: number
  /** The line that tells it; undefined when none does. */
  readonly toldBy: string | undefined
}

/** Operations that lead to the faulty one are verified as well: at first so many. */
const FEW_SOURCES = 2
/** Verifications at the same time, and faults that share a back end, as each leaves accounts. */
const AT_ONCE = 2
const GROUP = 40

/** What leads to an operation by a link, the most certain first. */
const sourcesOf = ({ document, operations }: Material, id: string) =>
  operations
    .filter(one => one.id !== id && linksOf(document, one).some(({ target }) => target === id))
    .map(one => one.id)

/** The lines of a failed row; a rule is told with its expression, which names the fields. */
function linesOf({ document }: Material, { suite, operation, name, problems }: FailedRow): string[] {
  return problems.map(({ says, pointer = '' }) => {
    const rule = /\/x-rules\/\d+$/.test(pointer) ? (valueAt(document, pointer) as { rule: string }).rule : ''
    return `${suite} · ${operation} · ${name} · ${says} ${rule}`
  })
}

/** Verifies some operations with a fault. */
async function measureWith(
  reference: ReferenceBackEnd,
  material: Material,
  fault: DrawnFault,
  sources: readonly string[],
): Promise<DrawnResult> {
  const { kind, name, operation, shows } = fault
  const { rows, changes } = await verifyWith(reference, material, [operation, ...sources], fault)
  const failed = rows.filter(row => row.outcome === 'failed')
  const toldBy = failed.flatMap(row => linesOf(material, row)).find(line => shows.test(line))
  return { kind, name, changes, failed: failed.length, toldBy }
}

/** What a whole run would say: one that is met and not told is verified with all that leads to its operation. */
async function measureOne(
  reference: ReferenceBackEnd,
  material: Material,
  fault: DrawnFault,
): Promise<DrawnResult> {
  const sources = fault.elsewhere ? [] : sourcesOf(material, fault.operation)
  const few = sources.slice(0, FEW_SOURCES)
  const result = await measureWith(reference, material, fault, few)
  const isTold = result.changes === 0 || result.toldBy !== undefined || sources.length === few.length
  return isTold ? result : measureWith(reference, material, fault, sources)
}

/** Measures them all, and says each result as it comes. */
export async function measureDrawn(
  faults: readonly DrawnFault[],
  say: (result: DrawnResult) => void,
): Promise<DrawnResult[]> {
  const material = readMaterial()
  const results: DrawnResult[] = []
  for (let first = 0; first < faults.length; first += GROUP) {
    const reference = await startReference()
    const left = faults.slice(first, first + GROUP)
    const work = async () => {
      for (let fault = left.shift(); fault; fault = left.shift()) {
        // Once more, as a busy machine lets a call time out.
        const result = await measureOne(reference, material, fault).catch(() =>
          measureOne(reference, material, fault),
        )
        say(result)
        results.push(result)
      }
    }
    await Promise.all(Array.from({ length: AT_ONCE }, work)).finally(() => reference.stop())
  }
  return results
}
