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

/** Runs in the page itself, since its security policy forbids frames; axe is injected once. */
async function runAxe(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    return (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations as Violation[]
  }
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as WithAxe
    return (await axe.run({ resultTypes: ['violations'] })).violations
  })
}

/** Every violation with its element and the fix that axe suggests. */
export async function violationsOf(page: Page): Promise<string[]> {
  // Elements that fade in have too little contrast until they are done.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    return Promise.allSettled(ending.map(animation => animation.finished)).then(() => undefined)
  })
  return (await runAxe(page)).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const remedy = failureSummary?.split('\n')[1]?.trim() ?? ''
      return `${id}: ${target.join(' ')}\n      ${remedy}`
    }),
  )
}
