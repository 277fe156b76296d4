/** The oldest browsers that the app is made for (README.md, Browsers). */
import { expect, signInAs, tab, test } from '#tests/support/e2e/browser-test.ts'

test('the app works without the built-ins that are newer than its baseline (A1)', async ({
  page,
  backEnd,
}) => {
  await page.addInitScript(() => {
    const newer: readonly (readonly [object, readonly string[]])[] = [
      [AbortSignal, ['any', 'timeout']],
      [Promise, ['withResolvers', 'try']],
      [Array, ['fromAsync']],
      [Object, ['groupBy']],
      [Map, ['groupBy']],
      [URL, ['parse', 'canParse']],
      [Response, ['json']],
      [Intl, ['Segmenter', 'DurationFormat']],
      [
        Set.prototype,
        ['union', 'intersection', 'difference', 'isSubsetOf', 'isSupersetOf', 'isDisjointFrom'],
      ],
      [String.prototype, ['isWellFormed', 'toWellFormed']],
      [crypto, ['randomUUID']],
      [globalThis, ['requestIdleCallback', 'cancelIdleCallback', 'scheduler', 'Iterator', 'navigation']],
      [document, ['startViewTransition']],
    ]
    const iterators = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object
    const helpers = [
      'map',
      'filter',
      'take',
      'drop',
      'flatMap',
      'reduce',
      'toArray',
      'forEach',
      'some',
      'every',
      'find',
    ]
    for (const [owner, names] of [...newer, [iterators, helpers] as const])
      for (const name of names)
        for (let at: object | null = owner; at; at = Object.getPrototypeOf(at) as object | null)
          Reflect.deleteProperty(at, name)
    Reflect.deleteProperty(ReadableStream.prototype, Symbol.asyncIterator)
  })
  await signInAs(page, await backEnd.signUp('1000'))
  await page.goto('/')
  expect(await page.evaluate(() => 'any' in AbortSignal || 'groupBy' in Map || 'Segmenter' in Intl)).toBe(
    false,
  )
  await expect(page.getByText('1,000.00').first()).toBeVisible()
  await tab(page, 'Market').click()
  await expect(page.getByRole('button', { name: /^Apple, AAPL/ })).toBeVisible()
  await tab(page, 'Trade').click()
  await expect(page.locator('canvas').first()).toBeVisible()
  await tab(page, 'Wallet').click()
  await expect(page.getByText('1,000.00').first()).toBeVisible()
  await tab(page, 'Me').click()
  await expect(page.getByRole('button', { name: 'Sign out' })).toBeVisible()
})

test.describe('an older browser', () => {
  test.use({ locale: 'ko-KR' })
  test('is told so in its language (A1)', async ({ page }) => {
    await page.addInitScript(() => void Reflect.deleteProperty(Array.prototype, 'toSorted'))
    await page.goto('/')
    await expect(page).toHaveURL(/old-browser\.html$/)
    await expect(page.locator('p').first()).toContainText('너무 오래되어')
    await expect(page.locator('p[lang=en]')).toContainText('Safari 16.4')
  })
})
