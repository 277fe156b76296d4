/** Switching the language while a form is being filled in. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Locator } from '@playwright/test'
import { localeInfo, type Locale } from '#src/lib/locales.ts'
import { PATHS } from '#src/lib/paths.ts'
import { DEMO, ROOT } from '../support/e2e/server.ts'
import { screenLoaded, signInAs, expect, openRoute, test, type Page } from '../support/e2e/browser-test.ts'

const STORAGE = { 'selected-product': { productType: 1, productCode: 'AAPL' } }

/**
 * The languages whose messages a script of the build contains, by its source map. Scripts without messages have none, such as the
 * offline code, which loads at any idle moment.
 */
function languagesIn(address: string): string[] {
  const file = new URL(address).pathname
  const { sources } = JSON.parse(readFileSync(join(ROOT, `dist${file}.map`), 'utf8')) as { sources: string[] }
  return [...new Set(sources.flatMap(source => /src\/i18n\/(\w+)\/[\w-]+\.ts$/.exec(source)?.[1] ?? []))]
}

/** The state that must not change. */
function stateOf(page: Page): Promise<unknown> {
  return page.evaluate(() => ({
    started: performance.timeOrigin,
    typed: Array.from(
      document.querySelectorAll<HTMLInputElement>('input, textarea'),
      input => input.value,
    ).filter(Boolean),
    hasFocus: document.activeElement?.matches('input, textarea'),
  }))
}

async function choose(page: Page, locale: Locale): Promise<void> {
  await page.getByText(localeInfo(locale).name, { exact: true }).click()
}

/** Writes a note far down the page. @returns its field */
async function writeNote(page: Page): Promise<Locator> {
  await page.locator('main').getByRole('button').last().click()
  const field = page.locator('main').getByRole('textbox')
  await field.fill('3')
  await field.evaluate(input => window.scrollTo(0, input.getBoundingClientRect().top + window.scrollY - 200))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(500)
  return field
}

/** Fills in the ticket, which is a sheet. @returns its field */
async function fillInTicket(page: Page): Promise<Locator> {
  await page.locator('[data-order-bar]').getByRole('button').last().click()
  const field = page.locator('[data-ticket]').getByRole('textbox').first()
  // Once the sheet has come to rest.
  await field.click()
  await field.fill('3')
  return field
}

/** To another direction and to another script; more in `npm run test:deep`. */
const pairs: readonly [from: Locale, to: Locale, type: typeof writeNote][] = [
  ['fr', 'ar', writeNote],
  ['zh', 'blr', fillInTicket],
]
const morePairs: typeof pairs = [
  ['en', 'de', writeNote],
  ['sa', 'jp', writeNote],
]

for (const [from, to, type] of process.env.DEEP ? [...pairs, ...morePairs] : pairs) {
  test(`switching from ${from} to ${to} needs no reload, keeps typed text and position, and fetches only that language [R2.5, R7.2]`, async ({
    page,
    backEnd,
  }) => {
    await signInAs(page, await backEnd.signIn(DEMO), { ...STORAGE, locale: from })
    await openRoute(page, PATHS.trade)
    await screenLoaded(page)
    const field = await type(page)
    const top = (await field.boundingBox())!.y
    // Longer texts above must not move the visible part.
    const expectInPlace = async () => expect(Math.abs((await field.boundingBox())!.y - top)).toBeLessThan(60)
    const before = await stateOf(page)
    expect(before).toMatchObject({ typed: expect.arrayContaining(['3']), hasFocus: true })
    const words = await page.locator('nav').allTextContents()

    // Chosen in another window, so that this one keeps its form open, without waiting for the server.
    const other = await page.context().newPage()
    await openRoute(other, '/pages/language/language')
    await screenLoaded(other)
    let isHeld = true
    await page.route('**/api/**', async route => {
      await expect.poll(() => isHeld).toBe(false)
      await route.continue().catch(() => undefined)
    })
    const fetched: string[] = []
    page.on('request', request => {
      if (request.resourceType() === 'script') fetched.push(request.url())
    })
    await choose(other, to)

    const { tag, direction } = localeInfo(to)
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    expect(await page.locator('nav').allTextContents()).not.toEqual(words)
    expect(await stateOf(page)).toEqual(before)
    await expectInPlace()
    isHeld = false
    await screenLoaded(page)
    expect(await stateOf(page)).toEqual(before)
    await expectInPlace()
    expect([...new Set(fetched.flatMap(languagesIn))]).toEqual([to])
  })
}

test('returning from the language screen restores the scroll position [R2.9]', async ({ page, backEnd }) => {
  await page.setViewportSize({ width: 390, height: 500 })
  await signInAs(page, await backEnd.signIn(DEMO))
  await openRoute(page, '/pages/user/userInfo')
  await screenLoaded(page)
  const link = page.getByRole('link', { name: /^Language/ })
  await link.scrollIntoViewIfNeeded()
  const place = await page.evaluate(() => window.scrollY)
  expect(place).toBeGreaterThan(0)
  await link.click()
  await choose(page, 'ar')
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await page.goBack()
  await screenLoaded(page)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(place)
})
