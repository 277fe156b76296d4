/**
 * The catalogue of client faults, each with a row that must catch it. A fault that no row catches means that a row is missing.
 */
import { addresses } from './addresses.ts'
import { bodies } from './bodies.ts'
import { errors } from './errors.ts'
import { headers } from './headers.ts'
import { sessions } from './sessions.ts'
import { transport } from './transport.ts'
import type { FaultFamily } from '../provider/fault.ts'
import type { ConsumerFault } from './fault.ts'

interface Family extends FaultFamily {
  readonly faults: readonly ConsumerFault[]
}

const family = (name: string, harm: string, caughtBy: string, faults: readonly ConsumerFault[]): Family => ({
  name,
  harm,
  caughtBy,
  faults,
})

export const consumerFamilies: readonly Family[] = [
  family('headers', 'answers come in another language, or not at all', 'recorded requests', headers),
  family('bodies', 'something else is ordered than was entered', 'recorded requests', bodies),
  family('addresses', 'something else is called, or twice', 'recorded requests, stubs', addresses),
  family('sessions', 'an account stays signed in, or is signed out', 'stubs', sessions),
  family('answer codes', 'an error is not shown, or shown as a success', 'recorded answers, stubs', errors),
  family('transport failures', 'a failure is taken for an answer', 'stubs', transport),
]

export const consumerFaults: readonly ConsumerFault[] = consumerFamilies.flatMap(({ faults }) => faults)
