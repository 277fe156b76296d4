/** Right-to-left layout: the page is mirrored, charts and figures are not. */
import { DEMO } from '../support/e2e/server.ts'
import { screenLoaded, signInAs, expect, openRoute, test, type Page } from '../support/e2e/browser-test.ts'

const STORAGE = { 'selected-product': { productType: 1, productCode: 'AAPL' } }

/** The horizontal centre of each element. */
async function centresOf(page: Page, selector: string): Promise<number[]> {
  return page.locator(selector).evaluateAll(elements =>
    elements.map(element => {
      const { left, width } = element.getBoundingClientRect()
      return left + width / 2
    }),
  )
}

/** The character positions of each visible figure with a sign, a mark or several digits. */
function charactersOf(page: Page): Promise<{ text: string; lefts: number[] }[]> {
  return page.evaluate(() => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const found: { text: string; lefts: number[] }[] = []
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.parentElement?.checkVisibility()) continue
      const match = /[+−-]?\d[\d.,٫٬٠-٩]+|[+−-]?[٠-٩][٠-٩٫٬]+/u.exec(node.textContent ?? '')
      if (!match) continue
      const lefts = Array.from(match[0], (_, at) => {
        range.setStart(node, match.index + at)
        range.setEnd(node, match.index + at + 1)
        return range.getBoundingClientRect().left
      })
      if (lefts.some(left => left > 0)) found.push({ text: match[0], lefts })
    }
    return found
  })
}

const isSigned = (text: string) => /^[+−-]/u.test(text)
const rising = (values: number[]) =>
  values.every((value, at) => at === 0 || value >= (values[at - 1] ?? 0) - 0.5)

test('in Arabic the page is mirrored while the chart and every figure run from left to right [R2.8, R7.2]', async ({
  page,
  backEnd,
}) => {
  const demo = await backEnd.signIn(DEMO)
  for (const locale of ['ar', 'sa']) {
    await signInAs(page, demo, { ...STORAGE, locale })
    await openRoute(page, '/pages/quoteDetail/quoteDetail')
    await screenLoaded(page)
    const tabs = await centresOf(page, 'nav a')
    expect(tabs).toHaveLength(5)
    expect(rising(tabs.toReversed())).toBe(true)
    // Time runs to the right everywhere, and the newest price is next to the axis.
    await expect(page.locator('figure [dir=ltr] canvas').first()).toBeVisible()

    const figures = await charactersOf(page)
    expect(figures.length).toBeGreaterThan(10)
    const digits = figures.map(({ text, lefts }) => (isSigned(text) ? lefts.slice(1) : lefts))
    expect(digits.filter(lefts => !rising(lefts))).toEqual([])
    // A sign precedes its figure in the direction of the digits' script.
    const signed = figures.filter(({ text }) => isSigned(text))
    expect(signed.length).toBeGreaterThan(0)
    const isLeft = ({ lefts: [sign = 0, first = 0] }: { lefts: number[] }) => sign < first
    expect(signed.filter(one => isLeft(one) !== (locale === 'ar'))).toEqual([])

    await openRoute(page, '/pages/language/language')
    await screenLoaded(page)
    const [back = 0] = await centresOf(page, 'header button')
    const [title = 0] = await centresOf(page, 'h1')
    expect(back).toBeGreaterThan(title)
  }
})

/** The characters of an element as they are seen from left to right. */
const seenOf = (element: Element): string => {
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const characters: { character: string; left: number }[] = []
  while (walker.nextNode()) {
    for (const [at, character] of Array.from(walker.currentNode.textContent ?? '').entries()) {
      range.setStart(walker.currentNode, at)
      range.setEnd(walker.currentNode, at + 1)
      characters.push({ character, left: range.getBoundingClientRect().left })
    }
  }
  return characters
    .toSorted((one, other) => one.left - other.left)
    .map(({ character }) => character)
    .join('')
}

test('in Arabic an address with stars begins with its first characters, and English text ends with its full stop', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signIn(DEMO), { ...STORAGE, locale: 'ar' })
  for (const [route, item] of [
    ['/pages/user/withdrawl', 'radio'],
    ['/pages/wallets/wallets', 'listitem'],
  ] as const) {
    await openRoute(page, route)
    // Which method is chosen at first depends on what the account has been used for.
    if (item === 'radio') await page.getByRole('radio', { name: /TRC20/ }).click()
    const address = page.getByRole(item).filter({ hasText: 'TR7NHqje' }).locator('bdi').first().locator('..')
    expect(await address.evaluate(seenOf), route).toMatch(/TR7NHqje\*+ …\w{6}/)
  }
  await openRoute(page, '/pages/quoteDetail/quoteDetail')
  const description = page.getByText('Consumer electronics')
  expect(await description.evaluate(seenOf)).toMatch(/^Consumer.*\.$/)
})

test('the three ways to move money stand on one row of a small phone, so that nothing below them moves', async ({
  page,
  backEnd,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const demo = await backEnd.signIn(DEMO)
  for (const locale of ['en', 'ar', 'de']) {
    await signInAs(page, demo, { ...STORAGE, locale })
    await openRoute(page, '/pages/tabs/home/home-e')
    const ways = page.locator('[data-member=true] nav a')
    await expect(ways).toHaveCount(3)
    const tops = await ways.evaluateAll(links => links.map(link => link.getBoundingClientRect().top))
    expect(new Set(tops).size, locale).toBe(1)
  }
})
