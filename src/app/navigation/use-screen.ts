import { useEffect, useState, type ComponentType } from 'react'
import { loadedScreen, loadScreen } from './screen-modules.tsx'
import { painted } from '#src/lib/wait.ts'

/** ms until loading is shown, and until it is reported as failed (R4.7). */
export const loadingDelay = 200
export const loadingLimit = 60_000

export type ScreenState =
  | { status: 'ready'; Screen: ComponentType }
  /** Under 200 ms: nothing is shown, to avoid a flash. */
  | { status: 'starting' }
  | { status: 'loading' }
  | { status: 'late' }
  | { status: 'failed'; error: unknown }

/** Loads a route's screen and gives its state. To retry, remount. */
export function useScreen(path: string): ScreenState {
  const [state, setState] = useState<ScreenState>(() => initialState(path))

  useEffect(() => {
    if (loadedScreen(path)) return undefined
    let isCurrent = true
    const show = (next: ScreenState) => isCurrent && setState(next)
    const timers = [
      setTimeout(() => show({ status: 'loading' }), loadingDelay),
      setTimeout(() => show({ status: 'late' }), loadingLimit),
    ]
    const finish = (next: ScreenState) => {
      timers.forEach(clearTimeout)
      show(next)
    }
    const load = async () => {
      // A press on a link is answered before the code of the screen is evaluated, which takes a slow phone a tenth of a second.
      await painted()
      return loadScreen(path)
    }
    load().then(
      Screen => finish({ status: 'ready', Screen }),
      (error: unknown) => finish({ status: 'failed', error }),
    )
    return () => {
      isCurrent = false
      timers.forEach(clearTimeout)
    }
  }, [path])

  return state
}

function initialState(path: string): ScreenState {
  const Screen = loadedScreen(path)
  return Screen ? { status: 'ready', Screen } : { status: 'starting' }
}
