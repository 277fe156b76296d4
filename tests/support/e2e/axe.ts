/** Axe violations of the current page. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Violation {
  id: string
  nodes: { target: unknown[]; failureSummary?: string }[]
}
/** A page with axe injected. */
interface WithAxe {
  axe: { run(options: object): Promise<{ violations: Violation[] }> }
}

/** The rules that depend on colours and sizes; all others depend on the elements alone. */
const APPEARANCE_RULES = ['color-contrast', 'link-in-text-block', 'scrollable-region-focusable']

/** Runs in the page itself, since its security policy forbids frames; axe is injected once. */
async function runAxe(page: Page, rules: 'all' | 'appearance'): Promise<Violation[]> {
  const options = rules === 'all' ? {} : { runOnly: { type: 'rule' as const, values: APPEARANCE_RULES } }
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    const builder = new AxeBuilder({ page }).setLegacyMode().options(options)
    return (await builder.analyze()).violations as Violation[]
  }
  return page.evaluate(async given => {
    const { axe } = globalThis as unknown as WithAxe
    return (await axe.run({ ...given, resultTypes: ['violations'] })).violations
  }, options)
}

/** A page that counts the animations and transitions that have begun. */
interface WithCount {
  animationsBegun?: number
}

/** Waits until what fades in or out is done: until then it has too little contrast. @returns how many have begun so far */
const waitForFading = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const counting = globalThis as WithCount
    if (counting.animationsBegun === undefined) {
      counting.animationsBegun = 0
      for (const name of ['animationstart', 'transitionrun'])
        addEventListener(name, () => void counting.animationsBegun!++, true)
    }
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    await Promise.allSettled(ending.map(animation => animation.finished))
    return counting.animationsBegun
  })

/** A message may appear while axe looks: then it looks again, so many times at most. */
const MOST_TRIES = 5

/**
 * Every violation with its element and the fix that axe suggests. For the same elements in another appearance, `rules` may leave out those
 * that would find the same again.
 */
export async function violationsOf(page: Page, rules: 'all' | 'appearance' = 'all'): Promise<string[]> {
  for (let tries = 1; ; tries++) {
    const begun = await waitForFading(page)
    await recalculateStyles(page)
    const found = await runAxe(page, rules)
    if (found.length > 0 && tries < MOST_TRIES && (await waitForFading(page)) !== begun) continue
    return found.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => {
        const remedy = failureSummary?.split('\n')[1]?.trim() ?? ''
        return `${id}: ${target.join(' ')}\n      ${remedy}`
      }),
    )
  }
}

/**
 * Changes a property that every element inherits. Chromium 147 otherwise reports, in some runs, the text colour of the theme before for
 * elements that were made after the theme was switched.
 */
const recalculateStyles = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement
    style.setProperty('--looks', `${Number(style.getPropertyValue('--looks')) + 1}`)
    return document.body.offsetHeight
  })

/** Switches the theme and waits until it is drawn. */
async function switchTheme(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme })
  await page.evaluate(
    () => new Promise<void>(done => requestAnimationFrame(() => requestAnimationFrame(() => done()))),
  )
}

/** What the dark theme adds to the light one: the same elements in other colours. */
export async function darkViolationsOf(page: Page): Promise<string[]> {
  await switchTheme(page, 'dark')
  const found = await violationsOf(page, 'appearance')
  await switchTheme(page, 'light')
  return found.map(fault => `in the dark theme: ${fault}`)
}
