/** What is due happens: a back end that owes something gains by never doing it. */
import type { Facts } from './facts.ts'
import { missingEvent, type Finding, type FindingContext } from './finding.ts'

/** How long after its time something may still be unposted. */
export const PROCESSING_TIME = 5 * 60_000

/** A finding for what still waits although it was due. */
export function* checkDone(
  { asOf }: Pick<Facts, 'asOf'>,
  about: FindingContext,
  isWaiting: boolean,
  due: number,
): Generator<Finding> {
  if (isWaiting && asOf - PROCESSING_TIME >= due) yield missingEvent('settled', about, due)
}
