/** Account security: devices, password, two-step verification, export and closing. */
import { readFileSync } from 'node:fs'
import { PATHS } from '#src/lib/paths.ts'
import { authenticatorCode } from '#tests/support/features/two-step.ts'
import {
  signInAs,
  expect,
  seedStorage,
  openRoute,
  PROMPTS_DISMISSED,
  test,
  type Page,
} from '#tests/support/e2e/browser-test.ts'

const PASSWORD = 'skylark1'
const STEP_UP_NEEDED = { code: 460, msg: 'hint_step_up_needed' }

async function signIn(page: Page, account: string, password = PASSWORD): Promise<void> {
  await openRoute(page, PATHS.login)
  await page.getByLabel('Email or phone').fill(account)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}

test('a sign-in on a new device is reported, and a changed password signs that device out until it uses the new one [R4.1, R5.2]', async ({
  page,
  browser,
  backEnd,
}) => {
  const member = await backEnd.signUp()
  await signInAs(page, member)
  const context = await browser.newContext({ baseURL: backEnd.url, serviceWorkers: 'block' })
  const laptop = await context.newPage()
  await seedStorage(laptop, PROMPTS_DISMISSED)
  await signIn(laptop, member.account)
  await expect(laptop).not.toHaveURL(/login/)
  await expect.poll(async () => (await member.get('countUnreadMessages')).data).toBe(1)

  await openRoute(page, `${PATHS.changePassword}?type=devices`)
  await expect(page.getByRole('list', { name: 'Signed-in devices' }).getByRole('listitem')).toHaveCount(2)
  await expect(page.getByText(/Chrome on (Linux|macOS|Windows)/)).toBeVisible()
  await openRoute(page, `${PATHS.changePassword}?type=password`)
  await page.getByLabel('Current password').fill(PASSWORD)
  await page.getByLabel('New password', { exact: true }).fill('skylark2')
  await page.getByLabel('Confirm new password').fill('skylark2')
  await page.getByRole('button', { name: 'Change password' }).dblclick()
  await expect(page.getByText('Other devices signed out: 1. This one stays signed in.')).toBeVisible()

  await expect(async () => {
    await openRoute(laptop, PATHS.profile)
    await laptop.reload()
    await expect(laptop).toHaveURL(/user\/login/, { timeout: 1000 })
  }).toPass()
  await signIn(laptop, member.account)
  await expect(laptop.getByText(/^Incorrect account or password/)).toBeVisible()
  await laptop.getByLabel('Password', { exact: true }).fill('skylark2')
  await laptop.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(laptop).not.toHaveURL(/login/)
  await context.close()
})

test('two-step verification is set up, passed with an app code and a recovery code, and switched off [R4.1]', async ({
  page,
  backEnd,
}) => {
  const member = await backEnd.signUp()
  await signInAs(page, member)
  await openRoute(page, PATHS.changePassword)
  await expect(page.getByText('Password only. Anyone who has it can sign in.')).toBeVisible()
  await page.getByRole('link', { name: 'Add two-step verification' }).click()
  await page.getByLabel('Your password').fill(PASSWORD)
  await page.getByRole('button', { name: 'Set up' }).click()
  await expect(page.locator('figure svg')).toBeVisible()
  const address = await page.getByRole('link', { name: 'Open in the app' }).getAttribute('href')
  const key = new URL(address ?? '').searchParams.get('secret') ?? ''
  await page.getByLabel('Code from the app').fill(authenticatorCode(key, Date.now()))
  await page.getByRole('button', { name: 'Turn on' }).click()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save as file' }).click()
  const codes =
    readFileSync((await (await saving).path()) ?? '', 'utf8').match(/[A-Z2-9]{5}-[A-Z2-9]{5}/g) ?? []
  expect(codes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await expect(page.getByText('Recovery codes left: 10')).toBeVisible()

  await seedStorage(page, PROMPTS_DISMISSED)
  await page.evaluate(() => localStorage.removeItem('fairline:session'))
  await signIn(page, member.account)
  await expect(page.getByRole('heading', { name: 'Two-step verification' })).toBeVisible()
  await page.getByLabel('Code from the app').fill('000000')
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page.getByText(/The code is incorrect or already used\. Attempts left: 4/)).toBeVisible()
  await page.getByRole('button', { name: 'Use a recovery code instead' }).click()
  await page.getByLabel('Recovery code').fill((codes[0] ?? '').toLowerCase())
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await expect(page).not.toHaveURL(/login/)

  await openRoute(page, `${PATHS.changePassword}?type=twoStep`)
  await expect(page.getByText('Recovery codes left: 9')).toBeVisible()
  await page.getByRole('button', { name: 'Turn off' }).click()
  const sheet = page.getByRole('dialog', { name: 'Turn off' })
  await sheet.getByLabel('Your password').fill(PASSWORD)
  await sheet.getByLabel('Code from the app, or a recovery code').fill(codes[1] ?? '')
  await sheet.getByRole('button', { name: 'Turn off' }).click()
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible()
})

test('all account data is exported as a file, and an empty account is closed for good [R7.4]', async ({
  page,
  backEnd,
}) => {
  const member = await backEnd.signUp()
  await signInAs(page, member)
  await openRoute(page, PATHS.privacy)
  await page.getByRole('button', { name: 'Prepare file' }).click()
  await expect(page.getByText(/^Ready: \d+ rows$/)).toBeVisible()
  const saving = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save file' }).click()
  const text = readFileSync((await (await saving).path()) ?? '', 'utf8')
  expect(JSON.parse(text)).toMatchObject({ users: [{ account: member.account }] })
  expect(text).not.toMatch(/argon2|_hash/)

  await page.getByRole('button', { name: 'Close account' }).click()
  const sheet = page.getByRole('dialog', { name: 'Close account' })
  await sheet.getByLabel('Your password').fill(PASSWORD)
  await sheet.getByLabel('I understand that this cannot be undone').check()
  await sheet.getByRole('button', { name: 'Close account' }).dblclick()
  await expect(page.getByText('Account closed')).toBeVisible()
  await signIn(page, member.account)
  await expect(page.getByText('This account was closed by its owner')).toBeVisible()
})

test('a passkey is added, signs in by itself, confirms a new withdrawal address and is removed [R4.1]', async ({
  page,
  backEnd,
}) => {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('WebAuthn.enable')
  await devTools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  const member = await backEnd.signUp()
  await signInAs(page, member)
  await openRoute(page, `${PATHS.changePassword}?type=passkeys`)
  await expect(page.getByText('No passkeys yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add passkey' }).click()
  const adding = page.getByRole('dialog', { name: 'Add passkey' })
  await adding.getByLabel('Name').fill('My phone')
  await adding.getByRole('button', { name: 'Add passkey' }).click()
  await expect(page.getByRole('list', { name: 'Passkeys' }).getByRole('listitem')).toContainText('My phone')

  await page.evaluate(() => localStorage.removeItem('fairline:session'))
  const signedIn = page.waitForResponse(/signInWithPasskey/)
  // A guest is led to the sign-in screen; the device chooses the passkey from the suggestions of its account field.
  await page.reload()
  await signedIn
  await expect(page.getByRole('list', { name: 'Passkeys' })).toBeVisible()

  // As if the sign-in were longer ago.
  await page.route('**/api/walletAddress/bind', route => route.fulfill({ json: STEP_UP_NEEDED }), {
    times: 1,
  })
  await openRoute(page, `${PATHS.bindAddress}?type=TRC20`)
  await page.getByLabel('Address', { exact: true }).fill('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
  await page.getByRole('button', { name: 'Add address' }).click()
  await page
    .getByRole('dialog', { name: 'Confirm it’s you' })
    .getByRole('button', { name: 'Use a passkey' })
    .click()
  // The form closes with the answer: nothing lies below it here but home.
  await expect(page).toHaveURL(new RegExp(PATHS.home))
  expect((await member.get('listWalletAddresses')).rows).toHaveLength(1)

  await openRoute(page, `${PATHS.changePassword}?type=passkeys`)
  await page.getByRole('button', { name: /^My phone/ }).click()
  await page.getByRole('button', { name: 'Remove passkey' }).click()
  await page
    .getByRole('dialog', { name: 'Remove “My phone”?' })
    .getByRole('button', { name: 'Remove passkey' })
    .click()
  await expect(page.getByText('No passkeys yet')).toBeVisible()
})
