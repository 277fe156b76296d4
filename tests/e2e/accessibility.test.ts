/** Every screen that there is, for every eye and hand. */
import { violationsOf } from '../support/e2e-axe.ts'
import { DEMO } from '../support/e2e-server.ts'
import type { BackEnd } from '../support/e2e-server.ts'
import { visits } from '../support/e2e-screens.ts'
import type { Visit } from '../support/e2e-screens.ts'
import { arrived, enter, expect, keep, open, settled, test } from '../support/e2e.ts'
import type { Page } from '../support/e2e.ts'

// What moves is caught half way; who asked for less motion sees the same without it.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

const kept = { 'selected-product': { productType: 1, productCode: 'AAPL' } }

/** Goes through all screens, as a guest and as the demo's owner, who has something on each. */
async function visitAll(
  page: Page,
  backEnd: BackEnd,
  entries: Record<string, unknown>,
  look: (visit: Visit) => Promise<void>,
): Promise<void> {
  await keep(page, { ...settled, ...kept, ...entries })
  let isMember = false
  for (const visit of visits) {
    if (visit.as === 'member' && !isMember) {
      await enter(page, await backEnd.signIn(DEMO), { ...kept, ...entries })
      isMember = true
    }
    await open(page, visit.route)
    await expect(page).toHaveURL(url => url.hash.startsWith(`#${visit.route}`))
    await arrived(page)
    await look(visit)
  }
}

const appearances = [
  { name: 'light', locale: 'en', scheme: 'light' },
  { name: 'dark', locale: 'en', scheme: 'dark' },
  { name: 'Arabic, from right to left', locale: 'ar', scheme: 'light' },
] as const

for (const { name, locale, scheme } of appearances) {
  test(`axe finds nothing on any screen: ${name}`, async ({ page, backEnd }) => {
    test.setTimeout(120_000)
    await page.emulateMedia({ colorScheme: scheme })
    const found: string[] = []
    await visitAll(page, backEnd, { locale }, async ({ route, as }) => {
      await expect(page.locator('html')).toHaveAttribute('dir', locale === 'ar' ? 'rtl' : 'ltr')
      for (const violation of await violationsOf(page)) found.push(`${route} (${as}) ${violation}`)
    })
    expect(found.join('\n')).toBe('')
  })
}

test('every screen has one heading of the first level, names the site alone, and fits a screen of 320 px [R2.8]', async ({
  page,
  backEnd,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  const found: string[] = []
  await visitAll(page, backEnd, {}, async ({ route, as }) => {
    const title = await page.title()
    if (title !== 'Fairline') found.push(`${route} (${as}) is titled "${title}"`)
    const wide = await page.evaluate(() => {
      const width = document.documentElement.clientWidth
      if (document.documentElement.scrollWidth <= width) return undefined
      return Array.from(document.body.querySelectorAll('*'))
        .filter(element => element.getBoundingClientRect().right > width + 1)
        .map(element => `${element.tagName.toLowerCase()}.${element.className}`)
        .slice(0, 5)
        .join(', ')
    })
    if (wide !== undefined) found.push(`${route} (${as}) scrolls sideways: ${wide}`)
  })
  expect(found.join('\n')).toBe('')
})
