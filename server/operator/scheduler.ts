import type { Log } from '../http/log.ts'

/** Something to be done again and again. */
export interface Task {
  readonly name: string
  /** Milliseconds between the end of one run and the start of the next. */
  readonly every: number
  readonly run: () => Promise<unknown>
}

export interface Scheduler {
  /** Stops, and waits for what is running. */
  stop(): Promise<void>
}

/** Runs each task again and again, never twice at once; a task that fails is logged and tried again. */
export function startTasks(tasks: readonly Task[], log: Log): Scheduler {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let isStopped = false

  const runOnce = async (task: Task): Promise<void> => {
    try {
      await task.run()
    } catch (error) {
      log.error('task failed', error, { task: task.name })
    }
  }

  const schedule = (task: Task) => {
    if (isStopped) return
    const timer = setTimeout(async () => {
      timers.delete(timer)
      const run = runOnce(task)
      running.add(run)
      await run
      running.delete(run)
      schedule(task)
    }, task.every)
    timers.add(timer)
  }
  for (const task of tasks) schedule(task)
  return {
    async stop() {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
    },
  }
}
