/** Both identity checks: refusal and retry, photos, a place, and a session that expires in between. */
import { PATHS } from '#src/lib/paths.ts'
import {
  signInAs,
  expect,
  seedStorage,
  openRoute,
  PROMPTS_DISMISSED,
} from '#tests/support/e2e/browser-test.ts'
import { accountsAt } from '#tests/support/e2e/server.ts'
import { test } from '#tests/support/e2e/server-test.ts'

test.use({ environment: { IDENTITY_DELAY_MS: '300' } })

/** A single-colour picture that the browser can decode. */
const photo = {
  name: 'card.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAoAAAAKCAIAAAACUFjqAAAAEklEQVR4nGP4z8CAB+GTG8HSALfKY52fTcuYAAAAAElFTkSuQmCC',
    'base64',
  ),
}

test('a refused document number is corrected, photos and a place are sent, and both identity checks pass [R2.5, R4.1, R5.3]', async ({
  page,
  server,
}) => {
  const member = await accountsAt(server.url).signUp()
  await signInAs(page, member)
  await openRoute(page, PATHS.basicIdentity)
  await page.getByRole('combobox', { name: 'Issuing country' }).fill('Austri')
  await page.getByRole('option', { name: 'Austria' }).click()
  await page.getByLabel('Full name').fill('Ana Beispiel')
  await page.getByLabel('Document number').fill('P1234513')
  await page.getByLabel('Date of birth').fill('1990-05-17')

  // The session expires during the form: its input is kept.
  await server.expire(member.token)
  // A call in the background may find that first; then the button is gone.
  await page
    .getByRole('button', { name: 'Continue' })
    .click({ timeout: 5_000 })
    .catch(() => {})
  const submit = page.getByRole('button', { name: 'Submit for review' })
  await submit.click({ timeout: 5_000 }).catch(() => {})
  await expect(page).toHaveURL(/user\/login/)
  await page.getByLabel('Email or phone').fill(member.account)
  await page.getByLabel('Password', { exact: true }).fill('skylark1')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByLabel('Full name')).toHaveValue('Ana Beispiel')
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('The document number could not be verified.')).toBeVisible()

  await page.getByRole('combobox', { name: 'Issuing country' }).fill('Austri')
  await page.getByRole('option', { name: 'Austria' }).click()
  await page.getByLabel('Full name').fill('Ana Beispiel')
  await page.getByLabel('Document number').fill('P1234514')
  await page.getByLabel('Date of birth').fill('1990-05-17')
  await page.getByRole('button', { name: 'Continue' }).click()
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
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Submit for review' }).click()
  await expect(page.getByText('Approved', { exact: true })).toBeVisible()
  await page.getByRole('link', { name: /Vienna, Austria/ }).click()
  await expect(page.getByRole('link', { name: 'Open in maps app' })).toHaveAttribute(
    'href',
    /^geo:48\.21,16\.37/,
  )

  await openRoute(page, PATHS.profile)
  await expect(page.getByText('Fully verified')).toBeVisible()
})

test('location is rounded to a kilometre when allowed; when denied, the screen says why', async ({
  page,
  context,
  server,
}) => {
  const member = await accountsAt(server.url).signUp()
  await seedStorage(page, { ...PROMPTS_DISMISSED, session: { token: member.token, userId: member.userId } })
  await openRoute(page, PATHS.chooseLocation)
  await page.getByRole('button', { name: 'Use current location' }).click()
  await expect(page.getByText(/Location access was denied/)).toBeVisible()
  await context.grantPermissions(['geolocation'], { origin: server.url })
  await context.setGeolocation({ latitude: 48.2101, longitude: 16.3699 })
  await page.getByRole('button', { name: 'Use current location' }).click()
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('fairline:chosen-place')))
    .toContain('Near Vienna, Austria')
})
