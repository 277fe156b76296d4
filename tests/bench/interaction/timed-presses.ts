/** Presses with real input, and how long each takes until the next paint, by the browser's own measure (the Event Timing API). */
import type { Page } from '@playwright/test'
import type { Step } from './walk.ts'

/** ms. Faster ones are not reported: they count as this much. */
const FASTEST = 16
/** ms after a press, so that what it caused does not delay the next one. */
const SETTLED = 400
/** ms after an element has been scrolled to. */
const SCROLLED = 100

export interface Interaction {
  name: string
  /** ms, from the input to the paint after its handlers; a multiple of 8. */
  duration: number
}

declare global {
  /** The longest event of each interaction since the last press, by interaction id. */
  var interactions: Map<number, number>
}

/** Records interactions in each page of the visit; call it before a page is opened. */
export async function recordInteractions(page: Page): Promise<void> {
  await page.addInitScript(threshold => {
    globalThis.interactions = new Map()
    // Not yet among the types of the DOM: https://w3c.github.io/event-timing/#sec-performance-observer-init
    const options: PerformanceObserverInit & { durationThreshold: number } = {
      type: 'event',
      durationThreshold: threshold,
    }
    new PerformanceObserver(list => {
      for (const entry of list.getEntries() as PerformanceEventTiming[]) {
        const { interactionId, duration } = entry
        if (interactionId > 0)
          interactions.set(interactionId, Math.max(duration, interactions.get(interactionId) ?? 0))
      }
    }).observe(options)
  }, FASTEST)
}

/** Performs the steps one after the other. @returns the interactions, each with the name of its step */
export async function performSteps(page: Page, steps: readonly Step[]): Promise<Interaction[]> {
  const done: Interaction[] = []
  for (const { name, target, key } of steps) {
    const element = target?.(page)
    await element?.waitFor()
    await page.waitForTimeout(SETTLED)
    await element?.evaluate(node => node.scrollIntoView({ block: 'nearest', behavior: 'instant' }))
    await page.waitForTimeout(SCROLLED)
    const box = await element?.boundingBox()
    await page.evaluate(() => interactions.clear())
    if (box) await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
    else if (key) await page.keyboard.press(key)
    else throw new Error(`There is nothing to press for ${name}.`)
    await page.waitForTimeout(SETTLED)
    const durations = await page.evaluate(() => [...interactions.values()])
    for (const duration of durations.length > 0 ? durations : [FASTEST]) done.push({ name, duration })
  }
  return done
}
