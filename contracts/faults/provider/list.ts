import { behaviourFaults } from './behaviour.ts'
import { envelopeFaults } from './envelopes.ts'
import type { Fault } from './fault.ts'
import { requestFaults } from './requests.ts'
import { tokenFaults } from './tokens.ts'
import { valueFaults } from './values.ts'

/** Every fault of a back end that the verifier must catch by its name. */
export const providerFaults: readonly Fault[] = [
  ...tokenFaults,
  ...envelopeFaults,
  ...valueFaults,
  ...requestFaults,
  ...behaviourFaults,
]
