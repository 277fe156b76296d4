/** New shares from the calendar to the sale: subscription, cancellation, draw, verification on the device, refund and listing. */
import { readFile } from 'node:fs/promises'
import { verifyDraw } from '#src/lib/trading/allotment-draw.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { violationsOf } from '#tests/support/e2e/axe.ts'
import { accountsAt, type Person } from '#tests/support/e2e/server.ts'
import {
  screenLoaded,
  signInAs,
  expect,
  figure,
  openRoute,
  type Page,
} from '#tests/support/e2e/browser-test.ts'
import { test } from '#tests/support/e2e/server-test.ts'
import type { TestServer } from '#tests/support/test-server.ts'

/** The server's current offers. */
async function offersOf(person: Person) {
  const { rows } = await person.get('listShareOffers', { view: 'current', pageNum: 1, pageSize: 20 })
  return rows
}

/** The offer that closes last among the open ones. */
async function openOffer(person: Person) {
  return (await offersOf(person)).findLast(({ status }) => status === 'open')!
}

/** Advances the server's clock to a given time; the quotes tell its current time. */
async function moveTo(server: TestServer, person: Person, moment: number): Promise<void> {
  const [offer] = await offersOf(person)
  server.advance(moment + 1000 - offer!.nowPriceTime)
}

async function newestOf(person: Person) {
  const { rows } = await person.get('listShareSubscriptions', { pageNum: 1, pageSize: 1 })
  return rows[0]!
}

/** Subscribes on screen, and closes the receipt. */
async function subscribe(page: Page, lots: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Lots' }).fill(lots)
  await page.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Subscribe, hold/ })
    .click()
  const receipt = page.getByRole('dialog', { name: 'Subscribed' })
  await expect(receipt.getByText('Matches the preview exactly.')).toBeVisible()
  await expect(figure(receipt, 'Requested')).toContainText(`${lots} lot`)
  expect(await violationsOf(page)).toEqual([])
  await receipt.getByRole('button', { name: 'Close' }).click()
}

test('an offer is subscribed to, cancelled, subscribed to again, drawn, verified on the device, refunded and listed [R2.5]', async ({
  page,
  server,
}) => {
  test.setTimeout(120_000)
  const person = await accountsAt(server.url).signUp('30000')
  const offer = await openOffer(person)
  await signInAs(page, person)
  await openRoute(page, PATHS.newShares)
  await screenLoaded(page)
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('list', { name: 'Open now' }).getByRole('link').last().click()
  await expect(page.getByRole('heading', { level: 1, name: offer.productName })).toBeVisible()

  // Too many lots, none, then a valid number, which is cancelled at no cost.
  await page.getByRole('textbox', { name: 'Lots' }).fill('21')
  await page.getByRole('textbox', { name: 'Lots' }).blur()
  await expect(page.getByText(/^At most 20/)).toBeVisible()
  await subscribe(page, '4')
  await page.getByRole('list', { name: 'Your subscription' }).getByRole('button').click()
  await page.getByRole('button', { name: 'Cancel subscription' }).click()
  const question = page.getByRole('dialog', { name: 'Cancel subscription' })
  await question.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(page.getByText('Order canceled')).toBeVisible()
  expect((await newestOf(person)).status).toBe('cancelled')
  await subscribe(page, '20')
  const waiting = await newestOf(person)
  expect(waiting).toMatchObject({ status: 'waiting', lots: 20 })
  expect((await person.get('getUserBalance', { currencyId: 3 })).data.held).toBe(waiting.held)

  // Participants are public while the offer is open, with the own entry marked.
  await page.getByRole('button', { name: 'View draw entries' }).click()
  const list = page.getByRole('dialog', { name: 'Draw entries' })
  await expect(list.getByText('yours')).toBeVisible()
  await list.getByRole('button', { name: 'Close' }).click()

  // Closed: no more subscriptions or cancellations. Drawn: charged and refunded.
  await moveTo(server, person, offer.closesAt)
  await expect
    .poll(() =>
      person.call('cancelShareSubscription', { id: waiting.id, idempotencyKey: crypto.randomUUID() }),
    )
    .toMatchObject({
      code: 460,
      msg: 'hint_share_offer_not_open',
    })
  await moveTo(server, person, offer.drawsAt)
  await expect.poll(async () => (await newestOf(person)).status).not.toBe('waiting')
  expect(await server.verify()).toEqual([])
  const drawn = await newestOf(person)
  const { rows: told } = await person.get('listMessages', { pageNum: 1, pageSize: 5, isUnread: 1 })
  expect(told.map(({ kind }) => kind)).toContain(
    drawn.allottedLots! > 0 ? 'shares_allotted' : 'shares_not_allotted',
  )

  // Verified by the device, and by this test from the public list.
  await page.reload()
  await page.getByRole('button', { name: 'Verify the draw' }).click()
  await expect(page.getByText(/Recalculated: all \d+ entries were allotted what they drew/)).toBeVisible()
  await expect(page.getByText(`Lots allotted to your entry: ${drawn.allottedLots}.`)).toBeVisible()
  expect(await violationsOf(page)).toEqual([])
  await page.getByRole('button', { name: 'View draw entries' }).click()
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download list' }).click()
  const [, ...lines] = (await readFile(await (await downloading).path(), 'utf8')).trim().split('\r\n')
  const entries = lines.map(line => {
    const [id = '', , lots, allottedLots] = line.split(',')
    return { id, lots: Number(lots), allottedLots: Number(allottedLots) }
  })
  const { draw } = (await person.get('getShareOffer', { id: offer.id })).data
  const { commitment, seed, entriesHash } = draw
  expect(
    verifyDraw({ commitment, seed: seed!, entriesHash: entriesHash!, totalLots: offer.totalLots, entries }),
  ).toEqual([])
  expect(entries.find(({ id }) => id === drawn.entryId)?.allottedLots).toBe(drawn.allottedLots)

  // Listed: allotted shares can be sold, and history and ledger have every step.
  await moveTo(server, person, offer.listsAt)
  const isAllotted = drawn.allottedLots! > 0
  await expect.poll(async () => (await newestOf(person)).status).toBe(isAllotted ? 'listed' : 'notAllotted')
  await openRoute(page, PATHS.newShareRecords)
  const history = page.getByRole('list', { name: 'My subscriptions' })
  await expect(history.getByText(`${drawn.allottedLots} of 20 lots`)).toBeVisible()
  await expect(page.getByText('End of list')).toBeVisible()
  await history.getByRole('button').first().click()
  const sheet = page.getByRole('dialog', { name: offer.productName })
  await expect(figure(sheet, 'Status')).toHaveText(isAllotted ? 'Allotted, can be sold' : 'Not allotted')
  expect(await violationsOf(page)).toEqual([])
  // The device computes it again from what is published, and finds the same.
  await sheet.getByRole('button', { name: 'Check this' }).click()
  const check = page.getByRole('dialog', { name: 'Check this record' })
  await check.getByRole('button', { name: 'Check now' }).click()
  await expect(check.getByText('No mismatches', { exact: true })).toBeVisible()
  await check.getByRole('button', { name: 'Close' }).click()
  await sheet.getByRole('link', { name: 'Ledger entries' }).click()
  await expect(page.getByText('Released').first()).toBeVisible()
  expect(await server.verify()).toEqual([])
})

test('subscribing in two tabs creates one subscription, and the second tab says so [R2.5]', async ({
  page,
  context,
  server,
}) => {
  const person = await accountsAt(server.url).signUp('30000')
  const offer = await openOffer(person)
  await signInAs(page, person)
  const route = pathTo(PATHS.newShareDetail, { id: offer.id })
  await openRoute(page, route)
  const other = await context.newPage()
  await openRoute(other, route)
  for (const each of [page, other]) {
    await expect(each.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled()
  }
  await subscribe(page, '1')
  await other.getByRole('button', { name: 'Subscribe', exact: true }).click()
  await other.getByRole('button', { name: /^Subscribe, hold/ }).dblclick()
  await expect(other.getByRole('list', { name: 'Your subscription' })).toBeVisible()
  const { total } = await person.get('listShareSubscriptions', { pageNum: 1, pageSize: 20 })
  expect(total).toBe(1)
  expect(await server.verify()).toEqual([])
})

test('a subscription cannot be read or cancelled by another account [R2.5]', async ({ server }) => {
  const [ana, eve] = [
    await accountsAt(server.url).signUp('30000'),
    await accountsAt(server.url).signUp('100'),
  ]
  const offer = await openOffer(ana)
  const { data } = await ana.get('subscribeToShares', {
    offerId: offer.id,
    lots: 1,
    idempotencyKey: crypto.randomUUID(),
  })
  expect(
    await eve.call('cancelShareSubscription', { id: data.id, idempotencyKey: crypto.randomUUID() }),
  ).toMatchObject({
    msg: 'hint_order_unknown',
  })
  expect((await eve.get('getShareOffer', { id: offer.id })).data.mine).toBeNull()
  expect((await newestOf(ana)).status).toBe('waiting')
})

test.describe('in a time zone far east of UTC', () => {
  test.use({ timezoneId: 'Pacific/Kiritimati' })

  test('an offer closes at its UTC moment, whatever the local day [R2.5]', async ({ page, server }) => {
    const person = await accountsAt(server.url).signUp('30000')
    const offer = await openOffer(person)
    await signInAs(page, person)
    await openRoute(page, pathTo(PATHS.newShareDetail, { id: offer.id }))
    await expect(page.getByText('All times are in this device’s time zone: Pacific/Kiritimati')).toBeVisible()
    // Fourteen hours ahead of UTC: another day, the same moment.
    const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'Pacific/Kiritimati' })
    await expect(figure(page.locator('main'), 'Closes')).toContainText(day.format(offer.closesAt))
    await expect(page.getByRole('timer')).toHaveText(/^Closes in (\d+h \d+m|\d+m \d+s)$/)
    await expect(page.getByRole('button', { name: 'Subscribe', exact: true })).toBeEnabled()
  })
})
