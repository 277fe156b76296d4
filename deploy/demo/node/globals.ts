/** What Node has as globals, for the build of the demo: scripts/build-demo.ts puts these in their place. */

/** What waits for the next turn of the event loop, without the delay of the browser's timers. */
const waiting: (() => void)[] = []
const { port1, port2 } = new MessageChannel()
port1.addEventListener('message', () => waiting.shift()?.())
port1.start()

export function setImmediate(run: () => void): void {
  waiting.push(run)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a port there is none.
  port2.postMessage(undefined)
}

export const process = {
  platform: 'browser',
  /** Comes once no microtask is left, as the back end needs it; later than in Node. */
  nextTick: setImmediate,
}

/** A timer of Node's. A page that is left ends its workers: none is kept alive by a timer. */
class Timer {
  readonly id: number

  constructor(id: number) {
    this.id = id
  }

  ref(): this {
    return this
  }

  unref(): this {
    return this
  }
}

type Start = (run: (...values: unknown[]) => void, milliseconds?: number, ...values: unknown[]) => number

/** The browser's function, with a timer of Node's as its answer. */
const startsTimer =
  (start: Start) =>
  <Values extends unknown[]>(
    run: (...values: Values) => void,
    milliseconds?: number,
    ...values: Values
  ): Timer =>
    new Timer(start(run as (...values: unknown[]) => void, milliseconds, ...values))

export const setTimeout = startsTimer(globalThis.setTimeout.bind(globalThis) as unknown as Start)
export const setInterval = startsTimer(globalThis.setInterval.bind(globalThis) as unknown as Start)

export function clearTimeout(timer: Timer | undefined): void {
  if (timer) globalThis.clearTimeout(timer.id)
}

export function clearInterval(timer: Timer | undefined): void {
  if (timer) globalThis.clearInterval(timer.id)
}
