import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import PledgeInterestScreen from '#src/features/pledge/interest-screen.tsx'
import { accrual, page, START } from '../support/earning.ts'
import { answering, useNetwork, visit } from '../support/visit.tsx'

const path = '/pages/pledge/Interest'
const list = '/api/pledgeInterest/list'

useNetwork()

it('interest list shows each day under its UTC date, with its calculation [R2.5]', async () => {
  const week = 7 * 86_400_000
  const late = accrual(2, { postedAt: START + week })
  await visit(
    path,
    { [path]: PledgeInterestScreen },
    { handlers: [answering('get', list, page(late, accrual(1)))] },
  )
  const rows = within(await screen.findByRole('list', { name: 'Interest' })).getAllByRole('listitem')
  expect(rows[1]?.textContent).toContain('Day 1: Nov 21, 2026')
  expect(rows[1]?.textContent).toContain('1,000 USDT × 0.015%')
  expect(rows[1]?.textContent).toContain('+0.15 USDT')
  expect(rows[1]?.textContent).not.toContain('posted')
  // Posted late after downtime, which the row says.
  expect(rows[0]?.textContent).toContain('Day 2: Nov 22, 2026')
  expect(rows[0]?.textContent).toContain('posted Nov 28, 2026')
})

it('interest list shows one order where the URL names it, and all on request', async () => {
  const asked: (string | undefined)[] = []
  const { user } = await visit(
    `${path}?order=41`,
    { [path]: PledgeInterestScreen },
    {
      handlers: [answering('get', list, ({ orderId }) => (asked.push(orderId), page(accrual(1))))],
    },
  )
  await user.click(await screen.findByRole('button', { name: /This order only/ }))
  await screen.findByRole('list', { name: 'Interest' })
  expect(asked).toEqual(['41', undefined])
})

it('interest list says that no day is over yet', async () => {
  await visit(path, { [path]: PledgeInterestScreen }, { handlers: [answering('get', list, page())] })
  expect(await screen.findByText('No full days yet')).toBeTruthy()
})

it('interest list pages to the end', async () => {
  const rows = Array.from({ length: 31 }, (_, index) => accrual(31 - index))
  const { user } = await visit(
    path,
    { [path]: PledgeInterestScreen },
    {
      handlers: [
        answering('get', list, ({ pageNum }) => ({
          ...page(...(pageNum === '1' ? rows.slice(0, 30) : rows.slice(30))),
          total: 31,
        })),
      ],
    },
  )
  await user.click(await screen.findByRole('button', { name: 'Show more' }))
  expect(await screen.findByText('End of list')).toBeTruthy()
  expect(within(screen.getByRole('list', { name: 'Interest' })).getAllByRole('listitem')).toHaveLength(31)
})
