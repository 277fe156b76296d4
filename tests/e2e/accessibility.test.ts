/** Every screen that there is, for every eye and hand: in both themes and both directions, narrow and wide, as a guest and as a member. */
import { violationsOf } from '../support/e2e-axe.ts'
import { DEMO, type BackEnd } from '../support/e2e-server.ts'
import { smallTargetsOf } from '../support/e2e-targets.ts'
import { giveMore, visitsOf, type Visit } from '../support/e2e-screens.ts'
import { arrived, enter, expect, keep, open, settled, test, type Page } from '../support/e2e.ts'

// What moves is caught half way; who asked for less motion sees the same without it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const kept = { 'selected-product': { productType: 1, productCode: 'AAPL' } }

/** Goes through all screens, as a guest and as the demo's owner, who has something on each. */
async function visitAll(
  page: Page,
  backEnd: BackEnd,
  entries: Record<string, unknown>,
  look: () => Promise<string[]>,
): Promise<string[]> {
  const demo = await backEnd.signIn(DEMO)
  await giveMore(demo)
  await keep(page, { ...settled, ...kept, ...entries })
  const found: string[] = []
  const said: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') said.push(`says on the console: ${message.text()}`)
  })
  let current: Visit['as'] = 'guest'
  for (const { address, as } of await visitsOf(demo)) {
    if (as !== current) await enter(page, demo, { ...kept, ...entries })
    current = as
    await open(page, address)
    await expect(page).toHaveURL(url => url.hash.startsWith(`#${address.split('?')[0]}`))
    await arrived(page)
    found.push(...[...(await look()), ...said.splice(0)].map(fault => `${address} (${as}) ${fault}`))
  }
  return found
}

/** What reaches over the edge of the page, if it scrolls sideways. */
function reachingOver(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const { clientWidth: width, scrollWidth } = document.documentElement
    if (scrollWidth <= width) return []
    const over = Array.from(document.body.querySelectorAll('*'), element => {
      const { left, right } = element.getBoundingClientRect()
      return left < -1 || right > width + 1 ? `${element.tagName.toLowerCase()}.${element.className}` : ''
    })
    return [`scrolls sideways: ${over.filter(Boolean).slice(0, 5).join(', ')}`]
  })
}

const narrow = { width: 320, height: 640 }
const phone = { width: 390, height: 844 }
const appearances = [
  { name: 'light, on the narrowest phone', locale: 'en', scheme: 'light', size: narrow },
  { name: 'dark, on a desktop', locale: 'en', scheme: 'dark', size: { width: 1280, height: 800 } },
  { name: 'light, from right to left, on the narrowest phone', locale: 'ar', scheme: 'light', size: narrow },
  { name: 'dark, from right to left, on a phone', locale: 'ar', scheme: 'dark', size: phone },
] as const

for (const { name, locale, scheme, size } of appearances) {
  test(`axe finds nothing on any screen, which has one heading, names the site alone, fits, and is large enough to press: ${name} [R2.8]`, async ({
    page,
    backEnd,
  }) => {
    test.setTimeout(180_000)
    await page.emulateMedia({ colorScheme: scheme })
    await page.setViewportSize(size)
    const direction = locale === 'ar' ? 'rtl' : 'ltr'
    const found = await visitAll(page, backEnd, { locale }, async () => {
      await expect(page.locator('html')).toHaveAttribute('dir', direction)
      const title = await page.title()
      return [
        ...(title === 'Fairline' ? [] : [`is titled "${title}"`]),
        ...(await reachingOver(page)),
        ...(size.width <= phone.width ? await smallTargetsOf(page) : []),
        ...(await violationsOf(page)),
      ]
    })
    expect(found.join('\n')).toBe('')
  })
}
