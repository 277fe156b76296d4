import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import LedgerScreen from '#src/features/wallet/ledger-screen.tsx'
import { localDay, localDayRange } from '#src/lib/time/local-days.ts'
import { answering, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/record/accountRecord'
const screens = { [path]: LedgerScreen }
const list = '/api/walletLog/list'
const none = { code: 200, msg: 'ok', rows: [], total: 0 }

const deposit = {
  type: 'deposit',
  balance: 'available',
  currencyId: 3,
  productId: null,
  assetName: 'USDT',
  amount: '1',
  balanceAfter: '1',
  referenceType: 'deposit',
  referenceId: '7',
  time: 1795199400000,
}

useNetwork()

beforeEach(() => {
  // happy-dom has no layout, but a virtual list renders rows only within a height.
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(900)
})

/** Opens the purchase of the example answer. */
async function openPurchase() {
  const { user, ...visited } = await visit(path, screens)
  await user.click(await screen.findByRole('button', { name: /^Bought Apple/ }))
  return { user, ...visited }
}

it('ledger screen shows one row for each event, in words, with its amount, to the end [R9.2]', async () => {
  await visit(path, screens)
  const bought = await screen.findByRole('button', { name: /^Bought Apple/ })
  expect(bought.textContent).toContain('−375.01 USDT')
  expect(bought.getAttribute('aria-expanded')).toBe('false')
  expect(screen.getByRole('button', { name: /^Added money/ }).textContent).toContain('+1,000.00 USDT')
  expect(screen.queryByText(/^Fee/)).toBeNull()
  expect(screen.getByText('End of list')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 2 }).textContent).toMatch(/2026/)
})

it('ledger screen shows every entry of an event to its last digit with its number and running balance [R9.2]', async () => {
  const { user } = await openPurchase()
  const fee = screen.getByRole('button', { name: /^Fee/ })
  expect(fee.textContent).toContain('−0.37464 USDT')
  expect(fee.textContent).toContain('Entry …000021-2 · Balance after 624.98536')
  expect(screen.getByRole('button', { name: /^Spot buy/ }).textContent).toContain('−374.64 USDT')
  expect(screen.getByRole('button', { name: /^Bought Apple/ }).textContent).toContain('−375.01464 USDT')
  expect(screen.getByText('Adds up')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Bought Apple/ }))
  expect(screen.queryByText('Adds up')).toBeNull()
})

it('ledger screen calls a day today or yesterday as long as it is one', async () => {
  const now = Date.now()
  const day = (time: number, id: string) => ({ ...deposit, id: `${id}-1`, transactionId: id, time })
  const yesterday = localDayRange(localDay(now)).start - 1
  const rows = [day(now, '9'), day(yesterday, '8'), day(yesterday - 8 * 86_400_000, '7')]
  await visit(path, screens, { handlers: [answering('get', list, { ...none, rows, total: 3 })] })
  await screen.findByText('Today')
  const days = screen.getAllByRole('heading', { level: 2 }).map(one => one.textContent)
  expect(days).toEqual(['Today', 'Yesterday', expect.stringMatching(/^\w+day, /)])
})

it('ledger screen shows the arithmetic of an entry and that it follows from the previous one', async () => {
  const { user } = await openPurchase()
  await user.click(screen.getByRole('button', { name: /^Fee/ }))
  const sheet = within(screen.getByRole('dialog'))
  const figures = sheet.getAllByRole('definition').map(one => one.textContent)
  expect(figures.slice(0, 3)).toEqual(['625.36000 USDT', '−0.37464 USDT', '624.98536 USDT'])
  expect(sheet.getByText('It starts where the previous entry ended.')).toBeTruthy()
  expect(sheet.getByText('Same transaction')).toBeTruthy()
})

it('ledger screen marks an entry that does not follow from the previous one', async () => {
  const rows = [
    { ...deposit, id: '2-1', transactionId: '2', amount: '10', balanceAfter: '30' },
    { ...deposit, id: '1-1', transactionId: '1', amount: '15', balanceAfter: '15' },
  ]
  const { user } = await visit(path, screens, {
    handlers: [answering('get', list, { ...none, rows, total: 2 })],
  })
  await user.click(await screen.findByRole('button', { name: /\+10.00/ }))
  expect(screen.getByText('Does not add up')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: /^Deposit/ }))
  expect(screen.getByText(/does not start where the previous entry ended: expected 15/)).toBeTruthy()
})

it('ledger screen filters by kind, asset, balance and date and keeps the filter in the URL', async () => {
  const asked: Record<string, string>[] = []
  const handlers = [answering('get', list, fields => (asked.push(fields), none))]
  const { user, route } = await visit(`${path}?from=2026-11-01&to=2026-11-02`, screens, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Type' }))
  await user.click(await screen.findByLabelText('Fee', { selector: 'input' }))
  await user.click(await screen.findByRole('button', { name: 'Asset' }))
  await user.click(await screen.findByLabelText('USDT', { selector: 'input' }))
  await user.click(screen.getByLabelText('On hold', { selector: 'input' }))
  const expected = { type: 'fee', currencyId: '3', balance: 'held', pageNum: '1' }
  await waitFor(() => expect(asked.at(-1)).toMatchObject(expected))
  expect(Number(asked.at(-1)?.startTime)).toBe(new Date(2026, 10, 1).getTime())
  expect(Number(asked.at(-1)?.endTime)).toBe(new Date(2026, 10, 3).getTime())
  expect(route()).toContain('type=fee&balance=held&asset=c3')
  await user.click(await screen.findByRole('button', { name: 'Show all entries' }))
  await waitFor(() => expect(asked.at(-1)?.type).toBeUndefined())
  expect(route()).toBe(path)
})

it('ledger screen ignores invalid URL parameters', async () => {
  const asked: Record<string, string>[] = []
  const handlers = [answering('get', list, fields => (asked.push(fields), none))]
  await visit(`${path}?type=gold&balance=x&asset=q9&from=2026-99-99`, screens, { handlers })
  await screen.findByText('No entries yet')
  expect(asked[0]).toEqual({ pageNum: '1', pageSize: '100' })
})

it('ledger screen continues from its last entry, without gaps or repeats [R2.5]', async () => {
  const asked: Record<string, string>[] = []
  const entry = (number: number) => ({
    ...deposit,
    id: `${number}-1`,
    transactionId: `${number}`,
    balanceAfter: `${number}`,
  })
  const rows = Array.from({ length: 100 }, (_, index) => entry(101 - index))
  // A window high enough to show the end of the first page.
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(9000)
  await visit(path, screens, {
    handlers: [
      answering('get', list, fields => {
        asked.push(fields)
        return { ...none, rows: fields.before ? [entry(1)] : rows, total: 101 }
      }),
    ],
  })
  expect(await screen.findByText('End of list')).toBeTruthy()
  expect(asked).toEqual([
    { pageNum: '1', pageSize: '100' },
    { pageNum: '1', pageSize: '100', before: '2-1' },
  ])
  // One row for the day, and one for each deposit.
  const [day] = within(screen.getByRole('list')).getAllByRole('listitem')
  expect(day?.getAttribute('aria-setsize')).toBe('102')
})

it('ledger screen offers a retry when the entries fail to load [R8.5]', async () => {
  await visit(path, screens, { handlers: [answering('get', list, { code: 460, msg: 'x' })] })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('ledger screen exports the filtered entries as CSV', async () => {
  const files: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation(file => (files.push(file as Blob), 'blob:x'))
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockReturnValue()
  const asked: Record<string, string>[] = []
  const { user } = await visit(`${path}?from=2026-11-01`, screens, {
    handlers: [answering('get', list, fields => (asked.push(fields), none))],
  })
  await user.click(await screen.findByRole('button', { name: 'Statement' }))
  await user.click(await screen.findByRole('button', { name: 'Table (CSV)' }))
  await waitFor(() => expect(files).toHaveLength(1))
  expect(await files[0]?.text()).toMatch(/^\uFEFF?time,id,type,balance,assetName,amount/)
  expect(asked.at(-1)).toEqual({
    pageNum: '1',
    pageSize: '500',
    startTime: `${new Date(2026, 10, 1).getTime()}`,
  })
})

it('ledger screen prints all entries as a table and nothing else', async () => {
  const print = vi.fn(() => document.body.dataset['printing'])
  vi.stubGlobal('print', print)
  const { user } = await visit(path, screens)
  await user.click(await screen.findByRole('button', { name: 'Statement' }))
  await user.click(await screen.findByRole('button', { name: 'Print' }))
  await waitFor(() => expect(print).toHaveReturnedWith('statement'))
  const paper = within(document.querySelector('body > article') as HTMLElement)
  expect(paper.getAllByRole('row', { hidden: true })).toHaveLength(4)
  dispatchEvent(new Event('afterprint'))
  await waitFor(() => expect(document.querySelector('body > article')).toBeNull())
  expect(document.body.dataset['printing']).toBeUndefined()
})

it('ledger screen says when a statement fails to load [R8.5]', async () => {
  const { user } = await visit(path, screens, { handlers: [answering('get', list, { code: 460, msg: 'x' })] })
  await user.click(await screen.findByRole('button', { name: 'Statement' }))
  await user.click(await screen.findByRole('button', { name: 'Table (CSV)' }))
  expect(await screen.findByText('The statement could not be loaded.')).toBeTruthy()
})

it('ledger screen links an entry to its check', async () => {
  const { user } = await openPurchase()
  await user.click(screen.getByRole('button', { name: /^Fee/ }))
  await user.click(screen.getByRole('button', { name: 'Check this' }))
  expect(await screen.findByRole('heading', { name: 'Check this entry' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Check now' })).toBeTruthy()
})

it('ledger screen opened from a receipt shows the entries of that order only, and of all on request (U17) [R2.5]', async () => {
  const asked: (string | undefined)[] = []
  const { user } = await visit(`${path}?reference=7321480000000021`, screens, {
    handlers: [answering('get', list, ({ referenceId }) => (asked.push(referenceId), none))],
  })
  await user.click(await screen.findByRole('button', { name: /7321480000000021/ }))
  await waitFor(() => expect(asked).toEqual(['7321480000000021', undefined]))
})
