/**
 * That every letter of every language is drawn by a letter. A machine draws what it has fonts for; one without any for a script can
 * prove nothing about it, and the test says so.
 */
import { LOCALE_CODES, localeInfo, type Locale } from '#src/lib/locales.ts'
import { arrived, expect, open, test, type Page } from '../support/e2e.ts'

/** All letters of a language's words but those that have no shape. */
async function lettersOf(locale: Locale): Promise<string[]> {
  const { default: words } = (await import(`../../src/i18n/${locale}/index.ts`)) as { default: object }
  return [...new Set(JSON.stringify(words).replaceAll(/\\[nt]|[\s\p{C}\p{Z}]/gu, ''))]
}

function speak(page: Page, locale: Locale): Promise<void> {
  return page.evaluate(tag => void (document.documentElement.lang = tag), localeInfo(locale).tag)
}

/** Which letters are drawn like one that no font has, in sans and in serif. */
function boxesAmong(page: Page, letters: string[]): Promise<string[]> {
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

test('no letter of any language is an empty box [R7.2]', async ({ page }) => {
  await open(page, '/pages/language/language')
  // The app says its own language once it stands, and not again.
  await arrived(page)
  const boxes: string[] = []
  for (const locale of LOCALE_CODES) {
    await speak(page, locale)
    const letters = await lettersOf(locale)
    const found = new Set(await boxesAmong(page, letters))
    const foreign = letters.filter(letter => /\p{L}/u.test(letter) && !/\p{Script=Latin}/u.test(letter))
    if (foreign.length > 0 && foreign.every(letter => found.has(letter))) {
      test.info().annotations.push({ type: 'no font', description: `This machine has none for ${locale}.` })
    } else if (found.size > 0) boxes.push(`${locale}: ${[...found].join(' ')}`)
  }
  expect(boxes).toEqual([])
})

test('Han characters are written as each of their four languages writes them [R7.2]', async ({ page }) => {
  await open(page, '/pages/language/language')
  // The app says its own language once it stands, and not again.
  await arrived(page)
  const browser = await page.context().newCDPSession(page)
  await browser.send('DOM.enable')
  await browser.send('CSS.enable')
  for (const [locale, form] of Object.entries({ zh: 'SC', tc: 'TC', jp: 'JP', ko: 'KR' })) {
    await speak(page, locale as Locale)
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
    // Where the machine has other fonts, theirs is for them to know.
    if (families.length > 0) expect([locale, families]).toEqual([locale, [`Noto Sans CJK ${form}`]])
  }
})
