import { fireEvent, screen, within } from '@testing-library/react'
import { computeAccessibleName } from 'dom-accessibility-api'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { rowsOf } from '#src/api/envelope.ts'
import { getListContractOrdersResponseMock } from '#src/api/generated/contract/contract.msw.ts'
import type { ContractOrder } from '#models'
import PositionsScreen from '#src/features/contract/positions-screen.tsx'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { useNetwork, visit } from '../support/visit.tsx'

useNetwork()

const [example] = rowsOf(getListContractOrdersResponseMock()) ?? []
const rejected: ContractOrder = {
  ...example!,
  status: 'rejected',
  orderType: 'limit',
  limitPrice: '90000',
  fillPrice: null,
  reason: 'hint_fill_margin_short',
  closedAt: Date.now(),
}

async function openOrders(rows: ContractOrder[]) {
  const asked: (string | null)[] = []
  const list = http.get('*/api/contractOrder/list', ({ request }) => {
    const status = new URL(request.url).searchParams.get('status')
    asked.push(status)
    const found = rows.filter(row => row.status === status)
    return HttpResponse.json({ code: 200, msg: 'ok', rows: found, total: found.length })
  })
  const route = pathTo(PATHS.contractPositions, { view: 'orders' })
  await visit(route, { [PATHS.contractPositions]: PositionsScreen }, { handlers: [list] })
  return asked
}

it('rejected contract orders are listed with their reason, and their receipts show no cost (M1)', async () => {
  await openOrders([rejected])
  const list = within(await screen.findByRole('list', { name: 'Rejected orders' }))
  expect(list.getByText(/^Rejected ·/).textContent).toMatch(/the margin on hold was no longer enough/)
  fireEvent.click(list.getByRole('button'))
  const receipt = within(await screen.findByRole('dialog', { name: 'Order rejected' }))
  expect(receipt.getByText(/the margin on hold was no longer enough/)).toBeTruthy()
  expect(receipt.queryByText('Total cost')).toBeNull()
})

it('rejected contract orders are hidden while there are none', async () => {
  const asked = await openOrders([])
  expect(await screen.findByText('No open orders')).toBeTruthy()
  expect(asked).toContain('rejected')
  expect(screen.queryByText('Rejected orders')).toBeNull()
})

it('two open contract orders on one product are told apart by their buttons', async () => {
  const open = { ...rejected, status: 'open', quantity: '0.5', closedAt: null, reason: null } as const
  await openOrders([open, { ...open, id: '78', quantity: '0.25', limitPrice: '91000' }])
  const list = within(await screen.findByRole('list', { name: 'Orders' }))
  const names = list.getAllByRole('button').map(button => computeAccessibleName(button))
  expect(names).toEqual([
    expect.stringMatching(/^Long BTC .* Quantity 0.5 BTC Limit price 90,000.00$/),
    'Cancel order: Long BTC, 0.5 BTC, 90,000.00',
    expect.stringMatching(/^Long BTC .* Quantity 0.25 BTC Limit price 91,000.00$/),
    'Cancel order: Long BTC, 0.25 BTC, 91,000.00',
  ])
})
