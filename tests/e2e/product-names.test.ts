/** Products, found by what people there call them. */
import { LOCALE_CODES, localeInfo, type Locale } from '#src/lib/locales.ts'
import { arrived, expect, keep, open, settled, test } from '../support/e2e.ts'

/** Wheat, typed as on a phone: in small letters, without accents, in kana and with the hamza left out; and how it stands there. */
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

test('finds a product by its name in each of the nineteen languages [R3.5, R7.2]', async ({ page }) => {
  for (const locale of LOCALE_CODES) {
    const [typed, name] = WHEAT[locale]
    await test.step(localeInfo(locale).name, async () => {
      await keep(page, { ...settled, locale })
      await open(page, '/pages/tabs/quotes/quoteSearch')
      await arrived(page)
      await page.getByRole('searchbox').fill(typed)
      // Each market has a list of its own; what is closest stands first in it.
      const futures = page.getByRole('list').filter({ has: page.getByText('ZW', { exact: true }) })
      await expect(futures.getByRole('listitem').first().getByRole('button').first()).toHaveText(name)
    })
  }
})
