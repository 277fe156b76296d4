/** The clock and timers of the hub; tests pass their own. */
export interface Timers {
  /** Epoch milliseconds. */
  now(): number
  /** Calls `run` at every whole multiple of `period` (epoch ms) until the returned function is called. */
  start(period: number, run: () => void): () => void
  /** Calls `run` in the next turn of the event loop. */
  defer(run: () => void): void
}

/**
 * The system's timers. They fire at whole multiples of the period, as ticks do: so a frame is sent right after a tick
 * instead of some time later.
 */
export const systemTimers: Timers = {
  now: () => Date.now(),
  start(period, run) {
    let timer: NodeJS.Timeout
    let isRunning = true
    const wait = (due: number) => {
      timer = setTimeout(() => {
        const early = due - Date.now()
        // Timers may fire slightly early; a larger difference means that the clock was set back.
        if (early > 0 && early < MAX_EARLY_MS) return wait(due)
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
  defer: run => void setImmediate(run),
}

/** Milliseconds by which a timer may fire early. */
const MAX_EARLY_MS = 20
