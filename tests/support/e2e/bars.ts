/** Bars: what stays in view while the rest scrolls, measured in the page. */
import type { Page } from '@playwright/test'

/** The share of the window's height that does not scroll: bars, heads of lists, and the head and foot of an open sheet. */
export const fixedShareOf = (page: Page): Promise<number> => page.evaluate(findFixedShare)

/** Where bars of the page cover a part of the element that has the focus: the names of both; empty where none does. */
export const coversOfFocus = (page: Page): Promise<string[]> => page.evaluate(findCovers)

// Both run in the page, so they refer to nothing outside.
function findFixedShare(): number {
  const dialog = Array.from(document.querySelectorAll('[role=dialog]')).at(-1)
  /** Whether it, or what it is in, stays where it is: nothing between it and the window scrolls it. */
  const stays = (element: Element | null): boolean => {
    for (let part = element; part; part = part.parentElement) {
      const { position, overflowY } = getComputedStyle(part)
      if (position === 'fixed' || position === 'sticky') return true
      if (/auto|scroll/.test(overflowY) && part.scrollHeight > part.clientHeight + 1) return false
    }
    return false
  }
  let fixed = 0
  for (let y = 0; y < innerHeight; y++) {
    const hits = [0.2, 0.5, 0.9].map(part => document.elementFromPoint(innerWidth * part, y))
    const counted = dialog ? hits.filter(hit => hit && dialog.contains(hit)) : hits
    // A notice goes by itself.
    if (counted.some(hit => !hit?.closest('output') && stays(hit))) fixed += 1
  }
  return fixed / innerHeight
}

function findCovers(): string[] {
  const focused = document.activeElement
  if (!focused || focused === document.body) return []
  const { left, right, top, bottom, height } = focused.getBoundingClientRect()
  // What is higher than the room, such as a chart, cannot be in it with every part.
  if (height > innerHeight * 0.7) return []
  const name = focused.getAttribute('aria-label') ?? focused.textContent
  const [x, y] = [(left + right) / 2, (top + bottom) / 2]
  const found = new Set<string>()
  // Its middle and its edges; a corner may be round.
  const points = [
    [x, y],
    [x, top + 1],
    [x, bottom - 1],
    [left + 1, y],
    [right - 1, y],
  ] as const
  for (const [px, py] of points) {
    for (
      let part = document.elementFromPoint(px, py);
      part && !part.contains(focused);
      part = part.parentElement
    ) {
      const { position } = getComputedStyle(part)
      if (position === 'fixed' || position === 'sticky')
        found.add(`${name} by ${part.className || part.tagName}`)
    }
  }
  return [...found]
}
