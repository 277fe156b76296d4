import { buildFactsInSteps } from '#src/lib/reconcile/facts.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { reconcileFacts } from '#src/lib/reconcile/reconcile.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { inSlices } from './in-slices.ts'

/**
 * Checks a statement in time slices, so that the screen stays responsive.
 * @throws the abort reason of the signal
 */
export async function checkInSlices(
  statement: Statement,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Finding[]> {
  const findings: Finding[] = []
  const facts = await inSlices(buildFactsInSteps(statement), { signal })
  await inSlices(reconcileFacts(facts), {
    signal,
    onStep: finding => finding && findings.push(finding),
    onRest: () => onProgress(findings.length),
  })
  return findings
}
