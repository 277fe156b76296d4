import { runJob, type Job, type JobServices } from '../kernel/job.ts'

export interface Scheduler {
  /** Stops, and waits for running jobs and what they have begun. */
  stop(): Promise<void>
}

/**
 * Runs each job periodically, never concurrently with itself; a failed run is logged, and the schedule continues.
 * @param holds whether this node does a share of the work now; all of it by default
 */
export function startJobs(
  services: JobServices,
  jobs: readonly Job[],
  holds: (share: string) => boolean = () => true,
): Scheduler {
  const timers = new Set<NodeJS.Timeout>()
  const running = new Set<Promise<void>>()
  let isStopped = false

  const runOnce = async (job: Job): Promise<void> => {
    const { name, share = name } = job
    if (share !== null && !holds(share)) return
    try {
      await runJob(services, job)
    } catch (error) {
      services.log.error('job failed', error, { job: job.name })
    }
  }

  const schedule = (job: Job) => {
    if (isStopped) return
    const timer = setTimeout(async () => {
      timers.delete(timer)
      const run = runOnce(job)
      running.add(run)
      await run
      running.delete(run)
      schedule(job)
    }, job.intervalMs)
    timers.add(timer)
  }
  for (const job of jobs) schedule(job)
  return {
    async stop() {
      isStopped = true
      for (const timer of timers) clearTimeout(timer)
      await Promise.all(running)
      await Promise.all(jobs.map(job => job.settled?.()))
    },
  }
}
