/**
 * Visual regression: every shared component, and the five tabs with the specification's examples, in both themes and directions, against
 * the pictures in tests/e2e/screenshots. Text uses the block font, so that the pictures are the same on every machine (docs/decisions/0008).
 * `npx playwright test --config tests/e2e/playwright.config.ts looks --update-snapshots` takes them anew.
 */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'vite'
import { TAB_ROUTES } from '#src/lib/paths.ts'
import { expect, test, type Page } from '../support/e2e/browser-test.ts'
import { storeBeforeStart, openExample } from '../support/e2e/examples.ts'
import { ROOT } from '../support/e2e/server.ts'

// Sequential, as the gallery is built once.
test.describe.configure({ mode: 'default' })
test.use({
  contextOptions: { reducedMotion: 'reduce' },
  bypassCSP: true,
  viewport: { width: 390, height: 844 },
})

const GALLERY = join(ROOT, 'tests/support/gallery')
const pages = ['home', 'market', 'trade', 'form', 'choices', 'states', 'sheet'] as const
/** Each theme and direction once in `npm run test:ci`, all of their combinations in `npm run test:deep`. */
const VARIANTS = [
  { theme: 'light', locale: 'en' },
  { theme: 'dark', locale: 'ar' },
] as const
const MORE_VARIANTS = [
  { theme: 'dark', locale: 'en' },
  { theme: 'light', locale: 'ar' },
] as const

let folder = ''
test.beforeAll(async () => {
  test.setTimeout(120_000)
  folder = mkdtempSync(join(tmpdir(), 'fairline-gallery-'))
  await build({
    root: GALLERY,
    configFile: join(ROOT, 'vite.config.ts'),
    logLevel: 'error',
    publicDir: false,
    build: {
      outDir: folder,
      emptyOutDir: true,
      sourcemap: false,
      // The app's code splitting is only for its first view.
      rolldownOptions: { output: { codeSplitting: false } },
    },
  })
})
test.afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Compares the screen with the picture of that name, tolerating a few anti-aliased pixels. */
async function expectScreenshot(page: Page, name: string): Promise<void> {
  // Soft: the others are compared, too.
  await expect.soft(page).toHaveScreenshot(`${name}.png`, {
    maxDiffPixelRatio: 0.001,
    scale: 'css',
    // A chart draws on a canvas; chart.long.test.ts covers it.
    mask: [page.locator('canvas')],
    maskColor: 'grey',
  })
}

/** Makes the window as high as the page, so that sticky elements appear at its bottom. */
async function fitWindowToPage(page: Page): Promise<void> {
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: 390, height })
}

for (const { theme, locale } of process.env.DEEP ? [...VARIANTS, ...MORE_VARIANTS] : VARIANTS) {
  test(`the pages of the gallery match their screenshots: ${theme}, ${locale} [R2.8]`, async ({
    context,
  }) => {
    for (const name of pages) {
      const page = await context.newPage()
      await page.addInitScript(() => Object.defineProperty(navigator, 'onLine', { get: () => false }))
      // A sheet that slides in may seem still between two frames on a busy machine.
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const path = name === 'home' ? '/' : `/${name}`
      await openExample(page, folder, `/?locale=${locale}&theme=${theme}#${path}`, locale)
      await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveCount(1)
      if (name !== 'sheet' && name !== 'market') await fitWindowToPage(page)
      await expectScreenshot(page, `gallery-${name}-${theme}-${locale}`)
      await page.close()
    }
  })
}

for (const { theme, locale } of VARIANTS) {
  test(`the tabs with the specification's examples match their screenshots: ${theme}, ${locale} [R2.4]`, async ({
    context,
  }) => {
    for (const [index, route] of TAB_ROUTES.entries()) {
      const page = await context.newPage()
      await page.emulateMedia({ colorScheme: theme })
      await storeBeforeStart(page, {
        locale,
        session: { token: 'example', userId: '7321480000000001' },
        'popup-seen': { 1: 1_000_000 },
        'selected-product': { productType: 1, productCode: 'AAPL' },
        // The newest message of the examples is of this minute: it would pop up in some of the pictures.
        notices: { off: [], told: ['7321480000000310', '7321480000000300'] },
      })
      await openExample(page, join(ROOT, 'dist'), `/#${route}`, locale)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      await expect(page.locator('[aria-busy=true], [class*=skeleton]')).toHaveCount(0)
      await expectScreenshot(page, `tab-${index + 1}-${theme}-${locale}`)
      await page.close()
    }
  })
}

test('every component of src/ui is in the gallery, directly or inside another component', () => {
  const ui = join(ROOT, 'src/ui')
  const pieces = readdirSync(ui, { recursive: true, encoding: 'utf8' }).filter(file => file.endsWith('.tsx'))
  const sources = [
    ...pieces.map(file => readFileSync(join(ui, file), 'utf8')),
    ...readdirSync(GALLERY)
      .filter(file => file.endsWith('.tsx'))
      .map(file => readFileSync(join(GALLERY, file), 'utf8')),
  ].join('\n')
  const missing = pieces.filter(file => !sources.includes(`/${file.split('/').at(-1)}'`))
  expect(missing).toEqual([])
})
