import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import type { AccountMessage } from '#models'
import MessageScreen from '#src/features/message/message-screen.tsx'
import MessagesScreen from '#src/features/message/messages-screen.tsx'
import { iconPaths } from '#src/ui/icon-paths.ts'
import { answering, unreachable, useNetwork, visit, type Visit } from '../support/visit.tsx'

useNetwork()

const list = '/pages/msg/msg-list'
const detail = '/pages/msg/msg-detail'
const screens = { [list]: MessagesScreen, [detail]: MessageScreen }

const unread: AccountMessage = {
  id: '7321480000000310',
  kind: 'deposit_rejected',
  params: { amount: '1234.13', currency: 'USDT', reason: 'hint_deposit_rejected' },
  createdAt: Date.now() - 3_600_000,
  readAt: null,
}
const read: AccountMessage = {
  ...unread,
  id: '7321480000000300',
  kind: 'new_device',
  params: { browser: 'Firefox', system: '' },
  readAt: Date.now(),
}
const page = (...rows: AccountMessage[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })

/** A stateful inbox. */
function inbox(messages: AccountMessage[]) {
  let kept = messages
  const marked: string[] = []
  const mark = (ids: string[]) => {
    marked.push(...ids)
    kept = kept.map(one => (ids.includes(one.id) ? { ...one, readAt: Date.now() } : one))
    return { code: 200, msg: 'ok', data: kept.filter(one => one.readAt === null).length }
  }
  const handlers = [
    http.get('*/api/siteMessage/list', ({ request }) => {
      const isUnread = new URL(request.url).searchParams.has('isUnread')
      return HttpResponse.json(page(...kept.filter(one => !isUnread || one.readAt === null)))
    }),
    http.get('*/api/siteMessage/detail', ({ request }) => {
      const found = kept.find(one => one.id === new URL(request.url).searchParams.get('id'))
      return HttpResponse.json(
        found ? { code: 200, msg: 'ok', data: found } : { code: 460, msg: 'hint_message_unknown' },
      )
    }),
    http.post('*/api/siteMessage/read', async ({ request }) =>
      HttpResponse.json(mark([String(new URLSearchParams(await request.text()).get('id'))])),
    ),
    http.post('*/api/siteMessage/readAll', () => HttpResponse.json(mark(kept.map(one => one.id)))),
  ]
  return { handlers, marked }
}

const open = (route: string, handlers: Visit['handlers'] = []) => visit(route, screens, { handlers })

it('message list shows what happened, which messages are unread, and when [R1.3, R9.5]', async () => {
  await open(list, inbox([unread, read]).handlers)
  expect(await screen.findByText('Deposit rejected')).toBeTruthy()
  expect(screen.getByText(/Your deposit of 1,234\.13 USDT was rejected/)).toBeTruthy()
  expect(screen.getByText('Your account was signed in to from Firefox.')).toBeTruthy()
  expect(screen.getAllByText('Unread', { selector: '.visually-hidden' })).toHaveLength(1)
  expect(screen.getAllByText('1h ago')).toHaveLength(2)
})

it('message list gives each message the icon of what it is about', async () => {
  const filled: AccountMessage = {
    ...read,
    id: '5',
    kind: 'loan_approved',
    params: { amount: '5', currency: 'USDT' },
  }
  await open(list, inbox([unread, read, filled]).handlers)
  await screen.findByText('Deposit rejected')
  const drawn = screen.getAllByRole('listitem').map(row => row.querySelector('svg path')?.getAttribute('d'))
  expect(drawn).toEqual([iconPaths.deposit, iconPaths.lock, iconPaths.loan])
})

it('message list hides times where the operator has switched them off [R9.1]', async () => {
  const siteInfo = {
    code: 200,
    msg: 'ok',
    data: { siteName: 'Fairline', isSandbox: 1, otherValue: { showMsgTime: '0' } },
  }
  await open(list, [answering('get', '/api/siteInfo/getSiteInfo', siteInfo), ...inbox([unread]).handlers])
  expect(await screen.findByText('Deposit rejected')).toBeTruthy()
  await waitFor(() => expect(screen.queryByText('1h ago')).toBeNull())
})

it('message is marked as read once when opened, and links to its subject [R1.3]', async () => {
  const { handlers, marked } = inbox([unread, read])
  const { route } = await open(list, handlers)
  await userEvent.click(await screen.findByText('Deposit rejected'))
  expect(route()).toBe(`${detail}?id=${unread.id}`)
  await screen.findByRole('heading', { name: 'Deposit rejected' })
  await waitFor(() => expect(marked).toEqual([unread.id]))
  expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe('/pages/user/rechargeRecord')
})

it('security message says what to do if it was somebody else', async () => {
  const { handlers, marked } = inbox([read])
  await open(`${detail}?id=${read.id}`, handlers)
  expect(await screen.findByText(/If this was not you, change your password/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Security settings' })).toBeTruthy()
  expect(marked).toEqual([])
})

it('message list marks all as read at once', async () => {
  const { handlers, marked } = inbox([unread, read])
  await open(list, handlers)
  await userEvent.click(await screen.findByRole('button', { name: 'Mark all as read' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull())
  expect(marked).toContain(unread.id)
  await userEvent.click(screen.getByRole('tab', { name: 'Unread' }))
  expect(await screen.findByText('No unread messages')).toBeTruthy()
})

it('messages have empty, not-found and error states', async () => {
  await open(list, inbox([]).handlers)
  expect(await screen.findByText('No messages')).toBeTruthy()
  for (const id of ['1', 'x', '']) {
    await open(`${detail}?id=${id}`, inbox([]).handlers)
    expect((await screen.findAllByText('Message not found')).length).toBeGreaterThan(0)
  }
  await open(list, [unreachable('get', '/api/siteMessage/list')])
  expect((await screen.findAllByRole('button', { name: 'Try again' })).length).toBeGreaterThan(0)
})

it('identity message says which check it is about, and opens it (U23)', async () => {
  const checked = (id: string, params: AccountMessage['params']): AccountMessage => ({
    ...unread,
    id,
    kind: 'identity_approved',
    params,
  })
  const messages: [string, string, AccountMessage][] = [
    ['Basic verification approved', '/pages/user/authentication', checked('1', { level: 'basic' })],
    ['Advanced verification approved', '/pages/user/authentication1', checked('2', { level: 'advanced' })],
    ['Identity verified', '/pages/user/authentication', checked('3', {})],
  ]
  for (const [name, route, message] of messages) {
    const { unmount } = await open(`${detail}?id=${message.id}`, inbox([message]).handlers)
    expect(await screen.findByRole('heading', { name })).toBeTruthy()
    expect(screen.getByRole('link', { name: 'View' }).getAttribute('href')).toBe(route)
    unmount()
  }
})

it('rejected order message names the order and the reason and links to its order list (M1)', async () => {
  const rejected = (id: string, params: AccountMessage['params']): AccountMessage => ({
    ...unread,
    id,
    kind: 'order_rejected',
    params,
  })
  const reason = 'hint_fill_above_maximum'
  const messages = [
    rejected('7321480000000410', { product: 'BTC', reason }),
    rejected('7321480000000411', { product: 'ETH/BTC', reason }),
    rejected('7321480000000412', { product: 'BTC', reason: 'hint_fill_margin_short' }),
    rejected('7321480000000413', { product: 'BTC', reason, market: 'contract' }),
  ]
  const leadsTo: (string | null)[] = []
  for (const { id } of messages) {
    const { unmount } = await open(`${detail}?id=${id}`, inbox(messages).handlers)
    expect(await screen.findByRole('heading', { name: 'Order rejected' })).toBeTruthy()
    leadsTo.push(screen.getByRole('link', { name: 'View' }).getAttribute('href'))
    unmount()
  }
  expect(leadsTo).toEqual([
    '/pages/quoteDetail/quoteDetail',
    '/pages/position/bibiOrder?view=history',
    '/pages/position/contractPosition?view=orders',
    '/pages/position/contractPosition?view=orders',
  ])
  await open(`${detail}?id=${messages[0]!.id}`, inbox(messages).handlers)
  expect(
    await screen.findByText(
      'Your order for BTC was not filled. The price moved and the order would have exceeded the maximum size. It was canceled, and the amount on hold was released.',
    ),
  ).toBeTruthy()
})
