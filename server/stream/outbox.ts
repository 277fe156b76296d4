import { writeFrame, type StreamClient } from './client.ts'
import type { Frame } from './frame.ts'
import type { Timers } from './timers.ts'

/** Writes before yielding to the event loop, so that an order never waits for thousands of them. */
const WRITE_BATCH = 200

interface Delivery {
  frame: Frame
  /** The clients that were subscribed when the frame was made; later ones have its content in their snapshot. */
  listeners: StreamClient[]
  done: () => void
}

/** Sends frames in order, a few clients at a time, and drops clients that are too far behind. */
export interface Outbox {
  /** Calls `done` when the frame was written to all. */
  send(frame: Frame, listeners: Iterable<StreamClient>, done?: () => void): void
  /** How many clients were dropped so far. */
  dropped(): number
}

export function createOutbox(timers: Timers): Outbox {
  const queue: Delivery[] = []
  let isDraining = false
  let dropped = 0

  const drain = () => {
    let budget = WRITE_BATCH
    while (budget > 0 && queue.length > 0) {
      const { frame, listeners, done } = queue[0]!
      for (const client of listeners.splice(-budget)) {
        budget--
        if (writeFrame(client, frame)) continue
        dropped++
        client.response.destroy()
      }
      if (listeners.length > 0) break
      queue.shift()
      done()
    }
    isDraining = queue.length > 0
    if (isDraining) timers.defer(drain)
  }

  return {
    send(frame, listeners, done = () => {}) {
      queue.push({ frame, listeners: [...listeners], done })
      if (!isDraining) drain()
    },
    dropped: () => dropped,
  }
}
