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
  now: Date.now,
  start(period, run) {
    let timer: NodeJS.Timeout
    let isRunning = true
    const next = () => {
      timer = setTimeout(
        () => {
          run()
          if (isRunning) next()
        },
        period - (Date.now() % period),
      )
    }
    next()
    return () => {
      isRunning = false
      clearTimeout(timer)
    }
  },
  soon: run => void setImmediate(run),
}
