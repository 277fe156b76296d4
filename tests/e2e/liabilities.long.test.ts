/** The account's balances in the published totals, on an honest back end and on one that shows something else. */
import words from '#src/i18n/en/liabilities.ts'
import reconcile from '#src/i18n/en/reconcile.ts'
import { operations } from '#src/api/generated/operations.ts'
import { PATHS } from '#src/lib/paths.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { violationsOf } from '../support/e2e/axe.ts'
import { accountsAt } from '../support/e2e/server.ts'
import { expect, openRoute, signInAs } from '../support/e2e/browser-test.ts'
import { test } from '../support/e2e/server-test.ts'

/** The words of a text before its first placeholder. */
const beginning = (text: string) => text.slice(0, text.indexOf('{'))

test('published totals contain the balances of an account; a leaf that is missing and a past that was rewritten are named', async ({
  page,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('5000')
  server.advance(DAY)
  await server.publishLiabilities()
  expect(await server.verify()).toEqual([])
  await signInAs(page, person)
  await openRoute(page, PATHS.wallet)
  await page.getByRole('main').getByRole('button', { name: reconcile.title, exact: true }).click()
  const sheet = page.getByRole('dialog', { name: reconcile.title })
  const press = sheet.getByRole('button', { name: new RegExp(`^${reconcile.start}|${reconcile.again}$`) })
  await press.click()
  await expect(sheet.getByText(beginning(words.included))).toBeVisible()
  await expect(sheet.getByText(reconcile.addsUp)).toBeVisible()
  await expect(sheet.getByText(words.provesNot)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])

  const proof = `**${operations.getLiabilityProof.path}*`
  await page.route(proof, async route => {
    const response = await route.fetch()
    const answer = (await response.json()) as { data: { balances: unknown[] } }
    answer.data.balances = []
    await route.fulfill({ response, json: answer })
  })
  await press.click()
  await expect(sheet.getByText(beginning(words.missing))).toBeVisible()
  const named = sheet.locator('[data-verdict=disagrees]').filter({ hasText: reconcile.checks.included })
  await expect(named).toHaveCount(1)
  await page.unroute(proof)

  const list = `**${operations.listLiabilityRoots.path}*`
  await page.route(list, async route => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({ response, body: text.replaceAll(/"hash":"[0-9a-f]/g, '"hash":"x') })
  })
  await press.click()
  await expect(
    sheet.locator('[data-verdict=disagrees]').filter({ hasText: reconcile.checks.roots }).first(),
  ).toBeVisible()
  await page.unroute(list)

  await press.click()
  await expect(sheet.getByText(reconcile.addsUp)).toBeVisible()
})
