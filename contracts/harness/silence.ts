/** Networks on which no answer can come. */

/** Runs something while every request is made by another class. */
async function withRequests<R>(replacement: typeof XMLHttpRequest, run: () => Promise<R>): Promise<R> {
  const { XMLHttpRequest } = globalThis
  globalThis.XMLHttpRequest = replacement
  try {
    return await run()
  } finally {
    globalThis.XMLHttpRequest = XMLHttpRequest
  }
}

/** Runs something while every request takes longer than it is waited for; `waited` hears how long, in milliseconds. */
function whileSilent<R>(run: () => Promise<R>, waited: number[] = []): Promise<R> {
  class SilentRequest extends XMLHttpRequest {
    override send(): void {
      waited.push(this.timeout)
      this.ontimeout?.(new ProgressEvent('timeout'))
    }
  }
  return withRequests(SilentRequest, run)
}

/** The result of a call that no answer comes to in time. */
export const silently = <R>(run: () => Promise<R>): Promise<R> => whileSilent(run)

/** How long a call that gets no answer waits, in milliseconds. */
export async function timeoutsOf(call: () => Promise<unknown>): Promise<number[]> {
  const waited: number[] = []
  await whileSilent(() => call().catch(() => undefined), waited)
  return waited
}

/** What a call rejects with when the page may not even ask. */
export function whileForbidden(cause: Error, call: () => Promise<unknown>): Promise<unknown> {
  class ForbiddenRequest extends XMLHttpRequest {
    override open(): void {
      throw cause
    }
  }
  return withRequests(ForbiddenRequest, () => call().catch((error: unknown) => error))
}
