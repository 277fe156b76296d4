/** A window of little height: a page enlarged to 400 % (320×256), and a phone on its side (844×390). */
import { PATHS, TAB_ROUTES } from '#src/lib/paths.ts'
import { coversOfFocus, fixedShareOf } from '../support/e2e/bars.ts'
import {
  expect,
  openRoute,
  openTicketSheet,
  screenLoaded,
  signInAs,
  test,
  type Page,
} from '../support/e2e/browser-test.ts'
import { DEMO } from '../support/e2e/server.ts'
import { overflowsOf } from '../support/e2e/text-overflow.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

/** The share that stays, at the top of the page and further down. */
async function largestShareOf(page: Page): Promise<number> {
  const shares = [await fixedShareOf(page)]
  await page.evaluate(() => scrollTo(0, 300))
  shares.push(await fixedShareOf(page))
  return Math.max(...shares)
}

for (const [name, viewport] of [
  ['at 400 %', { width: 320, height: 256 }],
  ['on its side', { width: 844, height: 390 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport })

    test(`nothing fixed takes more than a fifth of the height ${name} (X8)`, async ({ page, backEnd }) => {
      await signInAs(page, await backEnd.signIn(DEMO))
      for (const route of [...TAB_ROUTES, PATHS.withdraw]) {
        await openRoute(page, route)
        await screenLoaded(page)
        expect.soft(await largestShareOf(page), route).toBeLessThanOrEqual(0.2)
      }
      await openRoute(page, PATHS.trade)
      await openTicketSheet(page)
      expect(await fixedShareOf(page), 'ticket').toBeLessThanOrEqual(0.2)
    })
  })
}

/** Moves through a page by the Tab key. @returns what of the focused elements is covered by a bar */
async function coveredStopsOf(page: Page, stops: number): Promise<string[]> {
  const found: string[] = []
  for (let stop = 0; stop < stops; stop++) {
    await page.keyboard.press('Tab')
    for (const cover of await coversOfFocus(page)) found.push(`stop ${stop}: ${cover}`)
  }
  return found
}

for (const [name, viewport] of [
  ['at 400 %', { width: 320, height: 256 }],
  ['on a phone', { width: 390, height: 844 }],
] as const) {
  test.describe(name, () => {
    test.use({ viewport })

    test(`no bar covers any part of what is focused, through market and trade ${name} (X9)`, async ({
      page,
      backEnd,
    }) => {
      await signInAs(page, await backEnd.signIn(DEMO))
      for (const route of [PATHS.market, PATHS.trade]) {
        await openRoute(page, route)
        await screenLoaded(page)
        expect.soft(await coveredStopsOf(page, 45), route).toEqual([])
        await page.keyboard.press('Shift+Tab')
        expect.soft(await coversOfFocus(page), `${route} backwards`).toEqual([])
      }
    })
  })
}

test('the tick of a chosen card lies within its circle with text of 200 %', async ({ page, backEnd }) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await signInAs(page, await backEnd.signIn(DEMO))
  await openRoute(page, PATHS.withdraw)
  const tick = page.getByRole('radio', { checked: true }).first().locator('svg').last()
  await expect(tick).toBeVisible()
  const [inner, circle] = await tick.evaluate(svg => {
    const boxOf = (element: Element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      return { left, right, top, bottom }
    }
    return [boxOf(svg), boxOf(svg.closest('[data-checked]:not([role])')!)]
  })
  expect(inner!.left).toBeGreaterThanOrEqual(circle!.left)
  expect(inner!.right).toBeLessThanOrEqual(circle!.right)
  expect(inner!.bottom).toBeLessThanOrEqual(circle!.bottom)
})

test('the words for figures that are no longer live stay on the page in Japanese with text of 200 %', async ({
  page,
  backEnd,
}) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await signInAs(page, await backEnd.signIn(DEMO), { locale: 'jp' })
  await openRoute(page, PATHS.wallet)
  await screenLoaded(page)
  await page.route('**/api/**', route => route.abort())
  await expect(page.getByText('リアルタイムではありません · ').first()).toBeVisible()
  expect(await overflowsOf(page)).toEqual([])
})

test('rows grow with text that is enlarged while their list is open', async ({ page, backEnd }) => {
  await signInAs(page, await backEnd.signIn(DEMO))
  await openRoute(page, PATHS.ledgerEntries)
  await screenLoaded(page)
  const row = page.locator('[aria-posinset="1"]').first()
  const before = (await row.boundingBox())!.height
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32 } })
  await expect.poll(async () => (await row.boundingBox())!.height).toBeGreaterThan(1.9 * before)
})
