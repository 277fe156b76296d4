/** What the operator sets on the command line while the back end runs, and the app that follows. */
import { spawnSync } from 'node:child_process'
import { readConfig } from '#server/config.ts'
import { openConfiguredStore } from '#server/create-services.ts'
import { runSettings } from '#scripts/operator-settings.ts'
import { accountsAt, ROOT } from '../support/e2e/server.ts'
import { expect, openRoute, signInAs } from '../support/e2e/browser-test.ts'
import { test } from '../support/e2e/server-test.ts'

const me = '/pages/tabs/me/me-e'

/** Runs `npm run operator -- …` on the database of the server. @returns what it says */
function operator(dataDir: string, ...words: string[]): string {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/operator.ts', ...words], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, DATA_DIR: dataDir },
  })
  if (status !== 0) throw new Error(stderr)
  return stdout
}

/** What `set` of the command line does, in this process, as starting one takes a second. */
async function setAll(dataDir: string, settings: readonly (readonly string[])[]): Promise<void> {
  const store = await openConfiguredStore(readConfig({ DATA_DIR: dataDir }), Date)
  for (const words of settings) await runSettings(store, Date, ['set', ...words])
  await store.close()
}

test('switch, tip, message, row, notice and default body apply without a restart [R3.2, R4.4, R7.1]', async ({
  page,
  server,
}) => {
  await signInAs(page, await accountsAt(server.url).signUp('100'))
  await openRoute(page, `${me}?group=trading`)
  await expect(page.getByRole('link', { name: /Loans/ })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Market', exact: true })).toBeVisible()

  operator(server.dataDir, 'set', 'switch', 'loan', 'on')
  await setAll(server.dataDir, [
    ['row', me, 'promo', 'module=rewards', 'title.en=Autumn promotion', 'link=/pages/activity/index'],
    ['message', 'en', 'nav.market', 'Quotes'],
    ['tip', 'depositNotice', 'en=Free until Sunday.'],
    ['notice', '9', 'title.en=Maintenance', 'content.en=Tonight at ten.'],
    ['body', 'channel', 'web'],
  ])

  await openRoute(page, me)
  // A page whose settings take longer than three seconds goes on with those of the last visit.
  await expect(async () => {
    const sent = page.waitForRequest(request => request.url().includes('/api/userInfo/getUserInfo'))
    await page.reload()
    expect(new URL((await sent).url()).searchParams.get('channel')).toBe('web')
  }).toPass()
  await expect(page.getByRole('link', { name: 'Quotes', exact: true })).toBeVisible()
  await openRoute(page, `${me}?group=trading`)
  await expect(page.getByRole('link', { name: /Pledge/ })).toBeVisible()
  await expect(page.getByRole('link', { name: /Loans/ })).toHaveCount(0)
  await openRoute(page, `${me}?group=rewards`)
  await expect(page.getByRole('link', { name: 'Autumn promotion' })).toBeVisible()
  await openRoute(page, '/pages/user/recharge')
  await expect(page.getByText('Free until Sunday.')).toBeVisible()
  await openRoute(page, '/pages/notifyList/notifyList')
  await expect(page.getByText('Maintenance')).toBeVisible()

  operator(server.dataDir, 'reset', 'switch', 'loan')
  await openRoute(page, `${me}?group=trading`)
  await page.reload()
  await expect(page.getByRole('link', { name: /Loans/ })).toBeVisible()
})
