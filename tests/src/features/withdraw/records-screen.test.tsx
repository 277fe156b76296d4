import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { Withdrawal } from '#models'
import WithdrawalRecordsScreen from '#src/features/withdraw/records-screen.tsx'
import { answering, useNetwork, visit } from '../support/visit.tsx'
import { ok, page, withdrawal } from './support.ts'

const records = '/pages/user/withdrawRecord'
const screens = { [records]: WithdrawalRecordsScreen }

useNetwork()

it.each([
  ['sent', { reviewedAt: 1795199500000 }, 'It is on its way and cannot be reversed.'],
  [
    'refused',
    { reviewedAt: 1795199500000, reason: 'hint_withdrawal_refused' },
    'The withdrawal was rejected. The amount on hold is available again.',
  ],
  ['cancelled', { cancelledAt: 1795199500000 }, 'The amount on hold is available again.'],
] as const)(
  'withdrawal record that is %s links to its entries and cannot be cancelled',
  async (status, change, words) => {
    const one: Withdrawal = { ...withdrawal, status, ...change }
    const entry = (id: string, amount: string, referenceId: string) => ({
      id,
      transactionId: id.split('-')[0],
      type: 'hold',
      balance: 'available',
      currencyId: 3,
      productId: null,
      assetName: 'USDT',
      amount,
      balanceAfter: '0',
      referenceType: 'withdrawal',
      referenceId,
      time: one.createdAt,
    })
    const asked: object[] = []
    const { user } = await visit(records, screens, {
      handlers: [
        answering('get', '/api/withdraw/list', fields => (asked.push(fields), page(one))),
        answering('get', '/api/withdraw/detail', ok(one)),
        answering('get', '/api/walletLog/list', ({ startTime }) =>
          startTime === `${one.createdAt}`
            ? page(entry('5-1', '-100', one.id), entry('6-1', '-55', '999'))
            : page(),
        ),
      ],
    })
    await user.click(await screen.findByRole('button', { name: /USDT on TRON/ }))
    const detail = screen.getByRole('dialog', { name: 'Withdrawal' })
    expect(within(detail).getByText(new RegExp(words.replace('.', '\\.')))).toBeTruthy()
    const entries = await within(detail).findByRole('list', { name: 'Ledger entries' })
    expect(entries.textContent).not.toContain('55')
    expect(within(detail).queryByRole('button', { name: 'Cancel withdrawal' })).toBeNull()
    expect(asked[0]).toEqual({ pageNum: '1', pageSize: '20' })
  },
)

it('withdrawal records filter by status, with an empty state', async () => {
  const asked: Record<string, string>[] = []
  const { user, route } = await visit(records, screens, {
    handlers: [
      answering('get', '/api/withdraw/list', fields => {
        asked.push(fields)
        return fields.status ? page() : page(withdrawal)
      }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Rejected' }))
  expect(await screen.findByText('No matching withdrawals')).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ status: 'refused', pageNum: '1' })
  expect(route()).toBe(`${records}?status=refused`)
  await user.click(screen.getByRole('button', { name: 'Show all withdrawals' }))
  expect(await screen.findByText('End of list')).toBeTruthy()
})
