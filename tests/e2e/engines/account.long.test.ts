/** What an account holder does, in each engine that phones have. `PICTURES=<folder>` keeps a picture of the end of each. */
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { join } from 'node:path'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { PROMPTS_DISMISSED } from '#tests/support/e2e/browser-test.ts'
import { copyBuilds } from '#tests/support/e2e/builds.ts'
import { PASSWORD, ROOT } from '#tests/support/e2e/server.ts'
import { APPLE, QUIET, expect, inEachEngine, test } from '#tests/support/engines/engine-test.ts'
import { startTestServer } from '#tests/support/test-server.ts'

inEachEngine(() => {
  test('signs in with a password', async ({ visitor, backEnd }) => {
    const { account } = await backEnd.signUp('50')
    await visitor.remember(PROMPTS_DISMISSED)
    await visitor.open(PATHS.login)
    await visitor.fill('Email or phone', account)
    await visitor.fill('Password', PASSWORD)
    await visitor.press('button', 'Sign in')
    await visitor.sees('navigation', 'Main')
    await visitor.open(PATHS.wallet)
    await visitor.seesText(/^50\.00/)
  })

  test('is told of a wrong password, and keeps what was typed', async ({ visitor, backEnd }) => {
    const { account } = await backEnd.signUp()
    await visitor.remember(PROMPTS_DISMISSED)
    await visitor.open(PATHS.login)
    await visitor.fill('Email or phone', account)
    await visitor.fill('Password', 'wrong1234')
    await visitor.press('button', 'Sign in')
    await visitor.seesText(/^Incorrect account or password/)
    expect((await visitor.seesField('Email or phone')).value).toBe(account)
  })

  test('registers with a code', async ({ visitor }) => {
    await visitor.remember(PROMPTS_DISMISSED)
    await visitor.open(PATHS.register)
    await visitor.fill('Email or phone', `${randomUUID()}@example.com`)
    await visitor.press('button', 'Send code')
    await visitor.untilTrue(
      () => document.querySelector<HTMLInputElement>('[autocomplete=one-time-code]')?.value.length === 6,
    )
    await visitor.fill('Password', PASSWORD)
    await visitor.press('checkbox', 'I agree to these terms')
    await visitor.press('button', 'Create account')
    await visitor.untilTrue(() => !location.hash.includes('register'))
  })

  test('deposits money', async ({ visitor, signedIn }) => {
    const person = await signedIn(undefined, QUIET)
    await visitor.open(PATHS.deposit)
    await visitor.fill('Amount', '100')
    await visitor.press('button', 'Deposit 100.00 USDT')
    await expect
      .poll(async () => (await person.get('listDeposits', { pageNum: 1, pageSize: 10 })).rows.length)
      .toBe(1)
  })

  test('sends a picture', async ({ visitor, signedIn }) => {
    await signedIn()
    await visitor.open(PATHS.service)
    await visitor.driver.attach('input[name=pictureId-file]', join(ROOT, 'src/app/public/icon-192.png'))
    await visitor.sees('link', 'Picture 1')
  })

  test('changes the language everywhere', async ({ visitor, signedIn }) => {
    await signedIn()
    await visitor.open(PATHS.language)
    await visitor.pressText('Deutsch')
    await visitor.untilTrue(() => document.documentElement.lang.startsWith('de'))
    await visitor.open(PATHS.market)
    await visitor.sees('link', 'Markt')
  })

  test('is mirrored in Arabic', async ({ visitor, signedIn }) => {
    await signedIn(undefined, { ...APPLE, locale: 'ar' })
    await visitor.open(PATHS.trade)
    await visitor.untilTrue(() => document.querySelectorAll('nav a').length === 5)
    const tabs = await visitor.driver.run(() =>
      Array.from(document.querySelectorAll('nav a'), tab => tab.getBoundingClientRect().left),
    )
    expect(tabs).toEqual(tabs.toSorted((a, b) => b - a))
  })

  test('is led from a withdrawal to the bank card that it lacks', async ({ visitor, signedIn }) => {
    await signedIn('500')
    await visitor.open(PATHS.withdraw)
    await visitor.seesText(/^Available:/)
    await visitor.press('link', 'Add bank card')
    await visitor.sees('heading', 'Add bank card')
  })

  test('keeps the last figures while nothing answers, says so, and goes on by itself', async ({
    visitor,
    signedIn,
    address,
  }) => {
    await signedIn('1234')
    await visitor.open(PATHS.wallet)
    await visitor.seesText(/^1,234\.00/)
    address.refused = Infinity
    address.resetAll()
    await visitor.seesText(/^These figures are from the last update/)
    await visitor.seesText(/^1,234\.00/)
    address.refused = 0
    await visitor.untilTrue(() => !document.body.innerText.includes('These figures are from the last update'))
  })

  test('is offered a newer build, which loads when accepted', async ({ visitor, address }) => {
    const folders = copyBuilds(1, 2)
    const [first, second] = await Promise.all(folders.map(staticFolder => startTestServer({ staticFolder })))
    const build = () =>
      visitor.driver.run(() => document.querySelector('meta[name=build]')?.getAttribute('content') ?? '')
    address.leadTo(first!.url)
    await visitor.remember(PROMPTS_DISMISSED)
    await visitor.open(PATHS.home)
    await visitor.untilTrue(() => navigator.serviceWorker.controller !== null)
    expect(await build()).toBe('1')
    address.leadTo(second!.url)
    address.resetAll()
    await visitor.driver.run(async () => void (await (await navigator.serviceWorker.ready).update()))
    await visitor.press('button', 'New version available. Reload')
    await visitor.untilTrue(() => document.querySelector('meta[name=build]')?.getAttribute('content') === '2')
    await Promise.all([first!.stop(), second!.stop()])
    for (const folder of folders) rmSync(folder, { recursive: true })
  })

  test('is dark from its first moment where that was chosen', async ({ visitor, signedIn }) => {
    await signedIn(undefined, { display: { colorScheme: 'dark' } })
    await visitor.open(PATHS.home)
    await visitor.sees('navigation', 'Main')
    const background = await visitor.driver.run(
      () => getComputedStyle(document.documentElement).backgroundColor,
    )
    const parts = background.match(/\d+/g)!.slice(0, 3).map(Number)
    expect(Math.max(...parts)).toBeLessThan(80)
  })

  test('offers a passkey, or says that there is none here', async ({ visitor, signedIn }) => {
    await signedIn()
    await visitor.open(pathTo(PATHS.changePassword, { type: 'passkeys' }))
    await visitor.seesText('No passkeys yet')
    const hasPasskeys = await visitor.driver.run(() => 'PublicKeyCredential' in globalThis)
    if (hasPasskeys) await visitor.sees('button', 'Add passkey')
    else await visitor.seesText('Passkeys cannot be used in this browser or at this address.')
  })
})
