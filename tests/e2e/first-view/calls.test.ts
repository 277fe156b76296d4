/** The calls of a first screen: when they leave, what they carry, and that each is sent once. */
import { PATHS } from '#src/lib/paths.ts'
import { DEMO } from '#tests/support/e2e/server.ts'
import { expect, PROMPTS_DISMISSED, seedStorage, signInAs, test } from '#tests/support/e2e/browser-test.ts'
import { APP, firstScreen, holdApp } from '#tests/support/e2e/first-screen.ts'

test('the first calls leave while no script has arrived, with the documented headers [R7.1, R7.2]', async ({
  page,
  backEnd,
}) => {
  const person = await backEnd.signIn(DEMO)
  await signInAs(page, person, { locale: 'de', 'market-tab': '2' })
  // They never arrive.
  await page.route(/assets\/.*\.js$/, () => {})
  for (const [path, call] of [
    ['', '/api/homeRecommendProducts/list'],
    [PATHS.market, '/api/cryptocurrencyProduct/list'],
    [PATHS.trade, '/api/product/detail'],
  ] as const) {
    // oxlint-disable no-await-in-loop -- One page after the other.
    const sent = page.waitForRequest(request => new URL(request.url()).pathname === call)
    // Another query, so that it is loaded again.
    await page.goto(`/?${call}${path && `#${path}`}`, { waitUntil: 'commit' })
    expect(await (await sent).allHeaders()).toMatchObject({
      'accept-language': 'de',
      authorization: person.token,
      'content-type': 'application/x-www-form-urlencoded',
    })
    // oxlint-enable no-await-in-loop
  }
})

test('every call of a first screen is sent once, whoever asks for it', async ({ page }) => {
  const calls: string[] = []
  page.on('request', request => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/api/') && pathname !== '/api/quoteStream') calls.push(pathname + search)
  })
  await seedStorage(page, PROMPTS_DISMISSED)
  for (const route of ['/', PATHS.market, PATHS.trade]) {
    calls.length = 0
    const letAppCome = await holdApp(page)
    await page.goto(`/?${route}#${route}`)
    await expect(firstScreen(page)).toBeVisible()
    await letAppCome()
    await page.waitForLoadState('networkidle', { timeout: 3000 }).catch(() => {})
    const first = calls.filter(call =>
      /homeRecommend|stockProduct|product\/detail|switchSet|appConfig|getSiteInfo/.test(call),
    )
    expect(first.length).toBeGreaterThan(0)
    expect(
      first.filter((call, index) => first.indexOf(call) !== index),
      `sent again on ${route}`,
    ).toEqual([])
    await page.unroute(APP)
  }
})
