import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import LockMiningProductScreen from '#src/features/mining/product-screen.tsx'
import MiningScreen from '#src/features/mining/mining-screen.tsx'
import { accrual, ok, page, product, START } from '../support/earning.ts'
import { answering, figureOf, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/lockMining/lockMining'
const detail = '/pages/lockMining/detail'
const total = {
  currencyId: 3,
  assetProductId: null,
  assetName: 'USDT',
  running: '1000',
  orders: 1,
  accrued: '0.9',
  lastDay: START,
  lastDayEarned: '0.3',
}
const days = answering('get', '/api/lockMiningOutput/list', page(accrual(1, { amount: '0.3' })))

useNetwork()

it('lock mining overview shows the account’s totals and each day, and says that nothing is mined [R2.5]', async () => {
  await visit(
    path,
    { [path]: MiningScreen },
    {
      handlers: [answering('get', '/api/lockMining/totals', page(total)), days],
    },
  )
  expect(await screen.findByText('Total output')).toBeTruthy()
  expect(figureOf('Locked now1 active')).toBe('1,000.00 USDT')
  expect(figureOf('For Nov 21, 2026 (UTC)')).toBe('0.30 USDT')
  expect(screen.getByText(/Nothing is actually computed or mined/)).toBeTruthy()
  expect(await screen.findByText(/^Day 1/)).toBeTruthy()
})

it('lock mining shows a coin amount to its last digit', async () => {
  const coin = { ...total, currencyId: null, assetProductId: 201, assetName: 'BTC', accrued: '0.00000123' }
  await visit(
    path,
    { [path]: MiningScreen },
    {
      handlers: [answering('get', '/api/lockMining/totals', page(coin)), days],
    },
  )
  expect(await screen.findByText('Total output')).toBeTruthy()
  expect(figureOf('Total outputall days through Nov 21, 2026')).toBe('0.00000123 BTC')
})

it('lock mining overview invites a guest and requests no account data', async () => {
  await visit(path, { [path]: MiningScreen }, { isMember: false })
  expect(await screen.findByText('Sign in to view this')).toBeTruthy()
})

it('lock mining product shows a guest every term, the early release penalty and the worst case [R1.4]', async () => {
  const lock = product({
    id: 201,
    name: 'USDT Lock mining, 15 days',
    earlyBasis: 'principal',
    earlyRate: '0.01',
  })
  await visit(
    `${detail}?id=201`,
    { [detail]: LockMiningProductScreen },
    {
      isMember: false,
      handlers: [answering('get', '/api/lockMiningProduct/detail', ok(lock))],
    },
  )
  expect(await screen.findByRole('link', { name: 'Sign in to continue' })).toBeTruthy()
  expect(figureOf('Early redemptioncosts 1% of the principal')).toBe('1%')
  expect(screen.getByText(/get back less than you locked/)).toBeTruthy()
})

it('sold-out lock mining product has no form', async () => {
  const gone = product({ id: 204, status: 'soldOut', left: '0' })
  await visit(
    `${detail}?id=204`,
    { [detail]: LockMiningProductScreen },
    {
      handlers: [answering('get', '/api/lockMiningProduct/detail', ok(gone))],
    },
  )
  expect(await screen.findByText('Remaining')).toBeTruthy()
  expect(screen.queryByLabelText('Amount')).toBeNull()
})
