/** `node:os` for the build of the demo. */

export const availableParallelism = (): number => navigator.hardwareConcurrency
