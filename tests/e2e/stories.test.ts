/** States of buying, alerts, results and safety, one after another, in each appearance; `PICTURES=<folder>` keeps a picture of each. */
import type { BackEnd } from '../support/e2e/server.ts'
import ar from '#src/i18n/ar/index.ts'
import en from '#src/i18n/en/index.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { violationsOf } from '../support/e2e/axe.ts'
import {
  expect,
  openRoute,
  PROMPTS_DISMISSED,
  signInAs,
  test,
  type Page,
} from '../support/e2e/browser-test.ts'

// Reduced motion, so that no animation is checked midway.
test.use({ contextOptions: { reducedMotion: 'reduce' } })

type Texts = typeof en
interface Story {
  readonly page: Page
  readonly texts: Texts
  readonly fill: (field: string, text: string) => Promise<void>
}

const STORAGE = {
  'selected-product': { productType: 1, productCode: 'AAPL' },
  // They would lie over what is measured.
  notices: { off: ['alert', 'order', 'position', 'money'] },
}
const choose = (page: Page, value: string) =>
  page.locator(`input[type=radio][value="${value}"]`).first().check({ force: true })
const sheet = (page: Page) => page.getByRole('dialog')
const sheetButton = (page: Page) => sheet(page).locator('button').last()

/** Each starts where the one before has ended. */
const states: Record<string, (story: Story) => Promise<void>> = {
  'ticket short of money': async ({ page, fill, texts }) => {
    await openRoute(page, PATHS.trade)
    await choose(page, 'quantity')
    await fill('quantity', '10')
    await expect(page.getByRole('link', { name: texts.trade.depositMissing })).toBeVisible()
  },
  'stop order': async ({ page, fill }) => {
    await choose(page, 'stop')
    await fill('stopPrice', '900')
    await fill('quantity', '1')
    await expect(page.locator('form button[type=submit]').last()).toBeEnabled()
  },
  'stop order in review': async ({ page }) => {
    await page.locator('form button[type=submit]').last().click()
    await expect(sheet(page)).toBeVisible()
  },
  'stop order placed': async ({ page, texts }) => {
    await sheetButton(page).click()
    await expect(page.getByRole('dialog', { name: texts.trade.receiptOpen })).toBeVisible()
  },
  'receipt of a purchase': async ({ page, fill, texts }) => {
    await page.keyboard.press('Escape')
    await choose(page, 'market')
    await fill('quantity', '1')
    await page.locator('form button[type=submit]').last().click()
    await sheetButton(page).click()
    await expect(page.getByRole('dialog', { name: texts.trade.receiptFilled })).toBeVisible()
  },
  'result of today': async ({ page, texts }) => {
    await page.keyboard.press('Escape')
    await openRoute(page, PATHS.wallet)
    await page.getByRole('button', { name: new RegExp(texts.wallet.dayOpen) }).click()
    await expect(sheet(page).getByText(texts.wallet.dayNow)).toBeVisible()
  },
  calendar: async ({ page, texts }) => {
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: texts.wallet.calendar }).click()
    await expect(sheet(page).getByRole('button', { name: texts.wallet.previousMonth })).toBeVisible()
  },
  'no alerts': async ({ page, texts }) => {
    await page.keyboard.press('Escape')
    await openRoute(page, PATHS.alerts)
    await expect(page.getByText(texts.alert.none)).toBeVisible()
  },
  'new alert': async ({ page, texts }) => {
    await page.getByRole('button', { name: texts.alert.add }).first().click()
    await expect(sheet(page)).toBeVisible()
  },
  passkeys: async ({ page, texts }) => {
    await page.keyboard.press('Escape')
    await openRoute(page, pathTo(PATHS.changePassword, { type: 'passkeys' }))
    await expect(page.getByText(texts.security.passkeyEmpty)).toBeVisible()
  },
  'signed out elsewhere': async ({ page, texts }) => {
    await page.route('**/api/**', route =>
      route.fulfill({ json: { code: 401, msg: 'hint_session_ended', data: null } }),
    )
    await openRoute(page, PATHS.ledgerEntries)
    await expect(page.getByText(texts.refusals.hint_session_ended)).toBeVisible()
    await page.unroute('**/api/**')
  },
}

const phone = { width: 390, height: 844 }
const desktop = { width: 1440, height: 900 }
/** The first two in `npm test`, all in `npm run test:deep`. */
const appearances = [
  { name: 'light, on a phone', locale: 'en', scheme: 'light', size: phone },
  { name: 'dark, right-to-left, on a desktop', locale: 'ar', scheme: 'dark', size: desktop },
  { name: 'dark, right-to-left, on a phone', locale: 'ar', scheme: 'dark', size: phone },
  { name: 'light, on a desktop', locale: 'en', scheme: 'light', size: desktop },
] as const

async function walk(page: Page, backEnd: BackEnd, { name, locale }: (typeof appearances)[number]) {
  const texts = locale === 'ar' ? (ar as unknown as Texts) : en
  await signInAs(page, await backEnd.signUp('2000'), { ...PROMPTS_DISMISSED, ...STORAGE, locale })
  const story: Story = {
    page,
    texts,
    fill: (field, text) => page.locator(`input[name="${field}"]`).fill(text),
  }
  const found: string[] = []
  for (const [state, open] of Object.entries(states)) {
    // oxlint-disable no-await-in-loop -- One state follows from another.
    await open(story)
    found.push(...(await violationsOf(page)).map(fault => `${state}: ${fault}`))
    if (process.env.PICTURES) {
      await page.screenshot({ path: `${process.env.PICTURES}/${name} - ${state}.png` })
    }
    // oxlint-enable no-await-in-loop
  }
  return found
}

for (const appearance of process.env.DEEP ? appearances : appearances.slice(0, 2)) {
  test(`buying, alerts, results and safety have no axe violation in any of their states: ${appearance.name} [R2.8]`, async ({
    page,
    backEnd,
  }) => {
    test.setTimeout(120_000)
    await page.setViewportSize(appearance.size)
    await page.emulateMedia({ colorScheme: appearance.scheme })
    expect((await walk(page, backEnd, appearance)).join('\n')).toBe('')
  })
}
