/** Questions, documents and customer support in a real browser. */
import {
  signInAs,
  expect,
  ignoreParsedHandlers,
  seedStorage,
  openRoute,
  PROMPTS_DISMISSED,
  test,
} from '#tests/support/e2e/browser-test.ts'

test('a guest finds an answer, follows its link to a document and comes back [R1.4]', async ({ page }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, '/pages/QA/QA')
  await page.getByRole('searchbox', { name: 'Search questions' }).fill('order cost')
  await page.getByText('What does an order cost?').click()
  await page.getByRole('link', { name: 'all fees' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Fees' })).toBeVisible()
  await expect(page.getByText(/0.1% of the order value/)).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('searchbox', { name: 'Search questions' })).toBeVisible()
})

test('HTML from the back end cannot run scripts', async ({ page, pageErrors: faults }) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  const content = `<p>Fine.</p><script>window.harmed = 1</script><img src="x" onerror="window.harmed = 2">
    <a href="javascript:window.harmed = 3">Click</a><a href="https://example.com/a">Out</a><iframe src="/"></iframe>
    <svg onload="window.harmed = 4"><script>window.harmed = 5</script></svg><form action="/"><input name="q"></form>
    <p style="position:fixed;inset:0" class="x" id="root">Over everything</p>`
  await page.route('**/api/richText/detail*', route =>
    route.fulfill({
      json: {
        code: 200,
        msg: 'ok',
        data: { name: 'risk', title: 'Risk', content, updatedAt: 1795199400000 },
      },
    }),
  )
  await openRoute(page, '/pages/richText?name=risk')
  await expect(page.getByText('Fine.')).toBeVisible()
  await page.getByText('Click').click()
  const article = page.getByRole('article')
  await expect(
    article.locator('script, iframe, form, input, svg, [style], [class=x], [id], [onerror], [onload]'),
  ).toHaveCount(0)
  await expect(article.getByText('Click')).not.toHaveAttribute('href')
  const out = article.getByRole('link', { name: 'Out' })
  await expect(out).toHaveAttribute('target', '_blank')
  await expect(out).toHaveAttribute('rel', /noopener/)
  expect(await page.evaluate(() => 'harmed' in window)).toBe(false)
  ignoreParsedHandlers(faults)
})

test('a customer support conversation continues after a reload and accepts a picture', async ({
  page,
  backEnd,
}) => {
  await signInAs(page, await backEnd.signUp())
  await openRoute(page, '/pages/service/service')
  await page.getByRole('textbox', { name: 'Your message' }).fill('When does my deposit come?')
  await page.getByRole('button', { name: 'Send' }).click()
  const talk = page.getByRole('list', { name: 'Conversation' })
  await expect(talk.getByText('When does my deposit come?')).toBeVisible()
  await expect(talk.getByText(/Deposits are approved within seconds/)).toBeVisible()

  await page.reload()
  await expect(talk.getByText(/Deposits are approved within seconds/)).toBeVisible()
  const picture = { name: 'proof.png', mimeType: 'image/png', buffer: await page.screenshot() }
  await page.getByLabel('Choose a picture').setInputFiles(picture)
  await expect(page.getByRole('img', { name: 'Picture 1' })).toBeVisible()
  await page.getByRole('button', { name: 'Send' }).click()
  await expect(talk.getByRole('img', { name: 'Picture sent by You' })).toBeVisible()
  await expect(talk.getByText(/Thank you for the picture/)).toBeVisible()
})
