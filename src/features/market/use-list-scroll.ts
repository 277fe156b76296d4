import { useLayoutEffect } from 'react'

const positions = new Map<string, number>()
let shownList: string | undefined

/**
 * Keeps a scroll position for each list of the screen, and restores it when the list is chosen again. Between screens
 * the shell restores the position.
 */
export function useListScroll(list: string, isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady) return
    if (shownList !== undefined && shownList !== list) window.scrollTo(0, positions.get(list) ?? 0)
    shownList = list
  }, [list, isReady])
  // A layout effect, so that the listener is removed before the next screen scrolls.
  useLayoutEffect(() => {
    const savePosition = () => {
      if (shownList === list) positions.set(list, window.scrollY)
    }
    addEventListener('scroll', savePosition, { passive: true })
    return () => removeEventListener('scroll', savePosition)
  }, [list])
}
