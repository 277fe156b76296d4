/** The list of back end faults by family, in the order of the table. */
import { families } from '../faults/provider/faults.ts'
import type { Fault } from '../faults/provider/fault.ts'

export interface FaultKind {
  readonly kind: string
  readonly faults: readonly Fault[]
}

/** Every fault that `npm run contracts:faults` tries with the verifier. */
export const faultKinds: Readonly<Record<string, readonly Fault[]>> = Object.fromEntries(
  families.map(({ name, faults }) => [name, faults]),
)

/** Every Nth fault of each kind, and the first at least. */
export const sampleOf = (share: number): FaultKind[] =>
  Object.entries(faultKinds).map(([kind, faults]) => ({
    kind,
    faults: faults.filter((_, index) => index % share === 0),
  }))
