/**
 * The catalogue of client faults, each with a row that must catch it. A fault that no row catches means that a row is missing.
 */
import { addresses } from './addresses.ts'
import { bodies } from './bodies.ts'
import { errors } from './errors.ts'
import { headers } from './headers.ts'
import { sessions } from './sessions.ts'
import { transport } from './transport.ts'
import type { ConsumerFault } from './fault.ts'

export const consumerFaults: readonly ConsumerFault[] = [
  ...headers,
  ...bodies,
  ...addresses,
  ...sessions,
  ...errors,
  ...transport,
]
