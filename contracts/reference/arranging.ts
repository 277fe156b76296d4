import type { Values } from '../verify/state-hook.ts'
import type { Faults } from './faults.ts'
import type { World } from './world.ts'

/**
 * Makes one state true and gives its values.
 * @throws StateNotOffered when it cannot be made true with these parameters
 */
export type Arrange = (
  world: World,
  params: Readonly<Record<string, unknown>>,
  faults: Faults,
) => Promise<Values> | Values
