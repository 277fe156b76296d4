import { screen, waitFor, within } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import type { PriceAlert } from '#models'
import AlertsScreen from '#src/features/alert/alerts-screen.tsx'
import { unreachable, useNetwork, visit, type Visit } from '../support/visit.tsx'

useNetwork()

const route = '/pages/alert/alerts'
const alert: PriceAlert = {
  id: '7321480000000410',
  productId: 201,
  productType: 2,
  productCode: 'BTC',
  condition: 'above',
  value: '99000.5',
  isRepeating: 0,
  status: 'active',
  createdAt: 1_795_199_400_000,
  firedAt: null,
  firedPrice: null,
}
const fired: PriceAlert = {
  ...alert,
  id: '7321480000000400',
  condition: 'fall',
  value: '2.5',
  isRepeating: 1,
  status: 'paused',
  firedAt: Date.now() - 3_600_000,
  firedPrice: '80000.25',
}
const ok = (data: unknown) => HttpResponse.json({ code: 200, msg: 'ok', data })

/** A stateful list, and the forms that were sent. */
function alerts(kept: PriceAlert[], refusal?: object) {
  const sent: [path: string, form: Record<string, string>][] = []
  const write = async ({ request }: { request: Request }) => {
    const path = new URL(request.url).pathname.split('/').at(-1)!
    sent.push([path, Object.fromEntries(new URLSearchParams(await request.text()))])
    if (refusal) return HttpResponse.json(refusal)
    return path === 'delete' ? HttpResponse.json({ code: 200, msg: 'hint_alert_deleted' }) : ok(alert)
  }
  const list = () => HttpResponse.json({ code: 200, msg: 'ok', rows: kept, total: kept.length })
  const handlers = [
    http.get('*/api/alert/list', list),
    ...['create', 'change', 'delete'].map(path => http.post(`*/api/alert/${path}`, write)),
  ]
  return { sent, handlers }
}

const open = (options: Visit) => visit(route, { [route]: AlertsScreen }, options)
const textsOf = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent)

it('alerts are listed with what they wait for, whether they wait, and when they fired', async () => {
  await open({ handlers: alerts([alert, fired]).handlers })
  await screen.findAllByRole('listitem')
  expect(textsOf()).toEqual([
    'BTCPrice rises to 99,000.5 USDT',
    expect.stringMatching(/^BTCDown 2\.5% in a day · Paused · Repeats · Triggered at 80,000\.25 USDT1h ago$/),
  ])
})

it('a new alert is sent as typed in the language, and its product is chosen first', async () => {
  const { sent, handlers } = alerts([])
  const { user } = await open({ handlers, locale: 'de' })
  await user.click((await screen.findAllByRole('button', { name: 'Neuer Alarm' }))[0]!)
  const dialog = await screen.findByRole('dialog')
  await user.click(await within(dialog).findByRole('combobox', { name: 'Produkt' }))
  await user.click((await screen.findAllByRole('option', { hidden: true }))[0]!)
  await user.type(await within(dialog).findByRole('textbox', { name: 'Kurs' }), '1.234,5')
  await user.click(within(dialog).getByRole('switch', { name: 'Wiederholen' }))
  await user.click(within(dialog).getByRole('button', { name: 'Alarm einrichten' }))
  expect(await screen.findByText('Alarm eingerichtet')).toBeDefined()
  expect(sent).toMatchObject([['create', { condition: 'above', value: '1234.5', isRepeating: '1' }]])
  expect(screen.queryByRole('dialog')).toBeNull()
})

it('an alert is paused as it is saved, whatever is typed, and deleted', async () => {
  const { sent, handlers } = alerts([alert])
  const { user } = await open({ handlers })
  for (const [name, told] of [
    ['Pause', 'Alert saved'],
    ['Delete', 'Alert deleted'],
  ] as const) {
    await user.click(within((await screen.findAllByRole('listitem'))[0]!).getByRole('button'))
    await user.type(await screen.findByRole('textbox', { name: 'Price' }), '9')
    await user.click(screen.getByRole('button', { name }))
    expect(await screen.findByText(told)).toBeDefined()
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  const { id, condition, value } = alert
  expect(sent).toEqual([
    ['change', { id, condition, value, isRepeating: '0', isPaused: '1' }],
    ['delete', { id }],
  ])
})

it('a price that the market has reached already is named at the field, and the sheet stays open', async () => {
  const refusal = { code: 422, msg: 'hint_alert_reached', params: { field: 'value', price: '98000.5' } }
  const { handlers } = alerts([alert], refusal)
  const { user } = await open({ handlers })
  await user.click(within((await screen.findAllByRole('listitem'))[0]!).getByRole('button'))
  await user.click(await screen.findByRole('button', { name: 'Save' }))
  const field = screen.getByRole('textbox', { name: 'Price' })
  await waitFor(() => expect(field.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText('The price is already at 98,000.5. Choose another level')).toBeDefined()
})

it('without alerts the screen says what they are for, and without a connection it offers to try again', async () => {
  const { unmount } = await open({ handlers: alerts([]).handlers })
  expect(await screen.findByText('No price alerts')).toBeDefined()
  unmount()
  await open({ handlers: [unreachable('get', '/api/alert/list')] })
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeDefined()
})
