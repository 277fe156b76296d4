import type { Finding } from '../../lib/reconcile/finding.ts'
import { reconcile } from '../../lib/reconcile/reconcile.ts'
import type { Statement } from '../../lib/statement.ts'

/** ms of work between two rests: half of a frame. */
const SLICE = 8

/** A rest in which the browser draws and hears. */
const rest = () => new Promise(resolve => setTimeout(resolve, 0))

/**
 * Checks a statement in slices, so that the screen stays alive meanwhile.
 * @throws what the signal was aborted with
 */
export async function checkInSlices(
  statement: Statement,
  signal: AbortSignal,
  tell: (done: number) => void,
): Promise<Finding[]> {
  const findings: Finding[] = []
  let began = performance.now()
  for (const finding of reconcile(statement)) {
    findings.push(finding)
    if (performance.now() - began < SLICE) continue
    tell(findings.length)
    await rest()
    signal.throwIfAborted()
    began = performance.now()
  }
  return findings
}
