/** Processor time of processes, from /proc. */
import { readFileSync, readdirSync } from 'node:fs'

/** Of `getconf CLK_TCK`, on every Linux of today. */
const TICKS_PER_SECOND = 100

interface Process {
  readonly parent: number
  /** Seconds, with those of children that have ended. */
  readonly seconds: number
}

function readProcess(pid: number): Process | undefined {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name, in parentheses, may contain blanks. After it: state, parent, …, utime (the 12th), stime, cutime, cstime.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    const ticks = fields.slice(11, 15).reduce((sum, each) => sum + each, 0)
    return { parent: fields[1]!, seconds: ticks / TICKS_PER_SECOND }
  } catch {
    return undefined
  }
}

/** Seconds of processor time that these processes and all their descendants have used. */
export function processorSeconds(pids: readonly number[]): number {
  const processes = new Map<number, Process>()
  for (const name of readdirSync('/proc').filter(each => /^\d+$/.test(each))) {
    const found = readProcess(Number(name))
    if (found) processes.set(Number(name), found)
  }
  const wanted = new Set(pids)
  const isWanted = (pid: number): boolean => {
    const { parent } = processes.get(pid) ?? { parent: 0 }
    return wanted.has(pid) || (parent > 1 && isWanted(parent))
  }
  return [...processes].reduce((sum, [pid, { seconds }]) => (isWanted(pid) ? sum + seconds : sum), 0)
}
