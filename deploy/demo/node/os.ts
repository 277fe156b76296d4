/** `node:os` for the build of the demo. */

export const availableParallelism = (): number => navigator.hardwareConcurrency

export { constants, getPriority, setPriority } from './absent.ts'
