/** The page in colours other than the theme's: those of the system, and on paper. */
import { PATHS, TAB_ROUTES } from '#src/lib/paths.ts'
import { fixedShareOf } from '../support/e2e/bars.ts'
import { expect, openRoute, screenLoaded, signInAs, tab, test } from '../support/e2e/browser-test.ts'
import { DEMO } from '../support/e2e/server.ts'

/** The ink of the light theme. */
const INK = 'rgb(31, 28, 24)'

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor

test('in forced colours what is chosen has a ground of its own: a tab of the app, of the market, a range, a card (X13)', async ({
  page,
  backEnd,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signInAs(page, await backEnd.signIn(DEMO))
  await openRoute(page, PATHS.market)
  await screenLoaded(page)
  const [chosen, other] = ['US stocks', 'Crypto'].map(name => page.getByRole('tab', { name }))
  expect(await chosen!.evaluate(groundOf)).not.toBe(await other!.evaluate(groundOf))
  expect(await tab(page, 'Market').evaluate(groundOf)).not.toBe(await tab(page, 'Home').evaluate(groundOf))
  await openRoute(page, PATHS.trade)
  const range = (name: string) => page.getByRole('button', { name: `${name}, last` })
  await range('1W').click()
  expect(await range('1W').evaluate(groundOf)).not.toBe(await range('1M').evaluate(groundOf))
  await openRoute(page, PATHS.withdraw)
  const cards = page.getByRole('radiogroup').first().getByRole('radio')
  const chosenCard = cards.and(page.locator('[aria-checked=true]'))
  const otherCard = cards.and(page.locator('[aria-checked=false]')).first()
  expect(await chosenCard.evaluate(groundOf)).not.toBe(await otherCard.evaluate(groundOf))
  await expect(chosenCard.locator('svg').last()).toBeVisible()
  await expect(otherCard.locator('svg').last()).toBeHidden()
})

test('in forced colours the order book keeps its bars, and the range of a day its line and the price on it (X13)', async ({
  page,
  backEnd,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signInAs(page, await backEnd.signIn(DEMO))
  await openRoute(page, PATHS.trade)
  await screenLoaded(page)
  const level = page.getByRole('table', { name: 'Bids' }).getByRole('row').nth(1)
  expect(await level.evaluate(row => getComputedStyle(row).backgroundImage)).toContain('gradient')
  const line = page.getByText('52 weeks').locator('../..').locator('[aria-hidden]')
  const grounds = [page.locator('body'), line, line.locator('span')].map(one => one.evaluate(groundOf))
  expect(new Set(await Promise.all(grounds)).size).toBe(3)
})

test('in forced colours what is wrong has an edge of its own (X13)', async ({ page, backEnd }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await signInAs(page, await backEnd.signIn(DEMO))
  await openRoute(page, PATHS.bindAddress)
  await screenLoaded(page)
  const field = page.getByRole('textbox', { name: 'Address', exact: true })
  const edge = (element: Element) => getComputedStyle(element).borderTopStyle
  expect(await field.evaluate(edge)).toBe('solid')
  await field.fill('x')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  expect(await field.evaluate(edge)).toBe('dashed')
})

test('on paper nothing is fixed and no bar is printed, and what is dark on screen is dark on white (X26)', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signIn(DEMO))
  await page.emulateMedia({ colorScheme: 'dark' })
  for (const route of TAB_ROUTES) {
    await openRoute(page, route)
    await screenLoaded(page)
    await page.emulateMedia({ media: 'print' })
    expect.soft(await fixedShareOf(page), route).toBe(0)
    await expect.soft(page.getByRole('navigation', { name: 'Main' }), route).toBeHidden()
    expect.soft(await page.locator('html').evaluate(html => getComputedStyle(html).color)).toBe(INK)
    await page.emulateMedia({ media: 'screen' })
  }
})
