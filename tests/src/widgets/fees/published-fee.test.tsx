import { fireEvent, screen, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { PublishedFee } from '#src/widgets/fees/published-fee.tsx'
import { useNetwork, visit } from '#tests/src/features/support/visit.tsx'

useNetwork()

const rows = [
  { id: 1, remark: '美股-现货-买入手续费率', feeRate: '0.001' },
  { id: 2, remark: '美股-现货-卖出手续费率', feeRate: '0.0025' },
  { id: 3, remark: '美股-现货-买入-夜间', feeRate: '0.5' },
]

function open(charged: string, exchangeType: 1 | 2, published = rows) {
  const Page = () => (
    <PublishedFee productType={1} positionType={2} exchangeType={exchangeType} rate={charged} />
  )
  const settings = http.get('*/api/orderFeeSetting/list', () =>
    HttpResponse.json({ code: 200, msg: 'ok', rows: published, total: published.length }),
  )
  return visit('/', { '/': Page }, { handlers: [settings] })
}

it('published fee warns when an order is charged more than the published fee of its side [R3.6]', async () => {
  await open('0.002', 1)
  const warning = await screen.findByText(/^The published fee is/)
  expect(warning.textContent).toContain('The published fee is 0.1%, but this order is charged 0.2%')
})

it('published fee shows nothing when both agree or the remark is unreadable [R3.6]', async () => {
  await open('0.0025', 2)
  fireEvent.click(screen.getByRole('button', { name: 'Fee schedule' }))
  const sheet = await screen.findByRole('dialog')
  await within(sheet).findByText('0.1% buy · 0.25% sell')
  expect(within(sheet).getByText(/夜间/).textContent).toContain('0.5')
  expect(screen.queryByText(/^The published fee is/)).toBeNull()
})

it('published fee says when no fee is published for a charge: unknown is not zero [R3.6]', async () => {
  await open('0.001', 1, [])
  expect((await screen.findByText(/^No fee is published/)).textContent).toContain('0.1%')
})
