/** States of buying, alerts, results and safety, one after another, in each appearance; `PICTURES=<folder>` keeps a picture of each. */
import type { BackEnd } from '../support/e2e/server.ts'
import { failing } from '../support/e2e/failing-stories.ts'
import { buying, keeping, type Story } from '../support/e2e/stories.ts'
import { dictionaryOf } from '#scripts/dictionary-of.ts'
import { violationsOf } from '../support/e2e/axe.ts'
import { expect, PROMPTS_DISMISSED, signInAs, test, type Page } from '../support/e2e/browser-test.ts'

// Reduced motion, so that no animation is checked midway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const STORAGE = {
  'selected-product': { productType: 1, productCode: 'AAPL' },
  // They would lie over what is measured.
  notices: { off: ['alert', 'order', 'position', 'money'] },
}
const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
const appearances = [
  { name: 'light, on a phone', locale: 'en', scheme: 'light', size: phone },
  { name: 'dark, right-to-left, on a desktop', locale: 'ar', scheme: 'dark', size: desktop },
  { name: 'dark, right-to-left, on a phone', locale: 'ar', scheme: 'dark', size: phone },
  { name: 'light, on a desktop', locale: 'en', scheme: 'light', size: desktop },
] as const

/** Each with what `npm run test:ci` shows it in; `npm run test:deep` shows each in all. */
const stories = {
  'buying, alerts, results and safety': { states: buying, shownIn: appearances[0] },
  'moving an order, a contract, notices and protection': { states: keeping, shownIn: appearances[1] },
  'what cannot be loaded or done any more': { states: failing, shownIn: appearances[2] },
}

async function walk(
  page: Page,
  backEnd: BackEnd,
  { name, locale, states }: (typeof appearances)[number] & { states: typeof buying },
) {
  const texts = await dictionaryOf(locale)
  const person = await backEnd.signUp('2000')
  await signInAs(page, person, { ...PROMPTS_DISMISSED, ...STORAGE, locale })
  const story: Story = {
    page,
    texts,
    person,
    fill: (field, text) => page.locator(`input[name="${field}"]`).fill(text),
  }
  const found: string[] = []
  for (const [state, open] of Object.entries(states)) {
    // oxlint-disable no-await-in-loop -- One state follows from another.
    await open(story)
    // Figures that wait for a new preview are dimmed for a moment.
    await expect(page.locator('[data-old=true]')).toHaveCount(0)
    found.push(...(await violationsOf(page)).map(fault => `${state}: ${fault}`))
    if (process.env.PICTURES) {
      await page.screenshot({ path: `${process.env.PICTURES}/${name} - ${state}.png` })
    }
    // oxlint-enable no-await-in-loop
  }
  return found
}

for (const [what, { states, shownIn }] of Object.entries(stories)) {
  for (const appearance of process.env.DEEP ? appearances : [shownIn]) {
    test(`${what} have no axe violation in any of their states: ${appearance.name} [R2.8]`, async ({
      page,
      backEnd,
    }) => {
      test.setTimeout(180_000)
      await page.setViewportSize(appearance.size)
      await page.emulateMedia({ colorScheme: appearance.scheme })
      expect((await walk(page, backEnd, { ...appearance, states })).join('\n')).toBe('')
    })
  }
}
