import { useEffect, useState, type ComponentType } from 'react'
import { loadedScreen, loadScreen } from './screen-modules.tsx'

/** ms until it shows that it is loading, and until it says that something is wrong (R4.7). */
export const loadingDelay = 200
export const loadingLimit = 60_000

export type ScreenState =
  | { is: 'ready'; Screen: ComponentType }
  /** Under 200 ms: nothing is shown that would only flash. */
  | { is: 'starting' }
  | { is: 'loading' }
  | { is: 'late' }
  | { is: 'failed'; error: unknown }

/** The state of a route's code. To try again, mount anew. */
export function useScreen(path: string): ScreenState {
  const [state, setState] = useState<ScreenState>(() => startOf(path))

  useEffect(() => {
    if (loadedScreen(path)) return undefined
    let isCurrent = true
    const show = (next: ScreenState) => isCurrent && setState(next)
    const timers = [
      setTimeout(() => show({ is: 'loading' }), loadingDelay),
      setTimeout(() => show({ is: 'late' }), loadingLimit),
    ]
    const settle = (next: ScreenState) => {
      timers.forEach(clearTimeout)
      show(next)
    }
    loadScreen(path).then(
      Screen => settle({ is: 'ready', Screen }),
      (error: unknown) => settle({ is: 'failed', error }),
    )
    return () => {
      isCurrent = false
      timers.forEach(clearTimeout)
    }
  }, [path])

  return state
}

function startOf(path: string): ScreenState {
  const Screen = loadedScreen(path)
  return Screen ? { is: 'ready', Screen } : { is: 'starting' }
}
