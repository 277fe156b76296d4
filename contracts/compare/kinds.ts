/** The list of back end faults by kind, in the order of the table. */
import { idempotencyFaults, pagingFaults, transportFaults } from '../faults/provider/behaviour.ts'
import { envelopeFaults } from '../faults/provider/envelopes.ts'
import {
  endedSessionFaults,
  foreignIdFaults,
  frozenFaults,
  headerFaults,
  leakFaults,
  orderFaults,
  sharedKeyFaults,
  unknownIdFaults,
} from '../faults/provider/families.ts'
import type { Fault } from '../faults/provider/fault.ts'
import { meaningFaults } from '../faults/provider/meanings.ts'
import { requestFaults } from '../faults/provider/requests.ts'
import { tokenFaults } from '../faults/provider/tokens.ts'
import { valueFaults } from '../faults/provider/values.ts'

export interface FaultKind {
  readonly kind: string
  readonly faults: readonly Fault[]
}

/** Every fault that `npm run contracts:faults` tries with the verifier. */
export const faultKinds: Readonly<Record<string, readonly Fault[]>> = {
  'values of another type, form or range': valueFaults,
  'the envelope': envelopeFaults,
  'headers of answers': headerFaults,
  tokens: tokenFaults,
  'requests that should be refused, or not': requestFaults,
  'pages of lists': pagingFaults,
  'the same request twice': idempotencyFaults,
  'browsers and other methods': transportFaults,
  'right shape, wrong meaning': meaningFaults,
  'lists in the wrong order': orderFaults,
  "another account's id is accepted": foreignIdFaults,
  'the data of one account for everybody': leakFaults,
  'a frozen account can act': frozenFaults,
  'sessions that have ended': endedSessionFaults,
  'an id that nothing has': unknownIdFaults,
  'one idempotency key for all accounts': sharedKeyFaults,
}

/** Every Nth fault of each kind, and the first at least. */
export const sampleOf = (share: number): FaultKind[] =>
  Object.entries(faultKinds).map(([kind, faults]) => ({
    kind,
    faults: faults.filter((_, index) => index % share === 0),
  }))
