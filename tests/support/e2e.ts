/** What every browser test starts from: a server of its own worker, and a page that reports its faults. */
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { startBackEnd, type BackEnd, type Person } from './e2e-server.ts'

export { expect }
export type { Page }

/** What a page did that no page may: scripts that threw, and what its security policy forbade. */
export interface Faults {
  errors: string[]
  violations: string[]
}

interface TestFixtures {
  faults: Faults
}
interface WorkerFixtures {
  backEnd: BackEnd
}

export const test = base.extend<TestFixtures, WorkerFixtures>({
  backEnd: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const server = await startBackEnd()
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ backEnd }, use) => use(backEnd.url),
  faults: [
    async ({ page }, use) => {
      const faults: Faults = { errors: [], violations: [] }
      page.on('pageerror', error => faults.errors.push(String(error)))
      page.on('console', message => {
        if (/Content Security Policy/i.test(message.text())) faults.violations.push(message.text())
      })
      await use(faults)
      expect(faults, 'no script of the page threw, and none broke its security policy').toEqual({
        errors: [],
        violations: [],
      })
    },
    { auto: true },
  ],
})

/**
 * For a test that brings a text with event handlers. Since version 156 Chromium says of each that its policy blocked it, also where
 * the text is only parsed into a document that runs nothing, as every sanitiser must; older ones do not.
 */
export function forgiveParsedHandlers(faults: Faults): void {
  faults.violations = faults.violations.filter(
    text => !text.startsWith('Executing inline event handler violates'),
  )
}

/** Puts entries into the browser's storage before the app starts, in the shape in which the app keeps them. */
export async function keep(page: Page, entries: Record<string, unknown>): Promise<void> {
  await page.goto('/config.json')
  await page.evaluate(kept => {
    for (const [name, data] of Object.entries(kept)) {
      localStorage.setItem(`fairline:${name}`, JSON.stringify({ v: 1, data }))
    }
  }, entries)
}

/** No pop-up and no offer of a language: for tests that are about something else. */
export const settled = {
  'popup-seen': Object.fromEntries([1, 2, 3].map(id => [id, 1_000_000])),
  locale: 'en',
}

/** Signs somebody in without the form. */
export function enter(
  page: Page,
  { token, userId }: Person,
  entries: Record<string, unknown> = {},
): Promise<void> {
  return keep(page, { ...settled, session: { token, userId }, ...entries })
}

/** Goes to a route of the app. */
export async function open(page: Page, route: string): Promise<void> {
  await page.goto(`/#${route}`)
}

/** One of the five tabs; what is unread stands in the name of one of them. */
export function tab(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`(^|\\s)${name}$`) })
}

/** A screen is there, and nothing of it is still on its way. */
export async function arrived(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true], [class*=skeleton]')).toHaveCount(0)
}

/** The figure that stands across from a label, as it is written. */
export function figure(within: Locator, label: string | RegExp): Locator {
  return within
    .locator('dl > div')
    .filter({ has: within.page().locator('dt', { hasText: label }) })
    .locator('dd')
    .first()
}

/** A figure as it is written, in millionths: '1,234.5 USDT' is 1234500000n. */
export function millionths(text: string): bigint {
  const [, sign = '', whole = '', fraction = ''] =
    /([-−+]?)\s*([\d,]+)(?:\.(\d+))?/.exec(text.replaceAll(/[\u200e\u2066-\u2069]/g, '')) ?? []
  if (whole === '') throw new Error(`"${text}" holds no figure.`)
  const amount = BigInt(whole.replaceAll(',', '') + fraction.padEnd(6, '0').slice(0, 6))
  return sign === '-' || sign === '−' ? -amount : amount
}
