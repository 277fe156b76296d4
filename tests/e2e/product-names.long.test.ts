/** Product search by local names. */
import { LOCALE_CODES, localeInfo, type Locale } from '#src/lib/locales.ts'
import {
  screenLoaded,
  expect,
  seedStorage,
  openRoute,
  PROMPTS_DISMISSED,
  test,
} from '../support/e2e/browser-test.ts'

/** Wheat as typed on a phone (lower case, without accents, in kana, without the hamza), and its shown name. */
const WHEAT: Record<Locale, readonly [typed: string, name: string]> = {
  zh: ['小麦', '小麦'],
  en: ['wheat', 'Wheat'],
  tc: ['小麥', '小麥'],
  de: ['weizen', 'Weizen'],
  es: ['TRIGO', 'Trigo'],
  fr: ['ble', 'Blé'],
  idn: ['gandum', 'Gandum'],
  jp: ['ｚｗ', '小麦'],
  ko: ['소맥', '소맥'],
  my: ['gandum', 'Gandum'],
  th: ['ข้าวสาลี', 'ข้าวสาลี'],
  vi: ['lua mi', 'Lúa mì'],
  pt: ['trigo', 'Trigo'],
  rus: ['пшеница', 'Пшеница'],
  blr: ['пшаніца', 'Пшаніца'],
  ida: ['गेहूं', 'गेहूँ'],
  sa: ['قَمح', 'القمح'],
  ar: ['قمـح', 'القمح'],
  it: ['grano', 'Grano'],
}

/** Languages in which what is typed differs from the name in more than its case. */
const FOLDED: readonly Locale[] = ['fr', 'jp', 'vi', 'ida', 'sa', 'ar']
const searched = process.env.DEEP ? LOCALE_CODES : LOCALE_CODES.filter(code => FOLDED.includes(code))

test(`product search finds a product by its name in ${process.env.DEEP ? 'each of the nineteen languages' : 'languages that are typed with or without marks'} [R3.5, R7.2]`, async ({
  page,
}) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, '/pages/tabs/quotes/quoteSearch')
  for (const locale of searched) {
    const [typed, name] = WHEAT[locale]
    await test.step(localeInfo(locale).name, async () => {
      await page.evaluate(
        data => localStorage.setItem('fairline:locale', JSON.stringify({ v: 1, data })),
        locale,
      )
      await page.reload()
      await expect(page.locator('html')).toHaveAttribute('lang', localeInfo(locale).tag)
      await screenLoaded(page)
      await page.getByRole('searchbox').fill(typed)
      // Results are grouped by market; the best match is the first of its group.
      const futures = page.getByRole('list').filter({ has: page.getByText('ZW', { exact: true }) })
      await expect(futures.getByRole('listitem').first().getByRole('button').first()).toHaveText(name)
    })
  }
})

test('the search that is opened from the market takes what is typed at once (U9)', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, '/pages/tabs/quotes/quotes')
  await page.getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.keyboard.type('wheat')
  await expect(page.getByRole('searchbox')).toHaveValue('wheat')
})
