import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import PledgeProductsScreen from '#src/features/pledge/products-screen.tsx'
import { page, product } from '../support/earning.ts'
import { answering, unreachable, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/pledge/list'
const products = '/api/pledgeProduct/list'

useNetwork()

it('pledge products show daily and yearly simple rates and availability [R2.5]', async () => {
  const sold = product({ id: 105, name: 'USDT Pledge, 14 days', status: 'soldOut', left: '0' })
  await visit(
    path,
    { [path]: PledgeProductsScreen },
    {
      isMember: false,
      handlers: [answering('get', products, page(product(), sold))],
    },
  )
  const first = await screen.findByRole('link', { name: /USDT Pledge, 30 days/ })
  expect(first.textContent).toContain('0.015% per day')
  expect(first.textContent).toContain('5.475% APR, simple')
  expect(first.getAttribute('href')).toBe('/pages/pledge/detail?id=102')
  expect(screen.getByRole('link', { name: /14 days/ }).textContent).toContain('Sold out')
  expect(screen.getByText('Returns are not guaranteed')).toBeTruthy()
})

it('pledge products have an empty state', async () => {
  await visit(path, { [path]: PledgeProductsScreen }, { handlers: [answering('get', products, page())] })
  expect(await screen.findByText('No products available')).toBeTruthy()
})

it('pledge products offer a retry when they fail to load', async () => {
  let isUp = false
  const { user } = await visit(
    path,
    { [path]: PledgeProductsScreen },
    {
      handlers: [
        answering('get', products, () => (isUp ? page(product()) : { code: 500, msg: 'hint_server_error' })),
      ],
    },
  )
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isUp = true
  await user.click(retry)
  expect(await screen.findByRole('link', { name: /30 days/ })).toBeTruthy()
})

it('pledge products show a network error', async () => {
  await visit(path, { [path]: PledgeProductsScreen }, { handlers: [unreachable('get', products)] })
  expect(await screen.findByRole('alert', undefined, { timeout: 10_000 })).toBeTruthy()
})
