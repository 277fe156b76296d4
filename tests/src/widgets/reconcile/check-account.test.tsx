import { screen, within } from '@testing-library/react'
import { beforeEach, expect, it } from 'vitest'
import { writeStatement } from '#src/lib/statement/file.ts'
import { emptyStatement } from '#src/lib/statement/statement.ts'
import { setDisplay } from '#src/stores/settings/display.ts'
import CheckAccount from '#src/widgets/reconcile/check-account.tsx'
import { CheckButton } from '#src/widgets/reconcile/check-sheet.tsx'
import { answering, useNetwork, visit } from '#tests/src/features/support/visit.tsx'
import { accountHandlers, at, entry, none } from './account-handlers.ts'

const path = '/check'
const screens = { [path]: () => <CheckAccount /> }
useNetwork()

beforeEach(() => {
  setDisplay({ hideFigures: false })
})

it('account check confirms that the account adds up and shows every calculation on request', async () => {
  const { user } = await visit(path, screens, { handlers: accountHandlers() })
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('No mismatches')).toBeTruthy()
  await user.click(screen.getByText('Balance after each entry'))
  const group = within(screen.getByText('Balance after each entry').closest('details')!)
  await user.click(await group.findByText(/Entry …8-1/))
  expect(group.getAllByRole('definition').map(one => one.textContent)).toEqual([
    '0',
    '1,000',
    '1,000 USDT',
    '1,000 USDT',
  ])
})

it('account check names exactly what does not add up and by how much', async () => {
  const { user } = await visit(path, screens, {
    handlers: accountHandlers({ balance: { available: '999.99' } }),
  })
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('Mismatches: 1')).toBeTruthy()
  const found = within(screen.getAllByText('Current balance')[0]!.closest('details')!)
  expect(found.getAllByRole('definition').map(one => one.textContent)).toEqual([
    '1,000',
    '1,000 USDT',
    '999.99 USDT',
    '−0.01 USDT',
  ])
  // What agrees is counted out of all of its kind.
  const counts = screen.getAllByText(/^\d+ of \d+ match$/).map(one => one.textContent)
  expect(counts).toContain('1 of 2 match')
})

it('account check names what cannot be checked and why, without calling it wrong', async () => {
  const correction = {
    ...entry,
    id: '9-1',
    transactionId: '9',
    type: 'adjustment',
    referenceType: 'adjustment',
  }
  const entries = [{ ...correction, amount: '1', balanceAfter: '1001', referenceId: '9' }, entry]
  const { user } = await visit(path, screens, {
    handlers: accountHandlers({ entries, balance: { available: '1001' } }),
  })
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText(/All that can be checked match/)).toBeTruthy()
  await user.click(screen.getByText('Cannot be checked: 2'))
  expect(await screen.findByText(/a correction by the operator/)).toBeTruthy()
  expect(screen.getByText('the entries carry no running hash')).toBeTruthy()
  // What is merely without evidence is apart from it, by name.
  await user.click(screen.getByText('Fields without evidence'))
  const fields = within(screen.getByText('Fields without evidence').closest('details')!)
  expect(fields.getAllByRole('definition').map(one => one.textContent)).toEqual([
    'deposits, loans',
    'time',
    'createdAt, channelId',
    'priceTime, price',
  ])
})

it('account check says that there is nothing to check without an entry', async () => {
  const handlers = [answering('get', '/api/recharge/list', none), ...accountHandlers({ entries: [] })]
  const { user } = await visit(path, screens, { handlers })
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('Nothing to check yet')).toBeTruthy()
})

it('account check offers a retry when the account cannot be read or keeps changing [R8.5]', async () => {
  let count = 0
  const moving = answering('get', '/api/walletLog/list', () => ({
    ...none,
    rows: [{ ...entry, id: `${++count}-1` }],
    total: 1,
  }))
  const { user } = await visit(path, screens, { handlers: [moving, ...accountHandlers()] })
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText(/kept changing during the check/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText(/kept changing during the check/)).toBeTruthy()
})

const fileOf = (text: string) => new File([text], 'statement.json', { type: 'application/json' })

it('account check verifies a saved file without network access', async () => {
  const { user } = await visit(path, screens, {
    handlers: [answering('get', '/api/*', () => ({ code: 460, msg: 'offline' }))],
  })
  const statement = { ...emptyStatement(at), entries: [{ ...entry, balanceAfter: '999', hash: null }] }
  await user.upload(
    screen.getByLabelText('Check a file', { selector: 'input' }),
    fileOf(writeStatement(statement)),
  )
  expect(await screen.findByText(/Mismatches/)).toBeTruthy()
  expect(screen.getAllByText('Balance after each entry').length).toBeGreaterThan(0)
})

it.each([
  ['{"format":"fairl', 'This file is not a statement, or part of it is missing.'],
  ['{"a":1}', 'This is a different kind of file, not a statement.'],
  ['{"format":"fairline-statement","version":3}', 'This statement has a version that this app cannot read.'],
  [
    writeStatement(emptyStatement(at)).replace('"entries":[]', '"entries":[{}]'),
    'The statement is damaged at entries[0].id.',
  ],
])('account check explains why a file is no statement', async (text, words) => {
  const { user } = await visit(path, screens)
  await user.upload(screen.getByLabelText('Check a file', { selector: 'input' }), fileOf(text))
  expect(await screen.findByText(words)).toBeTruthy()
})

it('account check of one entry shows what it and its record are derived from', async () => {
  const shown = {
    [path]: () => <CheckAccount record={{ kind: 'deposit', id: '7', entryId: entry.id }} />,
  }
  const { user } = await visit(path, shown, { handlers: accountHandlers() })
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('Deposit credited')).toBeTruthy()
  expect(screen.queryByText('Current balance')).toBeNull()
})

it('account check hides its amounts with all others and keeps public figures visible', async () => {
  setDisplay({ hideFigures: true })
  const { user } = await visit(path, screens, {
    handlers: accountHandlers({ balance: { available: '999.99' } }),
  })
  await user.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('Mismatches: 1')).toBeTruthy()
  const found = screen.getAllByText('Current balance')[0]!.closest('details')!
  for (const figure of within(found).getAllByRole('definition')) {
    expect(figure.textContent).not.toMatch(/\d/)
    expect(figure.textContent).toContain('Hidden')
  }
  await user.click(screen.getByText('Time order'))
  const times = within(screen.getByText('Time order').closest('details')!)
  await user.click(times.getAllByText(/Deposit/)[0]!)
  expect(times.getAllByRole('definition')[0]?.textContent).toMatch(/\d/)
})

it('account check of a record is offered where it is shown, and checks only that record', async () => {
  const shown = { [path]: () => <CheckButton record={{ kind: 'deposit', id: '7' }} /> }
  const { user } = await visit(path, shown, { handlers: accountHandlers() })
  await user.click(screen.getByRole('button', { name: 'Check this' }))
  const sheet = within(screen.getByRole('dialog', { name: 'Check this record' }))
  await user.click(await sheet.findByRole('button', { name: 'Check now' }))
  expect(await sheet.findByText('Deposit credited')).toBeTruthy()
  expect(sheet.queryByText('Current balance')).toBeNull()
  expect(sheet.queryByText('Check a file')).toBeNull()
})
