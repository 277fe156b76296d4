import { write, type Client } from './client.ts'
import type { Frame } from './frame.ts'
import type { Timers } from './timers.ts'

/** Writes between two looks at the event loop, so that an order never waits for thousands of them. */
const WRITES_AT_ONCE = 200

interface Delivery {
  frame: Frame
  /** Who was listening when the frame was made; later ones have its news in their first state. */
  listeners: Client[]
  done: () => void
}

/** Sends frames in the order they were made, a few clients at a time, and drops those too far behind. */
export interface Outbox {
  /** Calls `done` when the frame has been written for all. */
  send(frame: Frame, listeners: Iterable<Client>, done?: () => void): void
  /** How many clients were dropped so far. */
  dropped(): number
}

export function createOutbox(timers: Timers): Outbox {
  const queue: Delivery[] = []
  let isDraining = false
  let dropped = 0

  const drain = () => {
    let budget = WRITES_AT_ONCE
    while (budget > 0 && queue.length > 0) {
      const { frame, listeners, done } = queue[0]!
      for (const client of listeners.splice(-budget)) {
        budget--
        if (write(client, frame)) continue
        dropped++
        client.response.destroy()
      }
      if (listeners.length > 0) break
      queue.shift()
      done()
    }
    isDraining = queue.length > 0
    if (isDraining) timers.soon(drain)
  }

  return {
    send(frame, listeners, done = () => {}) {
      queue.push({ frame, listeners: [...listeners], done })
      if (!isDraining) drain()
    },
    dropped: () => dropped,
  }
}
