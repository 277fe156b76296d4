import { factSteps } from '#src/lib/reconcile/facts.ts'
import type { Finding } from '#src/lib/reconcile/finding.ts'
import { reconcileFacts } from '#src/lib/reconcile/reconcile.ts'
import type { Statement } from '#src/lib/statement.ts'
import { inSlices } from './in-slices.ts'

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
  const facts = await inSlices(factSteps(statement), { signal })
  await inSlices(reconcileFacts(facts), {
    signal,
    onStep: finding => finding && findings.push(finding),
    onRest: () => tell(findings.length),
  })
  return findings
}
