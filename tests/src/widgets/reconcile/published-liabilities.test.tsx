import { screen, within } from '@testing-library/react'
import type { RequestHandler } from 'msw'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import words from '#src/i18n/en/liabilities.ts'
import {
  dayRoot,
  leafNode,
  pathOf,
  rootOf,
  totalsHash,
  type TreeNode,
} from '#src/lib/proofs/liability-tree.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { setDisplay } from '#src/stores/settings/display.ts'
import { seenRoot } from '#src/stores/seen/seen-root.ts'
import CheckAccount from '#src/widgets/reconcile/check-account.tsx'
import { answering, useNetwork, visit } from '#tests/src/features/support/visit.tsx'
import { accountHandlers, at, none } from './account-handlers.ts'

const path = '/check'
const screens = { [path]: () => <CheckAccount /> }
const ACCOUNT = 'demo@fairline.test'
const BLIND = '3f'.repeat(32)
const DAYS = ['2026-11-21', '2026-11-22'] as const

/** A day on which the account has 1000 USDT and others have these amounts. */
function dayWith(day: string, previous: string | null, others: readonly string[] = ['250.5', '12']) {
  const asset = 'currency 3'
  const own = leafNode({ day, asset, amount: '1000', blind: BLIND, account: ACCOUNT })
  const leafFor = (amount: string): TreeNode => ({ total: amount, hash: BLIND.replace('3', 'a') })
  const nodes = [own, ...others.map(leafFor)]
  const { total, hash } = rootOf(nodes)
  const ids = { currencyId: 3, productId: null }
  const totals = [{ ...ids, leaves: nodes.length, total, root: hash }]
  const root = { day, previous, totalsHash: totalsHash([{ ...totals[0]!, asset }]) }
  const leaf = { ...ids, amount: '1000', blind: BLIND, index: 0, path: pathOf(nodes, 0) }
  return { root: { ...root, hash: dayRoot(root) }, totals, leaf }
}

type Day = ReturnType<typeof dayWith>

function daysWith(others?: readonly string[]): [Day, Day] {
  const first = dayWith(DAYS[0], null, others)
  return [first, dayWith(DAYS[1], first.root.hash, others)]
}

/** A back end that publishes these days, oldest first, and proves these leaves. */
const publishing = (
  days: readonly Day[],
  leaves: readonly object[] = days.slice(-1).map(({ leaf }) => leaf),
) => [
  answering('get', '/api/liability/list', ({ day }) => {
    const rows = days.map(({ root, totals }) => ({ ...root, ...(day && { totals }) })).toReversed()
    return { ...none, rows: rows.filter(row => !day || row.day === day), total: days.length }
  }),
  answering('get', '/api/liability/proof', ({ day }) => ({
    code: 200,
    msg: 'ok',
    data: { day, balances: leaves },
  })),
  ...accountHandlers(),
]

const wordsFor = (text: string, day = 'Nov 22, 2026') => text.replace('{day}', day)

/** Checks the account, and waits for what is said about the published totals. */
async function check(handlers: RequestHandler[], text: string) {
  const { user, unmount } = await visit(path, screens, { handlers })
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText(text)).toBeTruthy()
  const section = within(screen.getByRole('heading', { name: words.title }).closest('section')!)
  return { user, unmount, section }
}

useNetwork()

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: at + 2 * DAY })
  setDisplay({ hideFigures: false })
  // The storage was cleared.
  dispatchEvent(new StorageEvent('storage', { key: null }))
})
afterEach(() => vi.useRealTimers())

it('account check finds the balances in the published totals, and says what that proves and what not', async () => {
  const days = daysWith()
  const { section, user } = await check(publishing(days), wordsFor(words.included))
  expect(screen.getByText('No mismatches')).toBeTruthy()
  expect(section.getByText(words.proves)).toBeTruthy()
  expect(section.getByText(words.provesNot)).toBeTruthy()
  expect(section.getByText(days[1].root.hash)).toBeTruthy()
  expect(section.getByText(ACCOUNT)).toBeTruthy()
  expect(screen.queryByText(wordsFor(words.late))).toBeNull()
  expect(seenRoot()).toEqual({ day: DAYS[1], hash: days[1].root.hash })
  await user.click(screen.getByText('My balance in the published totals'))
  const group = within(screen.getByText('My balance in the published totals').closest('details')!)
  expect(
    group
      .getAllByRole('definition')
      .map(one => one.textContent)
      .slice(0, 3),
  ).toEqual(['1,000', '1,000 USDT', '1,000 USDT'])
})

it('account check names a balance that is not in the published totals', async () => {
  await check(publishing(daysWith(), []), wordsFor(words.missing))
  expect(screen.getByText('Mismatches: 1')).toBeTruthy()
  const found = within(screen.getAllByText('My balance in the published totals')[0]!.closest('details')!)
  expect(found.getAllByRole('definition').map(one => one.textContent)).toEqual([
    '1,000',
    '1,000 USDT',
    '0 USDT',
    '−1,000 USDT',
  ])
})

it('account check takes a refused proof for a balance that is not in the published totals', async () => {
  const refused = answering('get', '/api/liability/proof', { code: 460, msg: 'hint_liability_day_unknown' })
  await check([refused, ...publishing(daysWith())], wordsFor(words.missing))
  expect(screen.getByText('Mismatches: 1')).toBeTruthy()
})

it('account check names a negative amount that lowers the published totals', async () => {
  await check(publishing(daysWith(['-900', '12'])), wordsFor(words.missing))
  const found = within(screen.getAllByText('My balance in the published totals')[0]!.closest('details')!)
  expect(found.getAllByRole('definition').map(one => one.textContent)).toEqual(['0', '−900', '−900'])
})

it('account check names the day for which another root was shown before, and goes on knowing it', async () => {
  const { unmount } = await check(publishing(daysWith()), wordsFor(words.included))
  const seen = seenRoot()
  unmount()
  const others = daysWith(['7'])
  await check(publishing(others), wordsFor(words.missing))
  expect(screen.getByText('Mismatches: 1')).toBeTruthy()
  const found = within(screen.getAllByText('Published roots')[0]!.closest('details')!)
  expect(found.getAllByRole('definition').map(one => one.textContent)).toEqual([
    seen?.hash,
    others[1].root.hash,
  ])
  expect(seenRoot()).toEqual(seen)
})

it('account check names the day that is published no longer', async () => {
  const [first, second] = daysWith()
  const { unmount } = await check(publishing([first, second]), wordsFor(words.included))
  unmount()
  const { unmount: leave } = await check(publishing([first]), wordsFor(words.missing, 'Nov 21, 2026'))
  expect(screen.getByText('Mismatches: 1')).toBeTruthy()
  leave()
  await check(publishing([]), words.none)
  expect(screen.getByText('Mismatches: 1')).toBeTruthy()
})

it('account check goes on from the root that was seen, over days on which nobody looked', async () => {
  const days = [dayWith(DAYS[0], null)]
  const { unmount } = await check(publishing(days), wordsFor(words.included, 'Nov 21, 2026'))
  unmount()
  vi.setSystemTime(at + 250 * DAY)
  for (let next = 1; next < 250; next++) {
    const day = new Date(Date.parse(DAYS[0]) + next * DAY).toISOString().slice(0, 10)
    days.push(dayWith(day, days.at(-1)!.root.hash))
  }
  const pages = answering('get', '/api/liability/list', ({ before = '9', day, pageSize }) => {
    const rows = days
      .map(({ root, totals }) => ({ ...root, ...(day && { totals }) }))
      .toReversed()
      .filter(row => (day ? row.day === day : row.day < before))
    return { ...none, rows: rows.slice(0, Number(pageSize)), total: days.length }
  })
  await check([pages, ...publishing(days)], wordsFor(words.included, 'Jul 28, 2027'))
  expect(screen.getByText('No mismatches')).toBeTruthy()
  expect(seenRoot()?.hash).toBe(days.at(-1)!.root.hash)
})

it('account check says that there was no balance yet on the newest published day', async () => {
  const [first] = [dayWith('2026-11-20', null)]
  await check(publishing([first!], []), wordsFor(words.newer, 'Nov 20, 2026'))
  expect(screen.getByText(wordsFor(words.late, 'Nov 20, 2026'))).toBeTruthy()
  expect(screen.getByText('No mismatches')).toBeTruthy()
})

it('account check says that it cannot check the totals of a back end that publishes none', async () => {
  await check(publishing([]), words.none)
  expect(screen.getByText('No mismatches')).toBeTruthy()
  expect(seenRoot()).toBeUndefined()
})

it('account check says that it cannot check totals that could not be loaded, and accuses nobody [R8.5]', async () => {
  const broken = answering('get', '/api/liability/list', { code: 500, msg: 'hint_server_error' })
  await check([broken, ...publishing(daysWith())], words.failed)
  expect(screen.getByText('No mismatches')).toBeTruthy()
})

it.each(['2026-13-01', '2026-02-31', 'x', 7])(
  'account check cannot check roots of a day that does not exist: %s',
  async day => {
    const [first] = daysWith()
    const malformed = answering('get', '/api/liability/list', {
      ...none,
      rows: [{ ...first.root, day }],
      total: 1,
    })
    await check([malformed, ...publishing(daysWith())], words.failed)
    expect(screen.getByText('No mismatches')).toBeTruthy()
  },
)

it('account check ends, and names the root that was seen, when a back end has ever more pages of roots', async () => {
  const days = daysWith()
  const { unmount } = await check(publishing(days), wordsFor(words.included))
  unmount()
  const endless = answering('get', '/api/liability/list', ({ day }) => {
    const { root, totals } = dayWith('2026-11-23', null)
    const rows = Array.from({ length: day ? 1 : 100 }, () => ({ ...root, totals }))
    return { ...none, rows, total: 100 }
  })
  await check([endless, ...publishing(days)], wordsFor(words.missing, 'Nov 23, 2026'))
  expect(screen.getByText(/^Mismatches: /)).toBeTruthy()
})

it('account check of one record leaves the published totals out', async () => {
  const shown = { [path]: () => <CheckAccount record={{ kind: 'deposit', id: '7' }} /> }
  const { user } = await visit(path, shown, { handlers: publishing(daysWith()) })
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('Deposit credited')).toBeTruthy()
  expect(screen.queryByText(words.title)).toBeNull()
})
