/** Navigation. */
import { PASSWORD } from '../support/e2e/server.ts'
import {
  screenLoaded,
  signInAs,
  expect,
  seedStorage,
  openRoute,
  PROMPTS_DISMISSED,
  tab,
  test,
  type Page,
} from '../support/e2e/browser-test.ts'

test('an unknown address shows a not-found page with a link home [R2.1]', async ({ page }) => {
  await page.goto('/#/pages/no/such/page')
  await expect(page.getByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  await page.getByRole('link', { name: 'Go to Home' }).click()
  await expect(page).toHaveURL(/#\/pages\/tabs\/home\/home-e$/)
})

test('back goes one step, or home when there is no history [R2.9]', async ({ page }) => {
  await page.goto('/#/pages/language/language')
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page).toHaveURL(/#\/pages\/tabs\/home\/home-e$/)

  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, '/pages/tabs/me/me-e')
  await page.getByRole('link', { name: /^Help/ }).click()
  await page.getByRole('link', { name: 'About' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'About' })).toBeVisible()
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('link', { name: 'About' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Me' })).toBeVisible()
})

test('a page opened by its address starts at its top, however far the page before was scrolled [R2.9]', async ({
  page,
}) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  const scrollTop = () => page.evaluate(() => window.scrollY)
  await openRoute(page, '/pages/tabs/quotes/quotes')
  await screenLoaded(page)
  await page.evaluate(() => window.scrollTo(0, 300))
  await expect.poll(scrollTop).toBe(300)
  await openRoute(page, '/pages/tabs/home/home-e')
  // The page before stays until the next one is ready.
  await expect(tab(page, 'Home')).toHaveAttribute('aria-current', 'page')
  await screenLoaded(page)
  await expect.poll(scrollTop).toBe(0)
})

test('a guest who opens a protected page signs in and returns to it; signing out leaves it [R1.4, R6.1]', async ({
  page,
  backEnd,
}) => {
  const { account } = await backEnd.signUp()
  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, '/pages/record/accountRecord')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
  await page.getByLabel('Email or phone').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByLabel('Password', { exact: true }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Account history' })).toBeVisible()

  await openRoute(page, '/pages/tabs/me/me-e')
  await page.getByRole('button', { name: 'Sign out' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out' }).click()
  await expect(page.getByText('You have signed out')).toBeVisible()
  await openRoute(page, '/pages/record/accountRecord')
  await expect(page.getByRole('heading', { level: 1, name: 'Sign in' })).toBeVisible()
})

/** Red, green and blue of an element's text, as the screen shows them. */
function colourOf(page: Page, name: string): Promise<number[]> {
  return tab(page, name).evaluate(element => {
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) return []
    pen.fillStyle = getComputedStyle(element).color
    pen.fillRect(0, 0, 1, 1)
    return Array.from(pen.getImageData(0, 0, 1, 1).data.slice(0, 3))
  })
}

test('tab pages show the five tabs in order, the current one orange; other pages show none [R2.4]', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signUp())
  await page.goto('/')
  const bar = page.getByRole('navigation', { name: 'Main' })
  const names = ['Home', 'Market', 'Trade', 'Wallet', 'Me']
  await expect(bar.getByRole('link')).toHaveText(names)
  for (const name of names) {
    await tab(page, name).click()
    await expect(tab(page, name)).toHaveAttribute('aria-current', 'page')
    await expect(bar.locator('[aria-current]')).toHaveCount(1)
    await screenLoaded(page)
    for (const other of names) {
      const isSelected = other === name
      await expect
        .poll(async () => {
          const [red = 0, green = 0, blue = 0] = await colourOf(page, other)
          return red > green + 40 && green > blue
        }, `${other} while ${name} is on screen`)
        .toBe(isSelected)
    }
  }
  await openRoute(page, '/pages/language/language')
  await expect(page.getByRole('heading', { level: 1, name: 'Language' })).toBeVisible()
  await expect(bar).toBeHidden()
})

test('switching the language keeps typed text and does not reload [R1.4, R9.6]', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, '/pages/user/login')
  await page.getByLabel('Email or phone').fill('someone@example.com')
  const started = await page.evaluate(() => performance.timeOrigin)
  await openRoute(page, '/pages/language/language')
  await page.getByText('العربية', { exact: true }).click()
  await expect(page.locator('html')).toHaveAttribute('dir', 'rtl')
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar')
  await openRoute(page, '/pages/user/login')
  await expect(page.getByRole('textbox').first()).toHaveValue('someone@example.com')
  expect(await page.evaluate(() => performance.timeOrigin)).toBe(started)
})

test('a visitor who prefers another language is offered it on the first visit, in that language [R2.2]', async ({
  browser,
  backEnd,
}) => {
  const context = await browser.newContext({ locale: 'zh-CN', baseURL: backEnd.url })
  const page = await context.newPage()
  await page.goto('/#/pages/tabs/quotes/quotes')
  await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeVisible()
  await page.getByRole('button', { name: /中文/ }).click()
  await expect(page.locator('html')).toHaveAttribute('lang', /^zh/)
  await expect(page.getByRole('heading', { level: 1, name: 'Market' })).toBeHidden()
  await context.close()
})

test('pages cannot be pulled to refresh [R2.7]', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('html')).toHaveCSS('overscroll-behavior-y', /none|contain/)
})

test('a page opened directly renders as soon as its files have arrived [R2.2]', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, '/pages/tabs/quotes/quotes')
  await page.getByRole('heading', { level: 1, name: 'Market' }).waitFor()
  // Nothing may delay it once its code has loaded; a bug once waited three seconds.
  const waited = await page.evaluate(() => {
    const files = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('.js'))
    const first = files.filter(({ startTime }) => startTime < 1500) as PerformanceResourceTiming[]
    return performance.now() - Math.max(...first.map(file => file.responseEnd))
  })
  expect(waited).toBeLessThan(2500)
})
