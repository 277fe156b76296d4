import { idempotencyFaults, pagingFaults, transportFaults } from './behaviour.ts'
import { envelopeFaults } from './envelopes.ts'
import type { Fault } from './fault.ts'
import { meaningFaults } from './meanings.ts'
import { requestFaults } from './requests.ts'
import { tokenFaults } from './tokens.ts'
import { valueFaults } from './values.ts'

/** The catalogue of back end faults that the verifier must identify. */
export const providerFaults: readonly Fault[] = [
  ...tokenFaults,
  ...envelopeFaults,
  ...valueFaults,
  ...requestFaults,
  ...pagingFaults,
  ...idempotencyFaults,
  ...transportFaults,
  ...meaningFaults,
]
