import { useLayoutEffect } from 'react'

const positions = new Map<string, number>()
let shownList: string | undefined

/**
 * Keeps a scroll position for each list of the screen, and restores it when the list is chosen again. Between screens
 * the shell restores the position.
 * @param list undefined for one that scrolls in a box of its own
 */
export function useListScroll(list: string | undefined, isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady || list === undefined) return
    if (shownList !== undefined && shownList !== list) window.scrollTo(0, positions.get(list) ?? 0)
    shownList = list
  }, [list, isReady])
  // A layout effect, so that the listener is removed before the next screen scrolls.
  useLayoutEffect(() => {
    if (list === undefined) return undefined
    const savePosition = () => {
      if (shownList === list) positions.set(list, window.scrollY)
    }
    addEventListener('scroll', savePosition, { passive: true })
    return () => removeEventListener('scroll', savePosition)
  }, [list])
}
