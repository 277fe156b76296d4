/** Requests as a real browser sends them. */
import type { Request } from '@playwright/test'
import {
  signInAs,
  expect,
  seedStorage,
  openRoute,
  PROMPTS_DISMISSED,
  test,
  type Page,
} from '../support/e2e/browser-test.ts'

const FORM = 'application/x-www-form-urlencoded'

/** Every call that the page makes to the API. */
function callsOf(page: Page): Request[] {
  const calls: Request[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    // Pictures are asked for by the browser itself.
    if (pathname.startsWith('/api/') && !pathname.startsWith('/api/assets/')) calls.push(request)
  })
  return calls
}

async function headersOf(
  calls: Request[],
  names: readonly string[],
): Promise<Record<string, string | undefined>[]> {
  const all = await Promise.all(calls.map(call => call.allHeaders()))
  return all.map(headers => Object.fromEntries(names.map(name => [name, headers[name]])))
}

const DOCUMENTED_HEADERS = ['accept-language', 'languageid', 'content-type', 'authorization']

test('every guest call carries the language and the form type, also on GET, and no token [R7.2]', async ({
  page,
}) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  const calls = callsOf(page)
  await openRoute(page, '/pages/tabs/quotes/quotes')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  expect(calls.some(call => call.url().includes('/api/quoteStream'))).toBe(true)
  await expect.poll(() => calls.length).toBeGreaterThan(5)
  const expected = {
    'accept-language': 'en',
    languageid: '2',
    'content-type': FORM,
    authorization: undefined,
  }
  for (const headers of await headersOf(calls, DOCUMENTED_HEADERS)) expect(headers).toEqual(expected)
})

test('every member call carries the raw token and the language [R7.2]', async ({ page, backEnd }) => {
  const person = await backEnd.signUp('100')
  await signInAs(page, person, { locale: 'ar' })
  const calls = callsOf(page)
  await openRoute(page, '/pages/user/accountDetail')
  await expect(page.getByText('USDT').first()).toBeVisible()
  await openRoute(page, '/pages/user/recharge')
  await page.getByRole('textbox').fill('50')
  await page.getByRole('main').locator('button[type=submit]').click()
  await expect.poll(() => calls.some(call => call.method() === 'POST')).toBe(true)
  const expected = {
    'accept-language': 'ar',
    languageid: '18',
    'content-type': FORM,
    authorization: person.token,
  }
  for (const headers of await headersOf(calls, DOCUMENTED_HEADERS)) expect(headers).toEqual(expected)
})

test('the second line is another origin and is used as soon as it is chosen [R7.3]', async ({
  page,
  backEnd,
}) => {
  const person = await backEnd.signUp('100')
  await signInAs(page, person)
  await openRoute(page, '/pages/language/line')
  await expect(page.getByText(/\d+ ms/)).toHaveCount(2)
  await page.getByRole('radio', { name: /Line 2/ }).check({ force: true })
  await expect(page.getByText('Now on Line 2')).toBeVisible()

  const calls = callsOf(page)
  await openRoute(page, '/pages/tabs/quotes/quotes')
  await expect(page.getByRole('button', { name: /^Apple, / })).toBeVisible()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await openRoute(page, '/pages/user/accountDetail')
  await expect(page.getByText('100.00').first()).toBeVisible()
  expect(new Set(calls.map(call => new URL(call.url()).origin))).toEqual(new Set([backEnd.secondUrl]))

  await page.reload()
  await expect(page.getByText('100.00').first()).toBeVisible()
  const wrong = calls.filter(call => !call.url().startsWith(backEnd.secondUrl)).map(call => call.url())
  expect(wrong, 'it stays chosen after a reload').toEqual([])
})
