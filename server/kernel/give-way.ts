import { availableParallelism, constants, getPriority, setPriority } from 'node:os'

/** How many threads may compute for those who wait, at most so many: one core is left to the thread that answers. */
export const sparedCores = (most: number): number => Math.max(1, Math.min(most, availableParallelism() - 1))

/**
 * Steps of niceness below the answering thread: with 5, about a third of a core that both want, for what somebody waits for; with 10, about a
 * tenth, for what one caller can ask for without end.
 */
type Steps = 5 | 10

/**
 * Lets the calling thread give way to the one that answers, where there are fewer cores than work. On Linux each thread has a priority of
 * its own (setpriority(2)); elsewhere it would be that of the whole process, which stays as it is.
 */
export function giveWay(steps: Steps): void {
  if (process.platform !== 'linux') return
  try {
    // Never a higher one than it has, which only the system's administrator may set.
    setPriority(0, Math.min(constants.priority.PRIORITY_LOW, getPriority(0) + steps))
  } catch {
    // A sandbox that forbids it: the thread works all the same.
  }
}
