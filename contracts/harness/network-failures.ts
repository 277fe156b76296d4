/** Simulated network failures. */

/** Runs a function while every request uses another XMLHttpRequest class. */
async function withRequestClass<R>(replacement: typeof XMLHttpRequest, run: () => Promise<R>): Promise<R> {
  const { XMLHttpRequest } = globalThis
  globalThis.XMLHttpRequest = replacement
  try {
    return await run()
  } finally {
    globalThis.XMLHttpRequest = XMLHttpRequest
  }
}

/** Runs a function while every request times out; the timeouts in milliseconds are added to `waited`. */
function whileUnanswered<R>(run: () => Promise<R>, waited: number[] = []): Promise<R> {
  class SilentRequest extends XMLHttpRequest {
    override send(): void {
      waited.push(this.timeout)
      this.ontimeout?.(new ProgressEvent('timeout'))
    }
  }
  return withRequestClass(SilentRequest, run)
}

/** The result of a call that times out. */
export const withoutAnswer = <R>(run: () => Promise<R>): Promise<R> => whileUnanswered(run)

/** The timeouts of a call without an answer, in milliseconds. */
export async function timeoutsOf(call: () => Promise<unknown>): Promise<number[]> {
  const waited: number[] = []
  await whileUnanswered(() => call().catch(() => undefined), waited)
  return waited
}

/** The error of a call whose request the browser blocks. */
export function whileBlocked(cause: Error, call: () => Promise<unknown>): Promise<unknown> {
  class ForbiddenRequest extends XMLHttpRequest {
    override open(): void {
      throw cause
    }
  }
  return withRequestClass(ForbiddenRequest, () => call().catch((error: unknown) => error))
}
