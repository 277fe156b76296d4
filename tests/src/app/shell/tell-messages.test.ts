import { QueryClient } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { createElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { applyQuoteEvent } from '#src/api/quote-sources.ts'
import { getCountUnreadMessagesQueryKey } from '#src/api/generated/user/user.ts'
import { tellMessages } from '#src/app/shell/tell-messages.ts'
import { switchLocale } from '#src/i18n/runtime.ts'
import { defaultDisplay, setDisplay } from '#src/stores/settings/display.ts'
import { setNotices, useNotices } from '#src/stores/notices.ts'
import { ToastHost, toast } from '#src/ui/feedback/toast.tsx'

const filled = {
  id: '7321480000000500',
  kind: 'order_filled',
  params: { market: 'spot', product: 'AAPL', price: '1234.5', quantity: '2', currency: 'USDT' },
  createdAt: 1_795_199_400_000,
  readAt: null,
}
const alert = {
  ...filled,
  id: '7321480000000510',
  kind: 'price_alert',
  params: { product: 'BTC', condition: 'rise', value: '5', price: '99000', time: '1795199400000' },
}

const send = (...rows: unknown[]) =>
  act(async () => {
    applyQuoteEvent({ id: undefined, event: 'messages', data: JSON.stringify({ time: 1, rows }) })
    await vi.dynamicImportSettled()
  })
const told = () => document.querySelector('output')?.textContent ?? ''

/** The toast before, which stays when nothing is told. */
const earlier = 'Saved'

let client: QueryClient

beforeEach(async () => {
  localStorage.clear()
  useNotices.setState({ off: [], told: [] })
  setDisplay(defaultDisplay)
  await switchLocale('en')
  client = new QueryClient()
  tellMessages(client)
  render(createElement(MemoryRouter, null, createElement(ToastHost)))
  act(() => toast(earlier))
})
afterEach(() => cleanup())

it('a fill is told at once, once, read out politely, and a press opens its orders (U6)', async () => {
  await send(filled)
  const link = screen.getByRole('link', {
    name: 'Order filled: Your order for AAPL was filled at 1,234.50 USDT.',
  })
  expect(link.getAttribute('href')).toContain('/pages/quoteDetail/quoteDetail')
  expect(document.querySelector('output')?.getAttribute('aria-live')).toBe('polite')
  act(() => link.click())
  expect(told()).toBe('')
  act(() => toast(earlier))
  await send(filled)
  expect(told()).toBe(earlier)
})

it('a notice is in the language of the reader, and has no figures where they are hidden', async () => {
  await switchLocale('de')
  await send(alert)
  expect(told()).toBe('Kursalarm für BTC: Am Tag 5\u00a0% oder mehr im Plus, bei 99.000,00 USDT.')
  setDisplay({ hideFigures: true })
  await send(filled)
  expect(told()).toBe('Order ausgeführt')
})

it('a group that is switched off does not pop up, and security cannot be', async () => {
  setNotices('alert', false)
  await send(alert)
  expect(told()).toBe(earlier)
  useNotices.setState({ off: ['security'] })
  await useNotices.persist.rehydrate()
  expect(useNotices.getState().off).toEqual([])
})

it('several at once are one notice, which says how many and opens the list; what is switched off does not count', async () => {
  setNotices('alert', false)
  const second = { ...filled, id: '7321480000000520' }
  await send(filled, alert, second)
  const link = screen.getByRole('link', { name: '2 new messages' })
  expect(link.getAttribute('href')).toContain('/pages/msg/msg-list')
  await send({ ...filled, id: '7321480000000530' }, { ...alert, id: '7321480000000540' })
  expect(told()).toContain('Order filled')
})

it('a day order that has ended is told, with the reason, and opens its orders', async () => {
  const params = { market: 'spot', product: 'AAPL', reason: 'hint_order_expired' }
  await send({ ...filled, kind: 'order_cancelled', params })
  expect(told()).toBe(
    'Order canceled: Your order for AAPL was canceled. The day ended before the order was filled.',
  )
})

it('what is malformed, unknown or read already is not told', async () => {
  await send(
    null,
    { id: 7 },
    { ...filled, params: 'x' },
    { ...filled, kind: 'brand_new' },
    { ...alert, readAt: 1_795_199_400_001 },
  )
  expect(told()).toBe(earlier)
})

it('new messages are counted again, and so they are after an empty frame, which may mean a sign-out', async () => {
  const queryKey = getCountUnreadMessagesQueryKey()
  for (const rows of [[filled], []]) {
    client.setQueryData(queryKey, { code: 200, msg: 'ok', data: 0 })
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(false)
    await send(...rows)
    expect(client.getQueryState(queryKey)?.isInvalidated).toBe(true)
  }
})
