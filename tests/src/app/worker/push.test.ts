import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { listenToPush, type PushScope } from '#src/app/worker/push.ts'
import { writeNoticeTexts } from '#src/features/message/notice-texts.ts'
import ar from '#src/i18n/ar/message.ts'
import german from '#src/i18n/de/message.ts'
import germanRefusals from '#src/i18n/de/refusals.ts'

const scope = 'https://fairline.test/app/'

const sent = {
  id: '7321480000000500',
  kind: 'order_filled',
  params: { market: 'spot', product: 'AAPL', price: '1234.5', quantity: '2', currency: 'USDT' } as Record<
    string,
    string
  >,
  createdAt: 1_795_199_400_000,
  hasAmounts: true,
}

/** A service worker with these pages open, as browsers start one. */
function startWorker(pages: { url: string; visibilityState: DocumentVisibilityState }[] = []) {
  const shown: (NotificationOptions & { title: string })[] = []
  const opened: string[] = []
  const posted: unknown[] = []
  const listeners = new Map<string, (event: never) => void>()
  const worker: PushScope = {
    registration: {
      scope,
      showNotification: async (title, options) => void shown.push({ title, ...options }),
    },
    clients: {
      matchAll: async () =>
        pages.map(page => ({
          ...page,
          focus: async () => void opened.push('focus'),
          postMessage: message => void posted.push(message),
        })),
      openWindow: async url => void opened.push(url),
    },
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
  }
  listenToPush(worker)
  /** Dispatches an event, until all its work is done. */
  const dispatch = async (type: string, event: object) => {
    const works: Promise<unknown>[] = []
    listeners.get(type)!({ ...event, waitUntil: (work: Promise<unknown>) => works.push(work) } as never)
    await Promise.all(works)
  }
  return {
    shown,
    opened,
    posted,
    push: (text?: string) => dispatch('push', { data: text === undefined ? null : { text: () => text } }),
    press: (data: unknown) => {
      const close = vi.fn()
      return dispatch('notificationclick', { notification: { close, data } }).then(() =>
        expect(close).toHaveBeenCalledOnce(),
      )
    },
  }
}

beforeEach(() => {
  const stored = new Map<string, Response>()
  const cache = {
    put: async (key: string, response: Response) => void stored.set(key, response),
    match: async (key: string) => stored.get(key)?.clone(),
  }
  vi.stubGlobal('caches', { open: async () => cache })
})
afterEach(() => vi.unstubAllGlobals())

it('a notification says what happened, in the language of the app, and opens its place', async () => {
  const { shown, push } = startWorker()
  await writeNoticeTexts({ locale: 'de', message: german, refusals: germanRefusals })
  await push(JSON.stringify(sent))
  expect(shown).toEqual([
    {
      title: 'Order ausgeführt',
      body: 'Ihre Order für AAPL wurde zu 1.234,50 USDT ausgeführt.',
      data: '/pages/quoteDetail/quoteDetail',
      tag: sent.id,
      timestamp: sent.createdAt,
      lang: 'de-DE',
      dir: 'ltr',
      icon: `${scope}icon-192.png`,
    },
  ])
  await push(
    JSON.stringify({
      ...sent,
      kind: 'order_cancelled',
      params: { product: 'AAPL', reason: 'hint_order_expired' },
    }),
  )
  expect(shown[1]!.body).toBe(`Ihre Order für AAPL wurde storniert. ${germanRefusals.hint_order_expired}.`)
})

it('without permission for amounts it has the product and no figure, whatever was sent', async () => {
  const { shown, push } = startWorker()
  await push(JSON.stringify({ ...sent, hasAmounts: false }))
  const alert = { product: 'BTC', condition: 'above', value: '100000', price: '100001' }
  await push(JSON.stringify({ ...sent, hasAmounts: false, kind: 'price_alert', params: alert }))
  const deposit = { amount: '500', currency: 'USDT' }
  await push(JSON.stringify({ ...sent, hasAmounts: false, kind: 'deposit_approved', params: deposit }))
  const device = { browser: 'Firefox', system: 'Windows' }
  await push(JSON.stringify({ ...sent, hasAmounts: false, kind: 'new_device', params: device }))
  expect(shown.map(({ title, body }) => [title, body])).toEqual([
    ['Order filled', 'AAPL'],
    ['BTC price alert', ''],
    ['Deposit received', ''],
    ['New device sign-in', 'Your account was signed in to from Firefox on Windows.'],
  ])
})

it('what it does not know is told as a message: a browser expects a notification for everything sent', async () => {
  const { shown, push } = startWorker()
  await push(JSON.stringify({ ...sent, kind: 'brand_new' }))
  await push('{')
  await push(JSON.stringify({ ...sent, params: { price: 5 } }))
  await push()
  expect(shown.map(({ title, body, data }) => [title, body, data])).toEqual(
    Array.from({ length: 4 }, () => ['New message', '', '/pages/msg/msg-list']),
  )
})

it('right-to-left languages are marked', async () => {
  const { shown, push } = startWorker()
  await writeNoticeTexts({ locale: 'ar', message: ar, refusals: {} })
  await push(JSON.stringify(sent))
  expect(shown[0]).toMatchObject({ dir: 'rtl', lang: 'ar', title: ar.orderFilled })
})

it('the open and visible app tells it itself; a hidden one, or another page of the site, does not', async () => {
  const text = JSON.stringify(sent)
  const visible = startWorker([{ url: `${scope}#/pages/tabs/home/home-e`, visibilityState: 'visible' }])
  await visible.push(text)
  expect(visible.shown).toEqual([])
  for (const page of [
    { url: `${scope}?from=home#/`, visibilityState: 'hidden' as const },
    { url: `${scope}docs/`, visibilityState: 'visible' as const },
  ]) {
    const other = startWorker([page])
    await other.push(text)
    expect(other.shown, page.url).toHaveLength(1)
  }
})

it('a pressed notification opens its place in the open app, or opens the app there', async () => {
  const to = '/pages/contract/contract?view=history'
  const closed = startWorker()
  await closed.press(to)
  expect(closed.opened).toEqual([`${scope}#${to}`])
  const open = startWorker([{ url: scope, visibilityState: 'hidden' }])
  await open.press(to)
  expect(open.posted).toEqual([{ open: to }])
  expect(open.opened).toEqual(['focus'])
})
