/** A network on which no answer comes in time. */

/** Runs something while every request takes longer than it is waited for. @returns how long each was waited for, in milliseconds */
async function whileSilent(run: () => Promise<unknown>): Promise<number[]> {
  const { XMLHttpRequest } = globalThis
  const waited: number[] = []
  class SilentRequest extends XMLHttpRequest {
    override send(): void {
      waited.push(this.timeout)
      this.ontimeout?.(new ProgressEvent('timeout'))
    }
  }
  globalThis.XMLHttpRequest = SilentRequest
  try {
    await run()
    return waited
  } finally {
    globalThis.XMLHttpRequest = XMLHttpRequest
  }
}

/** The result of a call that no answer comes to in time. */
export async function silently<R>(run: () => Promise<R>): Promise<R> {
  let result: Promise<R> | undefined
  await whileSilent(() => (result = run()))
  return result!
}

/** How long a call that gets no answer waits, in milliseconds. */
export const timeoutsOf = (call: () => Promise<unknown>): Promise<number[]> =>
  whileSilent(() => call().catch(() => undefined))
