import { abortAfter } from '#src/lib/abort.ts'

/** Why a screen's code could not be loaded: no longer deployed, too slow, or any other error. */
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

/** Timeout of a load, ms (R4.7). */
export const chunkTimeout = 120_000

/**
 * Loads a chunk within the time limit (R4.7, R8.10).
 * @throws ChunkLoadError
 */
export async function loadChunk<T>(
  id: string,
  load: () => Promise<T>,
  limit: number = chunkTimeout,
): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new ChunkLoadError(id, 'timeout')), limit)
  })
  try {
    return await Promise.race([reloadFailedStyles().then(load), timeout])
  } catch (cause) {
    if (cause instanceof ChunkLoadError) throw cause
    throw new ChunkLoadError(id, (await isMissing(cause)) ? 'missing' : 'error', { cause })
  } finally {
    clearTimeout(timer)
  }
}

const failedStyles = new Set<HTMLLinkElement>()

/** Remembers the style sheets that cannot be loaded, such as those of a tab that is opened offline. */
export function watchStyles(): void {
  const note = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') failedStyles.add(target)
  }
  // The error of an element does not bubble.
  addEventListener('error', note, true)
}

/**
 * Requests the failed style sheets again: the loader of the build asks for each only once, so that a screen that is tried again would
 * have none.
 */
async function reloadFailedStyles(): Promise<void> {
  const reloading = [...failedStyles].map(
    failed =>
      new Promise<void>((resolve, reject) => {
        const link = failed.cloneNode() as HTMLLinkElement
        link.addEventListener('load', () => resolve())
        link.addEventListener('error', () => reject(new Error(`Loading ${link.href} failed`)))
        failed.replaceWith(link)
      }),
  )
  failedStyles.clear()
  await Promise.all(reloading)
}

/** Whether the server answers but the file is gone: a newer build has replaced it. */
async function isMissing(cause: unknown): Promise<boolean> {
  const url = cause instanceof Error ? /https?:\/\/\S+/.exec(cause.message)?.[0] : undefined
  if (!url || new URL(url).origin !== location.origin) return false
  try {
    const answer = await fetch(url, { method: 'HEAD', cache: 'no-store', signal: abortAfter(5000) })
    // Not while the server itself fails. Servers of single-page apps answer a missing file with the index page.
    return (
      [404, 410].includes(answer.status) || answer.headers.get('content-type')?.includes('text/html') === true
    )
  } catch {
    return false
  }
}
