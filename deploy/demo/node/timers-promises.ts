/** `node:timers/promises` for the build of the demo. */
import { setImmediate as inNextTurn } from './globals.ts'

export const setTimeout = (milliseconds: number): Promise<void> =>
  new Promise(resolve => globalThis.setTimeout(resolve, milliseconds))

export const setImmediate = (): Promise<void> => new Promise(resolve => inNextTurn(resolve))
