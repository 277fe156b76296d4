/** Both identity checks in a real browser: refused and tried again, with photos and a place, and a session that ends in between. */
import { PATHS } from '#src/lib/paths.ts'
import { enter, expect, keep, open, settled, test as base } from '../support/e2e.ts'
import { peopleAt } from '../support/e2e-server.ts'
import { startTestServer, type TestServer } from '../support/test-server.ts'

const test = base.extend<object, { server: TestServer }>({
  server: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the pattern to learn what a fixture needs.
    async ({}, use) => {
      const server = await startTestServer({ environment: { IDENTITY_DELAY_MS: '300' } })
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.url),
})

/** A picture of one colour that the browser can decode. */
const photo = {
  name: 'card.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
    'base64',
  ),
}

test('a refused number is corrected, photos and a place are sent, and both checks are passed [R2.5, R4.1, R5.3]', async ({
  page,
  server,
}) => {
  const member = await peopleAt(server.url).signUp()
  await enter(page, member)
  await open(page, PATHS.basicIdentity)
  await page.getByRole('combobox', { name: 'Issuing country' }).fill('Austri')
  await page.getByRole('option', { name: 'Austria' }).click()
  await page.getByLabel('Full name').fill('Ana Beispiel')
  await page.getByLabel('Document number').fill('P1234513')
  await page.getByLabel('Date of birth').fill('1990-05-17')

  // The session ends in the middle: what was typed is still there afterwards.
  await server.expire(member.token)
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page).toHaveURL(/user\/login/)
  await page.getByLabel('Email or phone').fill(member.account)
  await page.getByLabel('Password', { exact: true }).fill('fairline1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Beispiel')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('The document number could not be verified.')).toBeVisible()

  await page.getByRole('combobox', { name: 'Issuing country' }).fill('Austri')
  await page.getByRole('option', { name: 'Austria' }).click()
  await page.getByLabel('Full name').fill('Ana Beispiel')
  await page.getByLabel('Document number').fill('P1234514')
  await page.getByLabel('Date of birth').fill('1990-05-17')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await page.getByRole('link', { name: 'Continue to advanced verification' }).click()

  for (const side of ['front', 'back', 'holding']) {
    await page.locator(`input[name="${side}-file"]`).setInputFiles(photo)
  }
  await expect(page.getByRole('button', { name: /^Remove/ })).toHaveCount(3)
  await page.getByLabel('Address').fill('Mariahilfer Strasse 1')
  await page.getByRole('link', { name: /Choose from list/ }).click()
  await page.getByLabel('City or country').fill('Vien')
  await page.getByRole('button', { name: /Vienna/ }).click()
  await expect(page.getByText('Vienna, Austria')).toBeVisible()
  await expect(page.getByLabel('Address')).toHaveValue('Mariahilfer Strasse 1')
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('Approved')).toBeVisible()
  await page.getByRole('link', { name: /Vienna, Austria/ }).click()
  await expect(page.getByRole('link', { name: 'Open in maps app' })).toHaveAttribute(
    'href',
    /^geo:48\.21,16\.37/,
  )

  await open(page, PATHS.profile)
  await expect(page.getByText('Fully verified')).toBeVisible()
})

test('a device that may tell where it is, does so to a kilometre; one that may not is told why nothing came', async ({
  page,
  context,
  server,
}) => {
  const member = await peopleAt(server.url).signUp()
  await keep(page, { ...settled, session: { token: member.token, userId: member.userId } })
  await open(page, PATHS.chooseLocation)
  await page.getByRole('button', { name: 'Use current location' }).click()
  await expect(page.getByText(/Location access was denied/)).toBeVisible()
  await context.grantPermissions(['geolocation'], { origin: server.url })
  await context.setGeolocation({ latitude: 48.2101, longitude: 16.3699 })
  await page.getByRole('button', { name: 'Use current location' }).click()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('fairline:chosen-place')))
    .toContain('Near Vienna, Austria')
})
