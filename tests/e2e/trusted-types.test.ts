/** Trusted Types: no text becomes HTML or a script, and no screen tries. */
import { PATHS } from '#src/lib/paths.ts'
import {
  expect,
  openRoute,
  PROMPTS_DISMISSED,
  screenLoaded,
  seedStorage,
  signInAs,
  test,
} from '#tests/support/e2e/browser-test.ts'
import { DEMO } from '#tests/support/e2e/server.ts'

// With its service worker, whose address is a script's.
test.use({ serviceWorkers: 'allow' })

const PUBLIC = [PATHS.index, PATHS.trade, `${PATHS.richText}?name=terms`, PATHS.login] as const
const OWN = [PATHS.changePassword, PATHS.deposit, PATHS.withdraw, PATHS.messages] as const

test('text with markup, an address of a script and a text of one are refused, whatever of the app is there', async ({
  page,
  pageErrors,
}) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  await openRoute(page, `${PATHS.richText}?name=terms`)
  await screenLoaded(page)
  const refused = await page.evaluate(() => {
    const attempts = [
      () => void (document.createElement('div').innerHTML = '<img src=x onerror=alert(1)>'),
      () => document.body.insertAdjacentHTML('beforeend', '<b>x</b>'),
      () => void (document.createElement('script').src = 'https://evil.example/x.js'),
      () => void (document.createElement('script').text = 'alert(1)'),
      () => void document.createRange().createContextualFragment('<b>x</b>'),
      () => void new Worker('./other.js'),
    ]
    return attempts.map(attempt => {
      try {
        attempt()
        return 'done'
      } catch (error) {
        return (error as Error).name
      }
    })
  })
  expect(refused).toEqual(refused.map(() => 'TypeError'))
  // They are violations, and were meant to be.
  pageErrors.violations = pageErrors.violations.filter(text => !/Trusted/i.test(text))
})

test('screens of guests and members, a text of the operator as HTML among them, need nothing else', async ({
  page,
  backEnd,
}) => {
  await seedStorage(page, PROMPTS_DISMISSED)
  for (const route of PUBLIC) {
    await openRoute(page, route)
    await screenLoaded(page)
  }
  await openRoute(page, `${PATHS.richText}?name=terms`)
  await expect(page.getByRole('article').locator('p').first()).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.active?.state))
    .toBe('activated')
  await signInAs(page, await backEnd.signIn(DEMO))
  for (const route of OWN) {
    await openRoute(page, route)
    await screenLoaded(page)
  }
})
