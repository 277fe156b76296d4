/** What axe says of the page as it stands. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

interface Violation {
  id: string
  nodes: { target: unknown[]; failureSummary?: string }[]
}
/** What the first look leaves in the page. */
interface WithAxe {
  axe: { run(options: object): Promise<{ violations: Violation[] }> }
}

/** In the page itself, as its policy lets no other page look into it; what is there from an earlier look need not be brought again. */
async function look(page: Page): Promise<Violation[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) {
    return (await new AxeBuilder({ page }).setLegacyMode().analyze()).violations as Violation[]
  }
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as WithAxe
    return (await axe.run({ resultTypes: ['violations'] })).violations
  })
}

/** Every violation with its element and what would mend it. */
export async function violationsOf(page: Page): Promise<string[]> {
  // What fades in is faint until it is there.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    return Promise.allSettled(ending.map(animation => animation.finished)).then(() => undefined)
  })
  return (await look(page)).flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => {
      const remedy = failureSummary?.split('\n')[1]?.trim() ?? ''
      return `${id}: ${target.join(' ')}\n      ${remedy}`
    }),
  )
}
