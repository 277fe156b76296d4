/** Keyboard-only use. */
import type { Locator } from '@playwright/test'
import { PATHS } from '#src/lib/paths.ts'
import { DEMO } from '../support/e2e/server.ts'
import {
  expect,
  seedStorage,
  openRoute,
  PROMPTS_DISMISSED,
  screenLoaded,
  signInAs,
  test,
  type Page,
} from '../support/e2e/browser-test.ts'

/** Presses Tab until the element has the focus; fails on a focus trap or a gap in the order. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible()
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate(element => element === document.activeElement)) return
    await page.keyboard.press('Tab')
  }
  throw new Error(`Sixty presses of Tab do not lead to ${String(target)}.`)
}

test('a keyboard user signs in and places an order, whose field is left to its review by Enter (U14)', async ({
  page,
}) => {
  await seedStorage(page, {
    ...PROMPTS_DISMISSED,
    'selected-product': { productType: 1, productCode: 'AAPL' },
  })
  await openRoute(page, '/pages/user/login?route=%2Fpages%2FquoteDetail%2FquoteDetail')
  await tabTo(page, page.getByLabel('Email or phone'))
  await page.keyboard.type(DEMO.account)
  await tabTo(page, page.getByLabel('Password', { exact: true }))
  await page.keyboard.type(DEMO.password)
  await page.keyboard.press('Enter')

  await tabTo(page, page.locator('[data-order-bar]').getByRole('button', { name: 'Buy' }))
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('textbox', { name: 'Spend up to' }))
  await page.keyboard.type('100')
  // Enter in the field reviews the order.
  await page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: 'Buy AAPL for 100.00 USDT' }))
  await page.keyboard.press('Enter')

  const receipt = page.getByRole('dialog', { name: 'Order filled' })
  await expect(receipt).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(receipt).toBeHidden()
})

test('on a phone, what is focused comes above the bar with the button, and a message too', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signUp(), {
    'selected-product': { productType: 1, productCode: 'AAPL' },
  })
  await openRoute(page, PATHS.trade)
  await screenLoaded(page)
  const edges = async (target: Locator) => {
    const { y, height } = (await target.boundingBox())!
    return { top: y, bottom: y + height }
  }
  const bar = page.locator('[data-order-bar]')
  await page.getByRole('button', { name: 'Add a note' }).click()
  const save = page.getByRole('button', { name: 'Save' })
  await expect.poll(async () => (await edges(save)).bottom - (await edges(bar)).top).toBeLessThanOrEqual(0)
  await page.getByRole('textbox', { name: 'Your note' }).fill('Results on Thursday.')
  await save.click()
  const message = page.getByText('Note saved')
  await expect.poll(async () => (await edges(message)).bottom - (await edges(bar)).top).toBeLessThanOrEqual(0)
})

test('a button that has become unavailable by its own press keeps the focus (X11)', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signIn(DEMO), PROMPTS_DISMISSED)
  await openRoute(page, PATHS.wallet)
  await screenLoaded(page)
  await page.getByRole('button', { name: 'Calendar' }).click()
  const [previous, next] = ['Previous month', 'Next month'].map(name => page.getByRole('button', { name }))
  await previous!.press('Enter')
  await next!.press('Enter')
  await expect(next!).toHaveAttribute('aria-disabled', 'true')
  // A button that is disabled loses the focus at the next frame.
  await page.evaluate(() => new Promise(requestAnimationFrame))
  await expect(next!).toBeFocused()
})
