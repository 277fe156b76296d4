/**
 * The proof that the rows catch: mistakes that a client can make, each with a row that must notice. A mistake that no row noticed
 * would be a row that is missing.
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
