/** Why a screen's code did not come: no longer there, too slow, or not to be had. */
export type ChunkFailure = 'missing' | 'timeout' | 'error'

/** A screen's code that could not be loaded (R8.10). */
export class ChunkLoadError extends Error {
  readonly id: string
  readonly kind: ChunkFailure

  constructor(id: string, kind: ChunkFailure, options?: ErrorOptions) {
    super(`Loading chunk ${id} failed`, options)
    this.name = 'ChunkLoadError'
    this.id = id
    this.kind = kind
  }
}

/** A load fails after this long, ms (R4.7). */
export const chunkTimeout = 120_000

/**
 * Loads code, or fails in one of the three ways (R4.7, R8.10).
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(
  id: string,
  load: () => Promise<T>,
  limit: number = chunkTimeout,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout')), limit)
  })
  try {
    return await Promise.race([load(), late])
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause
    throw new ChunkLoadError(id, (await isGone(cause)) ? 'missing' : 'error', { cause })
  } finally {
    clearTimeout(timer)
  }
}

/** Whether the server is there and the file is not: a newer build has taken its place. */
async function isGone(cause: unknown): Promise<boolean> {
  const url = cause instanceof Error ? /https?:\/\/\S+/.exec(cause.message)?.[0] : undefined
  if (!url || new URL(url).origin !== location.origin) return false
  try {
    const answer = await fetch(url, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(5000) })
    // Servers of single pages answer with the page itself in place of what is not there.
    return !answer.ok || answer.headers.get('content-type')?.includes('text/html') === true
  } catch {
    return false
  }
}
