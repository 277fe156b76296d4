import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { dataOf } from '#src/api/envelope.ts'
import { getListWatchlistMockHandler } from '#src/api/generated/market/market.msw.ts'
import { getPlaceSpotOrderResponseMock, getSpotMock } from '#src/api/generated/spot/spot.msw.ts'
import WatchlistScreen from '#src/features/market/watchlist-screen.tsx'
import SpotOrders from '#src/features/spot/spot-orders.tsx'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'
import { Section } from '#src/ui/screen.tsx'
import { open, pageOf, product, useNetwork } from '#tests/src/features/support/market.tsx'
import { hears } from '#tests/support/transcript.ts'

useNetwork()

hears('A product, taken off the watchlist', async step => {
  const list = [1, 2, 3]
  await open(WatchlistScreen, {
    isMember: true,
    handlers: [
      getListWatchlistMockHandler(() => pageOf(list.map(id => product(id)))),
      http.post('*/api/userProductOption/removeOption', () => {
        list.splice(1, 1)
        return HttpResponse.json({ code: 200, msg: 'hint_removed_from_watchlist' })
      }),
    ],
  })
  const user = userEvent.setup()
  const star = await screen.findByRole('button', { name: 'Remove Product 2 from your watchlist' })
  await screen.findByText('Connecting')
  await step('presses the star of the second', () => user.click(star), /Undo/)
})

hears('An order, cancelled', async step => {
  const example = dataOf(getPlaceSpotOrderResponseMock())!
  const orders = ['77', '78'].map(id => ({
    ...example,
    id,
    orderType: 'limit',
    status: 'open',
    limitPrice: '180',
    fillPrice: null,
    closedAt: null,
  }))
  const Orders = () => (
    <MantineBoundary>
      <Section title="Orders">
        <SpotOrders product={example} />
      </Section>
    </MantineBoundary>
  )
  await open(Orders, {
    isMember: true,
    handlers: [
      http.get('*/api/spotOrder/list', () =>
        HttpResponse.json({ code: 200, msg: 'ok', rows: orders, total: orders.length }),
      ),
      http.post('*/api/spotOrder/cancel', () => {
        const canceled = { ...orders.shift()!, status: 'cancelled' }
        return HttpResponse.json({ code: 200, msg: 'ok', data: canceled })
      }),
      ...getSpotMock(),
    ],
  })
  const user = userEvent.setup()
  const [cancel] = await screen.findAllByRole('button', { name: /^Cancel order: / })
  await step('presses Cancel order of the first', () => user.click(cancel!), /Close/)
  const confirm = screen.getAllByRole('button', { name: 'Cancel order' }).at(-1)!
  await step('confirms', () => user.click(confirm), /Order canceled/)
})
