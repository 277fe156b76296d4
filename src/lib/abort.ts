/** Signals that end calls, for browsers without `AbortSignal.any` and `AbortSignal.timeout`. */

/** Aborted by a TimeoutError after so many ms. */
export function abortAfter(ms: number): AbortSignal {
  const controller = new AbortController()
  setTimeout(() => controller.abort(new DOMException('The time is over', 'TimeoutError')), ms)
  return controller.signal
}

/** Aborted with the first of these. */
export function abortWithAny(signals: readonly AbortSignal[]): AbortSignal {
  const controller = new AbortController()
  for (const signal of signals) {
    const abort = () => controller.abort(signal.reason)
    if (signal.aborted) abort()
    else signal.addEventListener('abort', abort, { once: true, signal: controller.signal })
  }
  return controller.signal
}
