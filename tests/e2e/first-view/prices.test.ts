/** The prices that a visit shows before the app is there, and how the app takes them over. */
import type { Locator } from '@playwright/test'
import { PATHS } from '#src/lib/paths.ts'
import { DEMO } from '#tests/support/e2e/server.ts'
import {
  expect,
  openRoute,
  PROMPTS_DISMISSED,
  seedStorage,
  signInAs,
  test,
  type Page,
} from '#tests/support/e2e/browser-test.ts'
import { APP, firstScreen, holdApp } from '#tests/support/e2e/first-screen.ts'

/** Not the holdings of a member, which are links. */
const rows = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('button') })
const priceOf = (row: Locator) => row.locator('.figures').first()

/** Where the first rows and the tab bar are, in whole px. */
async function places(page: Page): Promise<(number | undefined)[]> {
  const elements = [rows(page).nth(0), rows(page).nth(2), page.getByRole('navigation').first()]
  const boxes = await Promise.all(elements.map(element => element.boundingBox()))
  return boxes.flatMap(box => [box?.x, box?.y, box?.width].map(length => length && Math.round(length)))
}

const screens = [
  { name: 'home', path: '' },
  { name: 'the market', path: PATHS.market },
] as const

for (const { name, path } of screens) {
  for (const [locale, width] of [
    ['en', 390],
    ['ar', 320],
    ['de', 1280],
  ] as const) {
    test(`${name} shows prices before the app is there, and nothing moves when it is: ${locale}, ${width} px`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 800 })
      await seedStorage(page, { ...PROMPTS_DISMISSED, locale })
      const letAppCome = await holdApp(page)
      await page.goto(`/${path && `#${path}`}`)
      await expect(firstScreen(page)).toBeVisible()
      await expect(priceOf(rows(page).first())).toHaveText(/^[\d.,\u00a0\u202f٠-٩٫٬]+$/)
      const before = await places(page)
      const words = await page.getByRole('main').innerText()
      await letAppCome()
      expect(words).not.toMatch(/⟦|undefined/)
      const after = await places(page)
      // A line of text may be a pixel higher beside another.
      for (const [index, place] of before.entries()) {
        expect(Math.abs((after[index] ?? Infinity) - (place ?? 0)), `place ${index}`).toBeLessThanOrEqual(1)
      }
    })
  }
}

test('the trade tab shows its price before the app is there, and no figure or state without its words', async ({
  page,
}) => {
  await seedStorage(page, { ...PROMPTS_DISMISSED, locale: 'de' })
  const letAppCome = await holdApp(page)
  await page.goto(`/#${PATHS.trade}`)
  await expect(firstScreen(page).locator('bdi.figures').first()).toHaveText(/^[\d.,]+$/)
  const shown = (await page.getByRole('main').innerText()).split('\n').filter(line => /\S/.test(line))
  // What screen readers read of the outlines, the price, and its change in money and percent.
  expect(shown).toEqual([
    'Wird geladen',
    expect.any(String),
    expect.stringMatching(/^[+\u2212\d.,]+$/),
    expect.stringMatching(/%$/),
  ])
  await letAppCome()
  await expect(page.locator('dl dd.figures').first()).toBeVisible()
  await expect(page.locator('dl dt').first()).toHaveText(/\S/)
})

test('a row that is pressed before the app is there opens its product at once', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  const letAppCome = await holdApp(page)
  await openRoute(page, PATHS.market)
  await expect(firstScreen(page)).toBeVisible()
  await page.getByRole('button', { name: /^Microsoft, / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Microsoft')
  await expect(page.getByRole('main').locator('bdi.figures').first()).toHaveText(/^[\d.,]+$/)
  await letAppCome()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Microsoft')
  await expect(page.getByRole('button', { name: 'Buy', exact: true })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible()
})

test('a press on what only the app can do is done when it is there', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  const letAppCome = await holdApp(page)
  await openRoute(page, PATHS.market)
  await expect(firstScreen(page)).toBeVisible()
  await page.getByRole('tab', { name: 'Crypto' }).click()
  await letAppCome()
  await expect(page.getByRole('tab', { name: 'Crypto' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: /^Bitcoin, / })).toBeVisible()
})

test('a press on a column or a star is done when the app is there, too', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  const letAppCome = await holdApp(page)
  await openRoute(page, PATHS.market)
  await expect(firstScreen(page)).toBeVisible()
  await page.getByRole('main').getByRole('button').filter({ hasText: 'Last price' }).click()
  await letAppCome()
  await expect(page.locator('[data-sort=down]')).toHaveText('Last price')

  await page.unroute(APP)
  const letAppComeAgain = await holdApp(page)
  await page.reload()
  await expect(firstScreen(page)).toBeVisible()
  await rows(page).first().getByRole('button', { name: 'to your watchlist' }).click()
  await letAppComeAgain()
  // A guest is asked to sign in first.
  await expect(page).toHaveURL(/user\/login/)
})

test('a returning visit shows the last prices with their age until there are newer ones', async ({
  page,
}) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  for (const route of ['/', PATHS.market, PATHS.trade]) {
    await page.goto(`/?${route}#${route}`)
    await expect(page.getByRole('main').locator('bdi.figures').first()).toBeVisible()
    await expect(firstScreen(page)).toHaveCount(0)
  }
  let letAnswer = () => {}
  const answering = new Promise<void>(resolve => (letAnswer = resolve))
  await page.route('**/api/**', async route => {
    await answering
    await route.continue()
  })
  for (const route of ['/', PATHS.market, PATHS.trade]) {
    const letAppCome = await holdApp(page)
    await page.goto(`/?again${route}#${route}`)
    const main = page.getByRole('main')
    await expect(main.locator('bdi.figures').first()).toHaveText(/^[\d.,]+$/)
    await expect(main.getByText(/^Not live · \d+s/)).toBeVisible()
    if (route === PATHS.trade) letAnswer()
    await letAppCome()
    await page.unroute(APP)
  }
  await expect(page.getByRole('main').getByText(/Not live/)).toHaveCount(0)
})

test('a product that is opened from the last prices is as old as they are', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, PATHS.market)
  await expect(firstScreen(page)).toHaveCount(0)
  await expect(rows(page).first()).toBeVisible()
  await page.route('**/api/**', route => route.abort())
  await holdApp(page)
  await page.goto(`/?again#${PATHS.market}`)
  const age = page.getByRole('main').getByText(/^Not live · \d+s/)
  await expect(age).toBeVisible()
  await page.getByRole('button', { name: /^Microsoft, / }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Microsoft')
  await expect(age).toBeVisible()
})

test('a member has the place of the account value above the prices, and no word of signing up', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signIn(DEMO))
  // What the account holds comes later, and makes room for itself.
  await page.route(/\/api\/[^?]*holding/i, () => {})
  const letAppCome = await holdApp(page)
  await page.goto('/')
  await expect(firstScreen(page)).toBeVisible()
  await expect(page.getByText('Create account')).toHaveCount(0)
  const before = await places(page)
  await letAppCome()
  await expect(page.getByText('Total assets')).toBeVisible()
  expect(Math.abs((await places(page))[1]! - before[1]!)).toBeLessThanOrEqual(1)
})

test('a first screen whose answers are malformed, refused or missing is left to the app', async ({
  page,
}) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  for (const body of ['{"code":200,"rows":[{}]}', '{"code":500,"msg":"no"}', 'not json', '']) {
    await page.route('**/api/stockProduct/list*', route =>
      route.fulfill({ body, contentType: 'application/json' }),
    )
    await page.goto(`/?${encodeURIComponent(body)}#${PATHS.market}`)
    await expect(page.getByRole('navigation', { name: 'Main' }).last()).toBeVisible()
    await expect(firstScreen(page)).toHaveCount(0)
    await page.unroute('**/api/stockProduct/list*')
  }
})

test('a link that is pressed on a scrolled first screen opens its screen at the top', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  const letAppCome = await holdApp(page)
  await openRoute(page, PATHS.market)
  await expect(firstScreen(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 300))
  await page.getByRole('link', { name: 'Wallet' }).click()
  await letAppCome()
  await expect(firstScreen(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('another page that is opened before the app is there starts at its top', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  const letAppCome = await holdApp(page)
  await openRoute(page, PATHS.market)
  await expect(firstScreen(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 300))
  await openRoute(page, PATHS.home)
  await letAppCome()
  await expect(firstScreen(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1, name: 'Fairline' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
})

test('a first screen that is scrolled before the app is there stays where it is', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  const letAppCome = await holdApp(page)
  await openRoute(page, PATHS.market)
  await expect(firstScreen(page)).toBeVisible()
  await page.evaluate(() => scrollTo(0, 300))
  await letAppCome()
  await expect(firstScreen(page)).toHaveCount(0)
  await expect(page.getByRole('link', { name: 'Market' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(300)
  // A screen that is opened afterwards starts at its top.
  await page.getByRole('link', { name: 'Wallet' }).click()
  await expect(page).not.toHaveURL(/quotes/)
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})
