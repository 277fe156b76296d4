/** Copy trading from the trader list to the ledger: a robot trades, is copied, and is no longer followed. */
import { execFileSync } from 'node:child_process'
import { subtract } from '#src/lib/money/money.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ROOT, accountsAt } from '#tests/support/e2e/server.ts'
import { signInAs, expect, figure, openRoute } from '#tests/support/e2e/browser-test.ts'
import { test } from '#tests/support/e2e/server-test.ts'

/** The interval at which the coin-toss robot decides. */
const TURN = 3 * 3_600_000

test('a guest verifies the record of a robot trader; a member copies it within limits, sees copied orders marked and stops [R1.4, R2.5]', async ({
  page,
  server,
}) => {
  await openRoute(page, PATHS.followOrder)
  await page.getByRole('link', { name: 'Copy Sandbox robot Coin' }).click()
  await expect(page.getByText('They do not guarantee future results.')).toBeVisible()
  await page.getByRole('button', { name: 'Verify on this device' }).click()
  await expect(page.getByText(/^Every figure matches the \d+ trades\.$/)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Sign in to copy' })).toBeVisible()

  const member = await accountsAt(server.url).signUp('1000')
  await signInAs(page, member)
  await openRoute(page, PATHS.followOrder)
  await page.getByRole('link', { name: 'Copy Sandbox robot Coin' }).click()
  await page.getByRole('button', { name: 'Start copying', exact: true }).click()
  await expect(page.getByRole('textbox', { name: 'Max. per trade' })).toBeFocused()
  await page.getByRole('textbox', { name: 'Max. per trade' }).fill('50')
  await page.getByRole('textbox', { name: 'Max. total amount' }).fill('200')
  await page.getByRole('textbox', { name: 'Stop copying at a loss of' }).fill('100')
  await expect(page.getByText(/Up to 200\.00 USDT is at risk/)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('textbox', { name: 'Stop copying at a loss of' })).toHaveValue('100')
  await page.getByRole('button', { name: 'Start copying', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Start copying', exact: true }).dblclick()
  await expect(page.getByRole('heading', { name: 'Sandbox robot Coin', exact: true })).toBeVisible()
  await expect(page.getByRole('tab', { name: 'My traders' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByRole('button', { name: 'Stop', exact: true })).toHaveCount(1)

  server.advance(TURN)
  await page.getByRole('tab', { name: 'Copied trades' }).click()
  const copied = page.getByRole('list', { name: 'Copied trades' }).getByRole('listitem')
  await expect(copied).toHaveCount(1, { timeout: 30_000 })
  await expect(copied).toContainText(/Opened (Long|Short) ETH\s*Copied/)
  await expect(copied).toContainText('Copied from Sandbox robot Coin')

  await openRoute(page, PATHS.contractPositions)
  await expect(page.getByText('Copied from Sandbox robot Coin')).toBeAttached()
  await openRoute(page, `${PATHS.followOrder}?view=mine`)
  await expect(figure(page.getByRole('main'), /^Currently invested/)).toHaveText(/^49\.\d+$/)
  await page.getByRole('button', { name: 'Stop', exact: true }).click()
  const sheet = page.getByRole('dialog', { name: 'Stop copying Sandbox robot Coin' })
  await expect(sheet.getByRole('radio', { name: 'Close at market' })).toBeChecked()
  await sheet.getByRole('button', { name: 'Stop', exact: true }).click()
  await expect(page.getByText('Stopped by you')).toBeVisible()
  await expect(figure(page.getByRole('main'), /^Currently invested/)).toHaveText('0.00')

  const { rows } = await member.get('listFollows', { pageNum: 1, pageSize: 10 })
  const { data } = await member.get('getUserBalance', { currencyId: 3 })
  expect(subtract(data.available, '1000')).toBe(rows[0]!.realised)
  // Throws when it finds anything.
  const env = { ...process.env, DATA_DIR: server.dataDir }
  expect(String(execFileSync(process.execPath, ['scripts/verify-ledger.ts'], { cwd: ROOT, env }))).toContain(
    'The ledger is consistent.',
  )
})
