import type { Finding } from '#src/lib/reconcile/finding.ts'
import type { Statement } from '#src/lib/statement/statement.ts'
import { inSlices } from './in-slices.ts'

/** The checks are as large as a screen of their own, and needed once an account has been loaded. */
const loadChecks = () =>
  Promise.all([import('#src/lib/reconcile/facts.ts'), import('#src/lib/reconcile/reconcile.ts')])

/**
 * Checks a statement in time slices, so that the screen stays responsive.
 * @throws the abort reason of the signal
 */
export async function checkInSlices(
  statement: Statement,
  signal: AbortSignal,
  onProgress: (done: number) => void,
): Promise<Finding[]> {
  const [{ buildFactsInSteps }, { reconcileFacts }] = await loadChecks()
  const findings: Finding[] = []
  const facts = await inSlices(buildFactsInSteps(statement), { signal })
  await inSlices(reconcileFacts(facts), {
    signal,
    onStep: finding => finding && findings.push(finding),
    onRest: () => onProgress(findings.length),
  })
  return findings
}
