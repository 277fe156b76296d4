import type { RefCallback } from 'react'

/**
 * For a bar that stays at the bottom of the screen: tells the page its height in `--bottom-bar`, so that messages are shown above it and
 * the focused field is not scrolled behind it. A bar that does not stay, such as that of a ticket on a desktop, tells 0.
 */
export const bottomBarRef: RefCallback<HTMLElement> = bar => {
  if (!bar) return undefined
  const page = document.documentElement.style
  const observer = new ResizeObserver(() => {
    const isStaying = getComputedStyle(bar).position !== 'static'
    page.setProperty('--bottom-bar', `${isStaying ? bar.offsetHeight : 0}px`)
  })
  observer.observe(bar)
  return () => {
    observer.disconnect()
    page.removeProperty('--bottom-bar')
  }
}
