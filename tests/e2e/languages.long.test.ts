/**
 * Every screen on the narrowest phone, and with text of twice the size on a usual one: no text is cut off, and no figure broken. `npm run test:ci` takes the language with the longest words, and
 * accessibility.long.test.ts the other direction; `npm run test:deep` takes all nineteen. docs/languages.md has the table of languages whose gap columns this test and
 * tests/src/i18n/dictionaries.test.ts keep at zero.
 */
import { LOCALE_CODES, localeInfo, type Locale } from '#src/lib/locales.ts'
import { PATHS } from '#src/lib/paths.ts'
import { violationsOf } from '../support/e2e/axe.ts'
import { overflowsOf, visitRoute } from '../support/e2e/text-overflow.ts'
import { isTab, visitPlanOf, type Visit } from '../support/e2e/screens.ts'
import {
  signInAs,
  expect,
  seedStorage,
  openRoute,
  PROMPTS_DISMISSED,
  test,
} from '../support/e2e/browser-test.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } })

const STORAGE = { 'selected-product': { productType: 1, productCode: 'AAPL' } }

const WIDEST: readonly Locale[] = ['de']

const SIZES = [
  ['at 320 px', 320, 16],
  ['at 390 px with text of 200 %', 390, 32],
] as const

const locales = process.env.DEEP ? LOCALE_CODES : WIDEST
for (const [locale, [name, width, fontSize]] of locales.flatMap(each =>
  SIZES.map(size => [each, size] as const),
)) {
  const { tag, direction } = localeInfo(locale)
  test(`every screen fits ${name} and the tabs have no axe violation: ${locale} [R7.2]`, async ({
    page,
    backEnd,
  }) => {
    test.setTimeout(180_000)
    await page.setViewportSize({ width, height: 640 })
    // As the browser's own setting, which style sheets and media queries in rem follow.
    const devTools = await page.context().newCDPSession(page)
    await devTools.send('Page.setFontSizes', { fontSizes: { standard: fontSize } })
    const { demo, walk } = await visitPlanOf(backEnd)
    const found: string[] = []
    let current: Visit['as'] | undefined
    for (const visit of walk) {
      const { address, as } = visit
      if (as !== current) {
        await (as === 'guest'
          ? seedStorage(page, { ...PROMPTS_DISMISSED, ...STORAGE, locale })
          : signInAs(page, demo, { ...STORAGE, locale }))
        await openRoute(page, PATHS.language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      }
      current = as
      await visitRoute(page, address)
      const faults = await overflowsOf(page)
      if (as === 'member' && isTab(visit)) faults.push(...(await violationsOf(page)))
      found.push(...faults.map(fault => `${address} (${as}) ${fault}`))
    }
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    expect(found.join('\n')).toBe('')
  })
}
