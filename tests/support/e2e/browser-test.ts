/** The base of every browser test: a server per worker, and a page that reports its errors. */
import { test as base, expect, type Locator, type Page } from '@playwright/test'
import { startBackEnd, type BackEnd, type Person } from './server.ts'

export { expect }
export type { Page }

/** Uncaught script errors of a test's pages and violations of its security policy. */
export interface PageErrors {
  errors: string[]
  violations: string[]
}

interface TestFixtures {
  pageErrors: PageErrors
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
  pageErrors: [
    async ({ context }, use) => {
      const faults: PageErrors = { errors: [], violations: [] }
      context.on('weberror', error => faults.errors.push(String(error.error())))
      context.on('console', message => {
        if (/Content Security Policy/i.test(message.text())) faults.violations.push(message.text())
      })
      await use(faults)
      expect(faults, 'no script of a page threw or violated its security policy').toEqual({
        errors: [],
        violations: [],
      })
    },
    { auto: true },
  ],
})

/**
 * For a test with event handlers in a text. Since version 156 Chromium reports each as blocked by the policy, even where the text is only
 * parsed into an inert document, as every sanitiser does.
 */
export function ignoreParsedHandlers(faults: PageErrors): void {
  faults.violations = faults.violations.filter(
    text => !text.startsWith('Executing inline event handler violates'),
  )
}

/** Puts values into the browser's storage before the app starts, in the app's format. */
export async function seedStorage(page: Page, entries: Record<string, unknown>): Promise<void> {
  await page.goto('/config.json')
  await page.evaluate(kept => {
    for (const [name, data] of Object.entries(kept)) {
      localStorage.setItem(`fairline:${name}`, JSON.stringify({ v: 1, data }))
    }
  }, entries)
}

/** Storage in which pop-ups and the language offer were dismissed, for tests of other things. */
export const PROMPTS_DISMISSED = {
  'popup-seen': Object.fromEntries([1, 2, 3].map(id => [id, 1_000_000])),
  locale: 'en',
}

/** Signs in without the form. */
export function signInAs(
  page: Page,
  { token, userId }: Person,
  entries: Record<string, unknown> = {},
): Promise<void> {
  return seedStorage(page, { ...PROMPTS_DISMISSED, session: { token, userId }, ...entries })
}

/** Goes to a route of the app. */
export async function openRoute(page: Page, route: string): Promise<void> {
  await page.goto(`/#${route}`)
}

/** One of the five tabs; the unread count may precede its name. */
export function tab(page: Page, name: string): Locator {
  return page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: new RegExp(`(^|\\s)${name}$`) })
}

/** Waits until no dialog keeps the page behind it from being used: it is inert until the frame after a dialog has gone. */
export const untilDialogsClosed = (page: Page): Promise<void> =>
  expect(page.locator('#root')).not.toHaveAttribute('inert')

/** Opens the ticket, which is a sheet on a phone. @param side the button of the bar that opens it */
export async function openTicketSheet(page: Page, side: string | RegExp = 'Buy'): Promise<void> {
  const [bar, ticket] = [page.locator('[data-order-bar]'), page.locator('[data-ticket]')]
  await expect(bar.or(ticket).first()).toBeVisible()
  if (await ticket.isVisible()) return
  await bar.getByRole('button', { name: side, exact: true }).click()
  await expect(ticket).toBeVisible()
}

/** Shows what the ticket keeps behind a touch. */
export const openDetails = (page: Page): Promise<void> =>
  page.locator('[data-ticket] details:not([open]) > summary').click()

/** The quantity field of a ticket, which offers an amount of money first. */
export async function quantityField(page: Page): Promise<Locator> {
  await openTicketSheet(page)
  const field = page.getByRole('textbox', { name: 'Quantity' })
  if (!(await field.isVisible())) await page.getByRole('button', { name: /^Enter by Quantity/ }).click()
  return field
}

/** Waits until a screen is shown and nothing in it is loading. */
export async function screenLoaded(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await expect(page.locator('[aria-busy=true], [class*=skeleton]')).toHaveCount(0)
}

/** The value beside a label, as shown. */
export function figure(within: Locator, label: string | RegExp): Locator {
  return within
    .locator('dl > div')
    .filter({ has: within.page().locator('dt', { hasText: label }) })
    .locator('dd')
    .first()
}

/** A shown figure in millionths: '1,234.5 USDT' is 1234500000n. */
export function millionths(text: string): bigint {
  const [, sign = '', whole = '', fraction = ''] =
    /([-−+]?)\s*([\d,]+)(?:\.(\d+))?/.exec(text.replaceAll(/[\u200e\u2066-\u2069]/g, '')) ?? []
  if (whole === '') throw new Error(`"${text}" holds no figure.`)
  const amount = BigInt(whole.replaceAll(',', '') + fraction.padEnd(6, '0').slice(0, 6))
  return sign === '-' || sign === '−' ? -amount : amount
}
