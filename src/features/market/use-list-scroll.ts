import { useLayoutEffect } from 'react'

const places = new Map<string, number>()
let shown: string | undefined

/**
 * Each list of the page keeps its own place: choosing another and coming back leads to where one was. Between
 * screens the shell keeps the place of the page.
 */
export function useListScroll(list: string, isReady: boolean): void {
  useLayoutEffect(() => {
    if (!isReady) return
    if (shown !== undefined && shown !== list) window.scrollTo(0, places.get(list) ?? 0)
    shown = list
  }, [list, isReady])
  // A layout effect stops listening before the next screen scrolls to its own place.
  useLayoutEffect(() => {
    const remember = () => {
      if (shown === list) places.set(list, window.scrollY)
    }
    addEventListener('scroll', remember, { passive: true })
    return () => removeEventListener('scroll', remember)
  }, [list])
}
