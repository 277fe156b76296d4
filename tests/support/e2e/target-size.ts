/**
 * Target size: every control is at least 44 px wide and high, as WCAG 2.5.5 (AAA) and `--target` of src/ui/theme/tokens.css require. The
 * only exception is a link within a sentence; spacing around a small target, which 2.5.8 (AA) accepts, is not enough.
 */
import type { Page } from '@playwright/test'

/** Every control that is smaller, with its size. Controls below an open sheet are skipped. */
export function smallTargetsOf(page: Page): Promise<string[]> {
  return page.evaluate(findSmallTargets)
}

/** Runs in the page, so it refers to nothing outside. */
function findSmallTargets(): string[] {
  const LEAST = 44
  const pressable =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=link], [role=tab], [role=switch], [role=checkbox], [role=radio], [role=option], [role=menuitem]'
  const sheets = Array.from(document.querySelectorAll('dialog:modal, [role=dialog]'))
  const layer = sheets.at(-1) ?? document.body

  /** The elements whose press activates a control: itself and its labels. */
  const partsOf = (element: Element): Element[] => [
    element,
    ...(element instanceof HTMLInputElement ? Array.from(element.labels ?? []) : []),
  ]
  /** Visible only on keyboard focus, without a label to press instead. */
  const isForKeysAlone = (element: Element) => {
    const { clipPath, position } = getComputedStyle(element)
    const isOutside = position === 'fixed' && element.getBoundingClientRect().bottom <= 0
    return isOutside || (clipPath !== 'none' && partsOf(element).length === 1)
  }
  const isInSentence = (element: Element) => {
    if (!(element instanceof HTMLAnchorElement) || getComputedStyle(element).display !== 'inline')
      return false
    const around = element.closest('p, li, dd, td, small, label')?.textContent?.trim() ?? ''
    return around.length > (element.textContent?.trim().length ?? 0)
  }
  /** How far presses reach to both sides of the centre, including what its style sheet adds. */
  const reach = (parts: Element[], x: number, y: number, dx: number, dy: number): number => {
    const hits = (by: number) => {
      const hit = document.elementFromPoint(x + dx * by, y + dy * by)
      return hit !== null && parts.some(part => part.contains(hit))
    }
    let [there, back] = [0, 0]
    while (there < LEAST && hits(there + 0.25)) there += 0.5
    while (back < LEAST && hits(-back - 0.25)) back += 0.5
    return there + back
  }

  const found = new Set<string>()
  for (const element of layer.querySelectorAll<HTMLElement>(pressable)) {
    if (element.matches(':disabled, [inert] *') || !element.checkVisibility({ visibilityProperty: true }))
      continue
    if (isForKeysAlone(element) || isInSentence(element)) continue
    const parts = partsOf(element)
    const boxes = parts.map(part => part.getBoundingClientRect())
    if (boxes.some(({ width, height }) => width >= LEAST - 0.5 && height >= LEAST - 0.5)) continue
    const largest = parts.toSorted((a, b) => {
      const [one, other] = [a.getBoundingClientRect(), b.getBoundingClientRect()]
      return other.width * other.height - one.width * one.height
    })[0]!
    largest.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
    const box = largest.getBoundingClientRect()
    const [x, y] = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
    const [width, height] = [reach(parts, x, y, 1, 0), reach(parts, x, y, 0, 1)]
    if (width >= LEAST && height >= LEAST) continue
    const name = (element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 30)
    found.add(
      `small target: "${name}" ${width}×${height} ${element.tagName.toLowerCase()}.${element.className}`,
    )
  }
  scrollTo({ top: 0, behavior: 'instant' })
  return [...found]
}
