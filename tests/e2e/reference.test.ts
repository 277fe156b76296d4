/** The reference at /docs: its search, and its forms against the back end that serves it. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildDocs } from '#scripts/build-docs.ts'
import { darkViolationsOf, violationsOf } from '../support/e2e/axe.ts'
import { expect, test, type Page } from '../support/e2e/browser-test.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

let folder: string
let server: TestServer

test.beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairline-docs-'))
  await buildDocs(join(folder, 'docs'))
  server = await startTestServer({ staticFolder: folder })
})
test.afterAll(async () => {
  await server.stop()
  rmSync(folder, { recursive: true, force: true })
})

/** Opens the form of an operation. */
async function openForm(page: Page, id: string) {
  const section = page.locator(`#${id}`)
  await section.locator('summary', { hasText: 'Try it' }).click()
  return {
    section,
    send: () => section.getByRole('button', { name: `Send ${id}` }).click(),
    answer: section.getByText(/^HTTP 200, code/),
  }
}

test('the search finds an operation by keyboard, and its form answers, also as the demo account', async ({
  page,
}) => {
  // Where every operation and schema was on one page.
  await page.goto(`${server.url}/docs/#schema-SpotOrder`)
  await page.waitForURL('**/docs/spot.html#schema-SpotOrder')

  await page.keyboard.press('/')
  await page.keyboard.type('questions and answers')
  const search = page.getByRole('search')
  await expect(search.getByRole('status')).toHaveText(/^\d+ found$/)
  await page.keyboard.press('ArrowDown')
  await expect(search.getByRole('link').first()).toBeFocused()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/docs/help.html#listQuestions')

  const questions = await openForm(page, 'listQuestions')
  await questions.send()
  await expect(questions.answer).toHaveText(/^HTTP 200, code 200, /)
  await expect(questions.section.locator('.try pre', { hasText: '"rows": [' })).toBeVisible()

  const messages = await openForm(page, 'listServiceMessages')
  await messages.send()
  await expect(messages.answer).toHaveText(/^HTTP 200, code 401, /)
  await messages.section.getByRole('button', { name: 'Sign in with the demo account' }).click()
  await expect(messages.section.getByText('Signed in.')).toBeVisible()
  await messages.send()
  await expect(messages.answer).toHaveText(/^HTTP 200, code 200, /)
  await messages.section.getByText('As curl').click()
  const command = messages.section.locator('.try pre', { hasText: 'curl' })
  await expect(command).toContainText(/list\?pageNum=1&pageSize=20' [^]* --header 'Authorization: \S+'/)
  expect([...(await violationsOf(page)), ...(await darkViolationsOf(page))]).toEqual([])
})
