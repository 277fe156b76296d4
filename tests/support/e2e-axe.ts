/** What axe says of the page as it stands. */
import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from '@playwright/test'

/** Every violation with its element and what would mend it. */
export async function violationsOf(page: Page): Promise<string[]> {
  // What fades in is faint until it is there.
  await page.evaluate(() => {
    const ending = document
      .getAnimations()
      .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime))
    return Promise.allSettled(ending.map(animation => animation.finished)).then(() => undefined)
  })
  // In the page itself: its policy lets no other page look into it.
  const { violations } = await new AxeBuilder({ page }).setLegacyMode().analyze()
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(node => {
      const remedy = node.failureSummary?.split('\n')[1]?.trim() ?? ''
      return `${id}: ${node.target.join(' ')}\n      ${remedy}`
    }),
  )
}
