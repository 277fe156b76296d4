import { availableParallelism, setPriority } from 'node:os'

/** How many threads may compute for those who wait, at most so many: one core is left to the thread that answers. */
export const sparedCores = (most: number): number => Math.max(1, Math.min(most, availableParallelism() - 1))

/** Of a thread that computes or reads for others to wait on: it gets about a third of a core that the answering thread wants too. */
const NICENESS = 5

/**
 * Lets the calling thread give way to the one that answers, where there are fewer cores than work. On Linux each thread has a priority of
 * its own (setpriority(2)); elsewhere it would be that of the whole process, which stays as it is.
 */
export function giveWay(): void {
  if (process.platform === 'linux') setPriority(0, NICENESS)
}
