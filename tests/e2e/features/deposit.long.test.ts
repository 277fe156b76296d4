/** Deposits through every channel: with a payment photo, on chain and online; cancelled, rejected and repeated. */
import { PATHS } from '#src/lib/paths.ts'
import { violationsOf } from '#tests/support/e2e/axe.ts'
import { accountsAt } from '#tests/support/e2e/server.ts'
import {
  screenLoaded,
  signInAs,
  expect,
  figure,
  openRoute,
  type Page,
} from '#tests/support/e2e/browser-test.ts'
import { test } from '#tests/support/e2e/server-test.ts'
import type { TestServer } from '#tests/support/test-server.ts'

test.use({ environment: { DEPOSIT_DELAY_MS: '600' } })

/** A phone-sized photo, drawn by the browser itself. */
async function createPhoto(page: Page, width: number, height: number): Promise<Buffer> {
  const text = await page.evaluate(
    ([w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h })
      const context = canvas.getContext('2d')!
      context.fillStyle = '#246'
      context.fillRect(0, 0, w, h)
      return canvas.toDataURL('image/png').split(',')[1] ?? ''
    },
    [width, height] as const,
  )
  return Buffer.from(text, 'base64')
}

async function startDeposit(page: Page, server: TestServer, channel: RegExp, amount: string) {
  await signInAs(page, await accountsAt(server.url).signUp())
  await openRoute(page, PATHS.deposit)
  await page.getByRole('radio', { name: channel }).check({ force: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
}

test('a bank transfer is proved by a 20-megapixel photo, credited less its fee and found in the ledger [R2.5, R7.4, R9.9]', async ({
  page,
  server,
}) => {
  await startDeposit(page, server, /Bank transfer/, '500')
  expect(await violationsOf(page)).toEqual([])
  const sizes: number[] = []
  page.on('request', request => {
    if (request.url().endsWith('/api/upload/file')) sizes.push(request.postDataBuffer()?.length ?? 0)
  })
  await page.getByLabel('Choose a picture').setInputFiles({
    name: 'receipt.png',
    mimeType: 'image/png',
    buffer: await createPhoto(page, 5000, 4000),
  })
  await expect(page.getByRole('link', { name: 'Picture 1' }).getByRole('img')).toBeVisible()
  expect(sizes).toHaveLength(1)

  // Full size is at most 800 px wide, and going back keeps typed input.
  await page.getByRole('link', { name: 'Picture 1' }).click()
  const shown = page.getByRole('img', { name: 'Picture 1' })
  await expect(shown).toBeVisible()
  expect(
    await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]),
  ).toEqual([800, 640])
  expect(await violationsOf(page)).toEqual([])
  await page.goBack()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('500')

  await page.getByRole('button', { name: 'Deposit 500.00 USDT' }).click()
  const credited = page.getByRole('listitem').filter({ hasText: 'Credited done' })
  await expect(credited).toBeVisible()
  const bottomOf = ({ y, height }: { y: number; height: number }) => y + height
  const actions = (await page.getByRole('link', { name: 'View entry' }).boundingBox())!
  const room = actions.y - bottomOf((await credited.boundingBox())!)
  expect(room, 'between the last step and what can be done (look V11)').toBeGreaterThanOrEqual(20)
  await page.getByRole('link', { name: /Bank transfer/ }).click()
  await screenLoaded(page)
  await expect(figure(page.locator('main'), 'Fee')).toHaveText('0.50 USDT')
  await expect(figure(page.locator('main'), 'Received')).toHaveText('499.50 USDT')
  await expect(page.getByRole('link', { name: 'Picture 1' }).getByRole('img')).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('link', { name: 'View entry' }).click()
  await expect(page.getByText('+500.00').first()).toBeVisible()
  expect(await server.verify()).toEqual([])
})

test('a PDF named .jpg is rejected as a photo, and nothing is sent [R8.8]', async ({ page, server }) => {
  await startDeposit(page, server, /Bank transfer/, '500')
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'receipt.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('%PDF-1.7 receipt') })
  const modal = page.getByRole('dialog', { name: 'Compression failed' })
  await modal.getByRole('button', { name: 'Choose another' }).click()
  await expect(modal).toBeHidden()
  await page.getByRole('button', { name: /^Deposit/ }).click()
  await expect(page.getByText('Add proof of payment')).toBeVisible()
})

test('an upload that fails is sent again, and only uploads that a form refers to are kept [R7.4]', async ({
  page,
  server,
}) => {
  await startDeposit(page, server, /Bank transfer/, '500')
  server.fault({ operation: 'uploadFile', times: 1, status: 503 })
  await page
    .getByLabel('Choose a picture')
    .setInputFiles({ name: 'a.png', mimeType: 'image/png', buffer: await createPhoto(page, 50, 50) })
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('link', { name: 'Picture 1' })).toBeVisible()
})

test('an on-chain deposit counts its confirmations; one on a wrong network is rejected with the reason', async ({
  page,
  server,
}) => {
  await startDeposit(page, server, /USDT on TRON/, '250')
  await expect(page.getByRole('figure', { name: 'QR code of the TRC20 address' })).toBeVisible()
  await expect(page.getByText('Send only USDT on TRC20')).toBeVisible()
  await page.getByRole('button', { name: 'Deposit 250.00 USDT' }).click()
  await expect(page.getByText('Awaiting network confirmations').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Credited done' })).toBeVisible()

  await page.getByRole('button', { name: 'Another deposit' }).click()
  await page.getByRole('radio', { name: /USDT on TRON/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Amount' }).fill('10.19')
  await page.getByRole('button', { name: 'Deposit 10.19 USDT' }).click()
  const why = 'The transfer came on a different network than the one shown. Your balance has not changed.'
  await expect(page.getByText(why)).toBeVisible()
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('10.19')
  expect(await server.verify()).toEqual([])
})

test('a coin deposit is credited in that coin, less its fee, and becomes a holding [R2.5, R9.1]', async ({
  page,
  server,
}) => {
  await startDeposit(page, server, /Bitcoin/, '0.05')
  await expect(figure(page.locator('main'), 'Fee')).toHaveText('0.000025')
  await expect(figure(page.locator('main'), 'You receive')).toHaveText('0.04997500 BTC')
  await expect(page.getByText('Send only BTC on BTC')).toBeVisible()
  await page.getByRole('button', { name: 'Deposit 0.05 BTC' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Credited done' })).toBeVisible()

  await page.getByRole('link', { name: 'View entry' }).click()
  await expect(page.getByRole('button', { name: /^Deposit \+0\.05 BTC/ })).toBeVisible()
  await expect(
    page.getByRole('button', { name: /^Fee −0\.000025 BTC .* Balance after 0\.049975$/ }),
  ).toBeVisible()
  await openRoute(page, PATHS.wallet)
  await expect(page.getByText('0.049975').first()).toBeVisible()
  expect(await server.verify()).toEqual([])
})

test('online payments fail, are cancelled and succeed; the records show each status [R2.5]', async ({
  page,
  server,
}) => {
  await startDeposit(page, server, /Online payment/, '100')
  const pay = async () => {
    await page.getByRole('button', { name: 'Continue to payment' }).click()
    await expect(page.getByText('Sandbox payment page')).toBeVisible()
  }
  await pay()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Simulate failure' }).click()
  await expect(page.getByText(/The payment failed/)).toBeVisible()

  await page.getByRole('button', { name: 'Try again' }).click()
  await pay()
  await page.getByRole('button', { name: 'Cancel deposit' }).click()
  await page
    .getByRole('dialog', { name: 'Cancel this deposit?' })
    .getByRole('button', { name: 'Cancel deposit' })
    .click()
  await page.getByRole('link', { name: 'View deposit' }).click()

  await page.getByRole('button', { name: 'Try again' }).click()
  await pay()
  await page.getByRole('button', { name: 'Pay (sandbox)' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Credited done' })).toBeVisible()
  await expect(figure(page.locator('main'), 'Received')).toHaveText('98.50 USDT')

  await openRoute(page, PATHS.depositRecords)
  await expect(page.getByRole('list', { name: 'Deposits' }).getByRole('listitem')).toHaveCount(3)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'Status' }).click()
  await page
    .locator('label')
    .filter({ hasText: /^Canceled$/ })
    .click()
  await expect(page.getByRole('list', { name: 'Deposits' }).getByRole('listitem')).toHaveCount(1)
  expect(await server.verify()).toEqual([])
})
