import type { Values } from '../verify/state-hook.ts'
import type { InjectedErrors } from './faults.ts'
import type { World } from './world.ts'

/**
 * Sets up one provider state and returns its values.
 * @throws StateNotOffered when it cannot be set up with these parameters
 */
export type StateHandler = (
  world: World,
  params: Readonly<Record<string, unknown>>,
  faults: InjectedErrors,
) => Promise<Values> | Values
