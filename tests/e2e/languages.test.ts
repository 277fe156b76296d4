/**
 * Each of the nineteen languages on every screen there is, on the narrowest phone: all that is written can be read. docs/languages.md
 * shows the table of languages that this and tests/src/i18n/dictionaries.test.ts hold to zeros.
 */
import { LOCALE_CODES, localeInfo } from '#src/lib/locales.ts'
import { PATHS, TAB_ROUTES } from '#src/lib/paths.ts'
import { violationsOf } from '../support/e2e-axe.ts'
import { misfitsOf, walkTo } from '../support/e2e-fit.ts'
import { apart, giveMore, visitsOf, type Visit } from '../support/e2e-screens.ts'
import { DEMO, type BackEnd, type Person } from '../support/e2e-server.ts'
import { enter, expect, keep, open, settled, test } from '../support/e2e.ts'

test.use({ contextOptions: { reducedMotion: 'reduce' }, viewport: { width: 320, height: 640 } })

const kept = { 'selected-product': { productType: 1, productCode: 'AAPL' } }
const isTab = ({ address }: Visit) => (TAB_ROUTES as readonly string[]).includes(address)

/** A guest's tabs and ways in, then all of a member's screens. */
function walkOf(visits: readonly Visit[]): Visit[] {
  const asMember = new Set(visits.filter(({ as }) => as === 'member').map(({ address }) => address))
  return apart(visits.filter(visit => visit.as === 'member' || isTab(visit) || !asMember.has(visit.address)))
}

let asked: Promise<{ demo: Person; walk: Visit[] }> | undefined

/** The demo's owner and where to go, found once by each worker: a walk leaves everything as it was. */
function planOf(backEnd: BackEnd): Promise<{ demo: Person; walk: Visit[] }> {
  asked ??= backEnd.signIn(DEMO).then(async demo => {
    await giveMore(demo)
    return { demo, walk: walkOf(await visitsOf(demo)) }
  })
  return asked
}

for (const locale of LOCALE_CODES) {
  const { tag, direction } = localeInfo(locale)
  test(`everything fits on every screen at 320 px, and axe finds nothing on the tabs: ${locale} [R7.2]`, async ({
    page,
    backEnd,
  }) => {
    test.setTimeout(180_000)
    const { demo, walk } = await planOf(backEnd)
    const found: string[] = []
    let current: Visit['as'] | undefined
    for (const visit of walk) {
      const { address, as } = visit
      if (as !== current) {
        await (as === 'guest'
          ? keep(page, { ...settled, ...kept, locale })
          : enter(page, demo, { ...kept, locale }))
        await open(page, PATHS.language)
        await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      }
      current = as
      await walkTo(page, address)
      const faults = await misfitsOf(page)
      if (as === 'member' && isTab(visit)) faults.push(...(await violationsOf(page)))
      found.push(...faults.map(fault => `${address} (${as}) ${fault}`))
    }
    await expect(page.locator('html')).toHaveAttribute('lang', tag)
    await expect(page.locator('html')).toHaveAttribute('dir', direction)
    expect(found.join('\n')).toBe('')
  })
}
