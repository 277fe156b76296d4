/** Teams, awards, tasks, vouchers and activities over several weeks, with the ledger verified afterwards. */
import type { Browser, Page } from '@playwright/test'
import { multiply, truncate } from '#src/lib/money/money.ts'
import { PATHS } from '#src/lib/paths.ts'
import { PASSWORD, accountsAt, type Person } from '#tests/support/e2e/server.ts'
import {
  signInAs,
  expect,
  ignoreParsedHandlers,
  figure,
  seedStorage,
  millionths,
  openRoute,
  PROMPTS_DISMISSED,
} from '#tests/support/e2e/browser-test.ts'
import { test } from '#tests/support/e2e/server-test.ts'
import { DAY, WEEK } from '#src/lib/time/time-units.ts'

/** A day's shares are paid five minutes after its end. */
const NEXT_DAY = DAY + 6 * 60_000

/** Buys BTC for about 300 USDT; gives the order's fee. */
async function buy(person: Person, quantity = '0.0035'): Promise<string> {
  const asked = { productType: 2, productCode: 'BTC', exchangeType: 1, orderType: 'market' }
  const { data: preview } = await person.get('previewSpotOrder', { ...asked, quantity })
  const { data: order } = await person.get('placeSpotOrder', {
    ...asked,
    quantity,
    previewPrice: preview.price,
    idempotencyKey: crypto.randomUUID(),
  })
  return order.fee
}

/** Opens an invitation link on another phone and registers with it. */
async function acceptInvitation(browser: Browser, link: string, account: string): Promise<void> {
  const phone = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'en-US' })
  const page = await phone.newPage()
  await page.goto(new URL('/config.json', link).href)
  await dismissPrompts(page)
  await page.goto(link)
  await expect(page.getByLabel('Referral code')).toHaveValue(/^[A-Z0-9]{8}$/)
  await page.getByLabel('Email or phone').fill(account)
  await page.getByRole('button', { name: 'Send code' }).click()
  await expect(page.getByLabel('Verification code')).toHaveValue(/^\d{6}$/)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('checkbox', { name: 'I agree to these terms' }).check()
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page).toHaveURL(/home-e/)
  await phone.close()
}

const dismissPrompts = (page: Page) =>
  page.evaluate(kept => {
    for (const [name, data] of Object.entries(kept)) {
      localStorage.setItem(`fairline:${name}`, JSON.stringify({ v: 1, data }))
    }
  }, PROMPTS_DISMISSED)

test('an invitation link opens an account, its fee share is paid daily, and the award links to its source and the ledger [R2.5, R8.11]', async ({
  page,
  context,
  browser,
  server,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const people = accountsAt(server.url)
  const anna = await people.signUp()
  await signInAs(page, anna)
  await openRoute(page, PATHS.invite)
  await expect(page.getByText('10% of their fees')).toBeVisible()
  await page.getByRole('button', { name: 'Share' }).click()
  await page.getByRole('button', { name: 'Copy link' }).click()
  await expect(page.getByText('link copied, please open in browser')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  const account = `ben-${process.pid}@fairline.test`
  await acceptInvitation(browser, link, account)

  const ben = await people.signIn({ account, password: PASSWORD })
  await ben.get('createDeposit', { channelId: 1, amount: '1000', idempotencyKey: crypto.randomUUID() })
  await expect
    .poll(async () => (await ben.get('listDeposits', { pageNum: 1, pageSize: 1 })).rows[0]?.status)
    .toBe('approved')
  const fee = millionths(await buy(ben))
  const share = fee / 10n

  await openRoute(page, PATHS.team)
  await expect(page.getByRole('list', { name: 'Level 1' })).toContainText('be***')
  await expect(figure(page.getByRole('main'), 'Earned at this level')).toHaveText('0.00 USDT')
  server.advance(NEXT_DAY)
  await expect
    .poll(async () => millionths((await anna.get('getTeam')).data.earned), { timeout: 30_000 })
    .toBe(share)
  await page.reload()
  expect(millionths(await figure(page.getByRole('main'), 'Earned at this level').innerText())).toBe(share)

  await page.getByRole('link', { name: 'View commissions' }).click()
  await page.getByRole('button', { name: /^Commission(?!s)/ }).click()
  const sheet = page.getByRole('dialog', { name: 'Commission' })
  expect(millionths(await figure(sheet, 'Fees paid that day').innerText())).toBe(fee)
  await expect(sheet).not.toContainText(account)
  await sheet.getByRole('link', { name: 'View ledger entry' }).click()
  const entry = page.getByRole('button', { name: /^Reward .*Balance after/ })
  await expect(entry).toHaveCount(1)
  expect(millionths((await entry.innerText()).split('\n').find(line => line.includes('USDT')) ?? '')).toBe(
    share,
  )

  server.advance(NEXT_DAY)
  await page.waitForResponse(() => true, { timeout: 3000 }).catch(() => {})
  expect((await anna.get('listAwards', { pageNum: 1, pageSize: 10 })).total).toBe(1)
  expect(await server.verify()).toEqual([])
})

test('a task is claimed once from two tabs, and its voucher refunds the next fee [R2.5]', async ({
  page,
  context,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('20000')
  // Its fee is more than the 6 USDT that the bonus takes.
  await buy(person, '0.1')
  await signInAs(page, person)
  await openRoute(page, PATHS.welfare)
  const claimOf = (tab: Page, name: string) =>
    tab.getByRole('listitem').filter({ hasText: name }).getByRole('button', { name: 'Claim' })
  const other = await context.newPage()
  await other.goto(`/#${PATHS.welfare}`)
  await expect(claimOf(other, 'First deposit')).toBeVisible()
  await claimOf(page, 'First deposit').dblclick()
  await expect(page.getByText('Credited: 5.00 USDT')).toBeVisible()
  await claimOf(other, 'First deposit').click()
  await expect(other.getByRole('alert')).toContainText(/Already claimed at 2\d{3}-\d\d-\d\d \d\d:\d\d UTC/)
  await claimOf(page, 'First spot order').click()
  await expect(page.getByText('Your voucher is now valid')).toBeVisible()

  const fee = await buy(person)
  await page.getByRole('tab', { name: 'Vouchers' }).click()
  await expect(page.getByRole('list', { name: 'Vouchers' })).toContainText(`Rebated ${fee} USDT`, {
    timeout: 20_000,
  })
  await openRoute(page, PATHS.referralRewards)
  const main = page.getByRole('main')
  await expect(figure(main, 'Bonuses')).toHaveText('5.00 USDT')
  expect(millionths(await figure(main, 'Total rewards').innerText())).toBe(5_000_000n + millionths(fee))
  expect(await server.verify()).toEqual([])
})

test('a forecast is accepted once, decided by the public price and paid after three weeks [R2.5]', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp()
  await openRoute(page, PATHS.activities)
  await page.getByRole('link', { name: /Open to join/ }).click()
  await expect(page.getByText('In a tie, the earlier forecast ranks higher.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in to join' })).toBeVisible()
  const route = new URL(page.url()).hash.slice(1)
  await signInAs(page, person)
  await openRoute(page, route)
  const field = page.getByRole('textbox', { name: /^Your forecast for one/ })
  await field.fill('0.01')
  await page.getByRole('button', { name: 'Submit forecast' }).click()
  await expect(field).toHaveAccessibleDescription(/^At least /)
  // The bounds follow the price; three times the lower bound is within them.
  const { data } = await person.get('getActivity', { id: Number(/id=(\d+)/.exec(route)?.[1]) })
  const forecast = multiply(truncate(data.minForecast, 0), '3')
  await field.fill(forecast)
  await page.reload()
  await expect(field).toHaveValue(forecast)
  await page.getByRole('button', { name: 'Submit forecast' }).dblclick()
  const mine = figure(page.getByRole('main'), 'Your forecast')
  await expect(mine).toBeVisible()
  expect(millionths(await mine.innerText())).toBe(millionths(forecast))

  server.advance(3 * WEEK)
  await expect
    .poll(async () => (await person.get('listAwards', { pageNum: 1, pageSize: 10 })).rows[0]?.amount, {
      timeout: 30_000,
    })
    .toBe('50')
  await page.reload()
  await expect(page.getByRole('list', { name: 'Results' })).toContainText('You')
  await expect(figure(page.getByRole('main'), 'Your rank')).toHaveText('1')
  expect(await server.verify()).toEqual([])
})

const HOSTILE = `<h1>Big</h1><script>window.broken = 1</script><img src="x" onerror="window.broken = 2">
  <a href="javascript:window.broken=3">run</a> <a href="https://example.com/a">elsewhere</a>
  <a href="#/pages/user/welfare">inside</a> <iframe src="https://example.com"></iframe>
  <form action="https://example.com"><input name="password"></form>
  <p style="position:fixed;inset:0" onclick="window.broken = 4">words <svg onload="window.broken=5"></svg></p>
  <img src="/favicon.svg" alt="mark"><a href="/pages/user/award" target="_top">awards</a>`

test('HTML in a text from the back end is not executed [R2.5]', async ({
  page,
  server,
  pageErrors: faults,
}) => {
  const guest = await accountsAt(server.url).signUp()
  const { rows } = await guest.get('listActivities', { pageNum: 1, pageSize: 20, state: 'running' })
  const answer = await guest.get('getActivity', { id: rows[0]!.id })
  await page.route('**/api/activity/detail*', route =>
    route.fulfill({ json: { ...answer, data: { ...answer.data, content: HOSTILE } } }),
  )
  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, `${PATHS.activityDetail}?id=${rows[0]!.id}`)
  await expect(page.getByRole('heading', { level: 2, name: 'Big' })).toBeVisible()
  await page.getByText('words').click()
  expect(await page.evaluate(() => 'broken' in window)).toBe(false)
  const main = page.getByRole('main')
  await expect(
    main.locator('script, iframe, form input[name=password], svg[onload], [style], [onclick]'),
  ).toHaveCount(0)
  await expect(main.locator('a', { hasText: 'run' })).not.toHaveAttribute('href')
  const elsewhere = main.getByRole('link', { name: 'elsewhere' })
  await expect(elsewhere).toHaveAttribute('target', '_blank')
  await expect(elsewhere).toHaveAttribute('rel', /noopener/)
  await expect(main.getByRole('img', { name: 'mark' })).toHaveAttribute('loading', 'lazy')
  await expect(main.getByRole('link', { name: 'awards' })).toHaveAttribute('href', '#/pages/user/award')
  await expect(main.getByRole('link', { name: 'awards' })).not.toHaveAttribute('target')
  await main.getByRole('link', { name: 'inside' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Tasks and vouchers' })).toBeVisible()
  ignoreParsedHandlers(faults)
})
