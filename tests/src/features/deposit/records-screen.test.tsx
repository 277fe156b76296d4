import { screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import DepositRecordsScreen from '#src/features/deposit/records-screen.tsx'
import { answering, unreachable, useNetwork, visit } from '../support/visit.tsx'
import { bank, chain, channelList, deposit, list } from './support.tsx'

const path = '/pages/user/rechargeRecord'
const screens = { [path]: DepositRecordsScreen }
const listing = (answer: Parameters<typeof answering>[2]) => answering('get', '/api/recharge/list', answer)

useNetwork()

it('deposit records filter by status and channel, keep the filter in the URL and restore it', async () => {
  const asked: Record<string, string>[] = []
  const { user, route } = await visit(path, screens, {
    handlers: [
      channelList(bank, chain),
      listing(fields => {
        asked.push(fields)
        return fields['status'] === 'cancelled' ? list() : list(deposit({ status: 'approved' }))
      }),
    ],
  })
  await screen.findByText('Credited')
  await user.click(screen.getByRole('button', { name: 'Method' }))
  await user.click(await screen.findByRole('radio', { name: 'USDT on TRON (TRC20)' }))
  await user.click(screen.getByRole('button', { name: 'Status' }))
  await user.click(await screen.findByRole('radio', { name: 'Canceled' }))
  expect(await screen.findByText('No matching deposits')).toBeTruthy()
  expect(asked.at(-1)).toMatchObject({ status: 'cancelled', channelId: '3', pageNum: '1' })
  expect(route()).toBe(`${path}?status=cancelled&channel=3`)
  await user.click(screen.getByRole('button', { name: 'Show all deposits' }))
  expect(await screen.findByText('Credited')).toBeTruthy()
  expect(route()).toBe(path)
})

it('deposit records page to the oldest deposit [R9.8]', async () => {
  const all = Array.from({ length: 23 }, (_, index) =>
    deposit({ id: String(100 - index), status: 'approved' }),
  )
  const { user } = await visit(path, screens, {
    handlers: [
      listing(({ pageNum, pageSize }) => {
        const start = (Number(pageNum) - 1) * Number(pageSize)
        return { ...list(...all.slice(start, start + Number(pageSize))), total: all.length }
      }),
    ],
  })
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('End of list')).toBeTruthy()
  await waitFor(() => expect(screen.getAllByRole('link', { name: /Sandbox transfer/ })).toHaveLength(23))
})

it('deposit records have an empty state and an error state', async () => {
  const first = await visit(path, screens, { handlers: [listing(list())] })
  expect(await screen.findByText('No deposits yet')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Deposit' })).toBeTruthy()
  first.unmount()
  await visit(path, screens, { handlers: [unreachable('get', '/api/recharge/list')] })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
