import type { RefCallback } from 'react'

/** For a bar that stays on screen: tells the page its height in a custom property. */
function barRef(
  property: string,
  heightOf = (bar: HTMLElement) => bar.getBoundingClientRect().height,
): RefCallback<HTMLElement> {
  return bar => {
    if (!bar) return undefined
    const page = document.documentElement.style
    const observer = new ResizeObserver(() => page.setProperty(property, `${heightOf(bar)}px`))
    observer.observe(bar)
    return () => {
      observer.disconnect()
      page.removeProperty(property)
    }
  }
}

/** The height of a bar where it stays, else 0. */
const heightThatStays = (bar: HTMLElement) =>
  getComputedStyle(bar).position === 'static' ? 0 : bar.offsetHeight

/**
 * At the bottom: messages are shown above it, and the focused field is not scrolled behind it. One that does not stay, such as that of a
 * ticket on a desktop, tells 0.
 */
export const bottomBarRef = barRef('--bottom-bar', heightThatStays)

/** The bar of a screen, with its heading. */
export const screenBarRef = barRef('--screen-bar', heightThatStays)

/** At the bottom until it is dismissed: what is offered or announced. */
export const offerBarRef = barRef('--offer-bar', heightThatStays)

/** Under the bar of a screen: the heads of a list that stay above its rows. */
export const headBarRef = barRef('--head-bar', heightThatStays)

/** Above the bars of the screens, which stay below it. */
export const topBarRef = barRef('--top-bar')
