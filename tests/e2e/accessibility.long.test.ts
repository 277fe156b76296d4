/**
 * Accessibility of every screen, as a guest and as a member. The tabs are in accessibility.test.ts. `npm run test:ci` has every screen right-to-left on the narrowest phone, in both
 * themes, and those with other elements on a desktop; `npm run test:deep` has every screen in more combinations, each with all rules.
 */
import { darkViolationsOf, violationsOf } from '../support/e2e/axe.ts'
import { DEMO, type BackEnd } from '../support/e2e/server.ts'
import ar from '#src/i18n/ar/common.ts'
import en from '#src/i18n/en/common.ts'
import { localeInfo } from '#src/lib/locales.ts'
import { routeAt } from '#src/app/routes.ts'
import { PATHS } from '#src/lib/paths.ts'
import { overflowingElements, overflowsOf, visitRoute } from '../support/e2e/text-overflow.ts'
import { smallTargetsOf } from '../support/e2e/target-size.ts'
import { apart, addSampleData, pathOf, screenVisitsOf, type Visit } from '../support/e2e/screens.ts'
import {
  screenLoaded,
  signInAs,
  expect,
  seedStorage,
  openRoute,
  PROMPTS_DISMISSED,
  test,
  type Page,
} from '../support/e2e/browser-test.ts'

// Reduced motion, so that no animation is checked midway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const BACK = { en: en.back, ar: ar.back }
const STORAGE = {
  'selected-product': { productType: 1, productCode: 'AAPL' },
  // They would lie over what is measured.
  notices: { off: ['alert', 'order', 'position', 'money'] },
}

/** Goes through all screens within the page, as a guest and as the demo's owner, who has something on each. */
async function visitAll(
  page: Page,
  backEnd: BackEnd,
  locale: keyof typeof BACK,
  isIncluded: (visit: Visit) => boolean,
  look: (visit: Visit) => Promise<string[]>,
): Promise<string[]> {
  const demo = await backEnd.signIn(DEMO)
  await addSampleData(demo)
  const found: string[] = []
  const said: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') said.push(`says on the console: ${message.text()}`)
  })
  const back = page.getByRole('banner').getByRole('button', { name: BACK[locale], exact: true })
  let before: Visit | undefined
  for (const visit of apart((await screenVisitsOf(demo)).filter(isIncluded))) {
    const { address, as } = visit
    if (as !== before?.as) {
      await (as === 'guest'
        ? seedStorage(page, { ...PROMPTS_DISMISSED, ...STORAGE, locale })
        : signInAs(page, demo, { ...STORAGE, locale }))
      await openRoute(page, PATHS.language)
      await screenLoaded(page)
    } else if (pathOf(visit) === pathOf(before)) await visitRoute(page, PATHS.language)
    before = visit
    await visitRoute(page, address)
    const { bar, tab } = routeAt(pathOf(visit) ?? '')!
    const hasBack = (await back.count()) === 1
    if (hasBack !== (bar === 'standard' && !tab)) {
      found.push(
        `${address} (${as}) ${hasBack ? 'has a way back in its bar, but' : 'has no way back in its bar, which'} is ${bar}`,
      )
    }
    const [tabLists, panels] = await Promise.all(
      (['tablist', 'tabpanel'] as const).map(role => page.getByRole(role).count()),
    )
    if (tabLists !== panels) found.push(`${address} (${as}): ${tabLists} rows of tabs, ${panels} panels`)
    found.push(...[...(await look(visit)), ...said.splice(0)].map(fault => `${address} (${as}) ${fault}`))
  }
  return found
}

const narrow = { width: 320, height: 640 }
const phone = { width: 390, height: 844 }
const desktop = { width: 1280, height: 800 }
const appearances = [
  { name: 'dark, on a desktop', locale: 'en', scheme: 'dark', size: desktop },
  { name: 'light, right-to-left, on the narrowest phone', locale: 'ar', scheme: 'light', size: narrow },
] as const
const moreAppearances = [
  { name: 'light, on the narrowest phone', locale: 'en', scheme: 'light', size: narrow },
  { name: 'dark, right-to-left, on a phone', locale: 'ar', scheme: 'dark', size: phone },
] as const

/** Screens with other elements on a desktop. */
const DESKTOP_ELEMENTS: readonly (string | undefined)[] = [
  PATHS.chart,
  PATHS.trade,
  PATHS.market,
  PATHS.contractPositions,
]

const isOnDesktop = (visit: Visit) =>
  process.env.DEEP !== undefined || DESKTOP_ELEMENTS.includes(pathOf(visit))
const isAnywhere = () => true

for (const { name, locale, scheme, size } of process.env.DEEP
  ? [...appearances, ...moreAppearances]
  : appearances) {
  test(`${size === desktop && !process.env.DEEP ? 'every screen with elements for a desktop' : 'every screen'} has no axe violations, one heading, a title of its own, the bar of its route, no overflow, no text cut off and large enough targets: ${name} [R2.6, R2.8, R7.2]`, async ({
    page,
    backEnd,
  }) => {
    test.setTimeout(600_000)
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize(size)
    const { tag, direction } = localeInfo(locale)
    const isIncluded = size === desktop ? isOnDesktop : isAnywhere
    const found = await visitAll(page, backEnd, locale, isIncluded, async () => {
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      await expect(page.locator('html')).toHaveAttribute('lang', tag)
      const title = await page.title()
      return [
        ...(/^.+ – Fairline$/.test(title) ? [] : [`is titled "${title}"`]),
        ...(await overflowingElements(page)),
        ...(size === narrow ? await overflowsOf(page) : []),
        ...(size.width <= phone.width ? await smallTargetsOf(page) : []),
        ...(await violationsOf(page)),
        ...(scheme === 'light' ? await darkViolationsOf(page) : []),
      ]
    })
    expect(found.join('\n')).toBe('')
  })
}
