/** Accessibility of home and trade on a phone, in both themes; accessibility.long.test.ts goes through every screen. */
import { PATHS } from '#src/lib/paths.ts'
import { darkViolationsOf, violationsOf } from '../support/e2e/axe.ts'
import {
  expect,
  openRoute,
  PROMPTS_DISMISSED,
  screenLoaded,
  signInAs,
  test,
} from '../support/e2e/browser-test.ts'
import { DEMO } from '../support/e2e/server.ts'
import { smallTargetsOf } from '../support/e2e/target-size.ts'
import { overflowingElements, overflowsOf, visitRoute } from '../support/e2e/text-overflow.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' } })

test('home and the trade tab have no axe violation, no overflow, no text cut off and large enough targets, light and dark [R2.6, R2.8]', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signIn(DEMO), PROMPTS_DISMISSED)
  const found: string[] = []
  for (const route of [PATHS.index, PATHS.trade]) {
    await openRoute(page, route)
    await screenLoaded(page)
    const faults = [
      ...(await overflowingElements(page)),
      ...(await overflowsOf(page)),
      ...(await smallTargetsOf(page)),
      ...(await violationsOf(page)),
      ...(await darkViolationsOf(page)),
    ]
    found.push(...faults.map(fault => `${route} ${fault}`))
  }
  expect(found.join('\n')).toBe('')
})

test('at twice the font size the name of a product is whole, icons grow, and counts and the bar of the ticket keep their room', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signIn(DEMO), {
    ...PROMPTS_DISMISSED,
    'selected-product': { productType: 2, productCode: 'BTC' },
  })
  await openRoute(page, PATHS.trade)
  await screenLoaded(page)
  const bell = page.getByRole('button', { name: 'New alert' }).locator('svg')
  const before = (await bell.boundingBox())!.height
  await page.addStyleTag({ content: 'html { font-size: 30px !important }' })
  await expect.poll(async () => (await bell.boundingBox())!.height / before).toBeCloseTo(2, 1)
  const name = page.getByRole('heading', { level: 1 }).getByText('Bitcoin')
  expect(await name.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0)
  expect(await name.evaluate(element => element.getClientRects().length), 'no word is broken').toBe(1)
  const tabs = page.getByRole('navigation', { name: 'Main' })
  const count = (await tabs.getByText(/^\d$/).boundingBox())!
  expect(count.width / count.height).toBeCloseTo(1, 0)
  const bar = page.locator('[data-order-bar]')
  const buy = (await bar.getByRole('button', { name: 'Buy', exact: true }).boundingBox())!
  expect((await tabs.boundingBox())!.y).toBeGreaterThanOrEqual(buy.y + buy.height)
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)
})

/** The tabs, and screens with long words, rows of figures or pictures. */
const LONG_WORDS = [
  PATHS.home,
  PATHS.market,
  PATHS.trade,
  PATHS.wallet,
  PATHS.me,
  PATHS.meClassic,
  PATHS.chart,
  PATHS.coinTrade,
  PATHS.deposit,
  PATHS.withdraw,
  PATHS.loans,
  PATHS.newShares,
  PATHS.newShareRecords,
  PATHS.referralRewards,
  PATHS.realisedGains,
  PATHS.basicIdentity,
  PATHS.privacy,
]

test('at twice the font size long words make no page wider than the narrowest phone, nor are they broken on switches', async ({
  page,
  backEnd,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs(page, await backEnd.signIn(DEMO), { ...PROMPTS_DISMISSED, locale: 'de' })
  await openRoute(page, PATHS.language)
  await page.addStyleTag({ content: 'html { font-size: 30px !important }' })
  const found: string[] = []
  for (const route of LONG_WORDS) {
    await visitRoute(page, route)
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    if (beyond > 0) found.push(`${route} by ${beyond} px`)
  }
  expect(found).toEqual([])

  await visitRoute(page, PATHS.ledgerEntries)
  const available = page.getByText('Verfügbar', { exact: true }).first()
  expect((await available.boundingBox())!.height, 'one line').toBeLessThan(70)
  expect(await overflowsOf(page)).toEqual([])
})

test('at twice the font size the narrowest phone shows each price and name of products whole, no tab a part of its name, and the search of home in one line', async ({
  page,
  backEnd,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await signInAs(page, await backEnd.signIn(DEMO), { ...PROMPTS_DISMISSED, locale: 'es' })
  await page.addInitScript(() => {
    addEventListener('DOMContentLoaded', () =>
      document.documentElement.style.setProperty('font-size', '30px', 'important'),
    )
  })
  await openRoute(page, PATHS.market)
  await page.getByRole('tab', { name: 'Cripto' }).click()
  await expect(page.getByRole('button', { name: /^Bitcoin/ })).toBeVisible()
  await screenLoaded(page)
  expect(await overflowsOf(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0)

  await visitRoute(page, PATHS.watchlist)
  const euro = page.getByRole('button', { name: /^Euro/ }).locator('span')
  await expect(euro).toHaveText('Euro / Dólar estadounidense')
  expect(await euro.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0)
  expect(await overflowsOf(page)).toEqual([])

  await visitRoute(page, PATHS.home)
  expect((await page.getByRole('banner').boundingBox())!.height).toBeLessThan(100)
})
