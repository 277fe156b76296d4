/** What the hub knows of time; tests hand in their own. */
export interface Timers {
  /** Epoch milliseconds. */
  now(): number
  /** Calls `run` at every whole multiple of `period` (epoch ms) until the returned function is called. */
  start(period: number, run: () => void): () => void
  /** Calls `run` once the event loop has served who was waiting. */
  soon(run: () => void): void
}

/**
 * The system's timers. They keep to whole multiples of the period, because ticks do: a frame that leaves right after a
 * tick carries it at once, where one at any other moment would carry it late.
 */
export const systemTimers: Timers = {
  now: () => Date.now(),
  start(period, run) {
    let timer: NodeJS.Timeout
    let isRunning = true
    const wait = (due: number) => {
      timer = setTimeout(() => {
        const early = due - Date.now()
        // Timers may fire a hair before their time; a clock that was set back is another matter.
        if (early > 0 && early < EARLY) return wait(due)
        run()
        if (isRunning) wait((Math.floor(Date.now() / period) + 1) * period)
      }, due - Date.now())
    }
    wait((Math.floor(Date.now() / period) + 1) * period)
    return () => {
      isRunning = false
      clearTimeout(timer)
    }
  },
  soon: run => void setImmediate(run),
}

/** Milliseconds by which a timer may fire before its time. */
const EARLY = 20
