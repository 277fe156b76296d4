/**
 * Every character of every language has a glyph. A machine without a font for a script can prove nothing about it, and the test says
 * so.
 */
import { dictionaryOf } from '#scripts/dictionary-of.ts'
import { LOCALE_CODES, localeInfo, type Locale } from '#src/lib/locales.ts'
import { screenLoaded, expect, openRoute, test, type Page } from '../support/e2e/browser-test.ts'

/** All characters of a language's messages except invisible ones. */
async function lettersOf(locale: Locale): Promise<string[]> {
  const words = JSON.stringify(await dictionaryOf(locale))
  return [...new Set(words.replaceAll(/\\[nt]|[\s\p{C}\p{Z}]/gu, ''))]
}

function setLanguage(page: Page, locale: Locale): Promise<void> {
  return page.evaluate(tag => void (document.documentElement.lang = tag), localeInfo(locale).tag)
}

/** The characters that are drawn like a missing glyph, in sans and in serif. */
function missingGlyphs(page: Page, letters: string[]): Promise<string[]> {
  return page.evaluate(all => {
    const pen = new OffscreenCanvas(40, 40).getContext('2d', { willReadFrequently: true })!
    const style = getComputedStyle(document.documentElement)
    const drawn = (letter: string) => {
      pen.clearRect(0, 0, 40, 40)
      pen.fillText(letter, 8, 26)
      return pen.getImageData(0, 0, 40, 40).data
    }
    return ['--sans', '--serif'].flatMap(stack => {
      pen.font = `16px ${style.getPropertyValue(stack)}`
      const box = drawn('\u{10FFFF}')
      return all.filter(letter => drawn(letter).every((value, at) => value === box[at]))
    })
  }, letters)
}

test('no character of any language is drawn as a missing glyph [R7.2]', async ({ page }) => {
  await openRoute(page, '/pages/language/language')
  // The app says its own language once it stands, and not again.
  await screenLoaded(page)
  const boxes: string[] = []
  for (const locale of LOCALE_CODES) {
    await setLanguage(page, locale)
    const letters = await lettersOf(locale)
    const found = new Set(await missingGlyphs(page, letters))
    const foreign = letters.filter(letter => /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter))
    if (foreign.length > 0 && foreign.every(letter => found.has(letter))) {
      test.info().annotations.push({ type: 'no font', description: `This machine has none for ${locale}.` })
    } else if (found.size > 0) boxes.push(`${locale}: ${[...found].join(' ')}`)
  }
  expect(boxes).toEqual([])
})

test('Han characters use the glyphs of each of the four languages [R7.2]', async ({ page }) => {
  await openRoute(page, '/pages/language/language')
  // The app says its own language once it stands, and not again.
  await screenLoaded(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  for (const [locale, form] of Object.entries({ zh: 'SC', tc: 'TC', jp: 'JP', ko: 'KR' })) {
    await setLanguage(page, locale as Locale)
    await page.evaluate(() => {
      const sample = document.getElementById('han') ?? document.body.appendChild(document.createElement('p'))
      sample.id = 'han'
      sample.textContent = '直骨角'
    })
    const { root } = await browser.send('DOM.getDocument')
    const { nodeId } = await browser.send('DOM.querySelector', { nodeId: root.nodeId, selector: '#han' })
    const { fonts } = await browser.send('CSS.getPlatformFontsForNode', { nodeId })
    const families = fonts
      .map(({ familyName }) => familyName)
      .filter(name => name.startsWith('Noto Sans CJK'))
    // Only known fonts are checked; other machines may have others.
    if (families.length > 0) expect([locale, families]).toEqual([locale, [`Noto Sans CJK ${form}`]])
  }
})
