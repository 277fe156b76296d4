import { cleanup, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { afterEach, expect, it, vi } from 'vitest'
import type { PushDevice } from '#models'
import MessagesScreen from '#src/features/message/messages-screen.tsx'
import { answering, useNetwork, visit } from '../support/visit.tsx'

useNetwork()
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const route = '/pages/msg/msg-list'
const endpoint = 'https://fcm.googleapis.com/fcm/send/abc'
const publicKey = 'BHZbpc-PLeJmQVr4k0eKGafuxG8YyO-jETs6G8Abjlj3pnLR-_Ms7TObX0ryOIQI5XuIy8Gzt1r7FOTJi4o7r5U'
const settings = (device: PushDevice | null, key: string | null = publicKey) => ({
  code: 200,
  msg: 'ok',
  data: { publicKey: key, device },
})

/** A browser that can be notified; `answer` is what the person presses when it asks. */
function browser(answer: NotificationPermission, isSubscribed = false) {
  let subscribed = isSubscribed
  const subscription = {
    endpoint,
    options: {},
    getKey: () => new Uint8Array([251, 255, 1]).buffer,
    unsubscribe: async () => !(subscribed = false),
  }
  const subscribe = vi.fn(async () => {
    subscribed = true
    return subscription
  })
  const pushManager = { getSubscription: async () => (subscribed ? subscription : null), subscribe }
  const notification = {
    permission: isSubscribed ? 'granted' : 'default',
    requestPermission: vi.fn(async () => (notification.permission = answer)),
  }
  vi.stubGlobal('Notification', notification)
  vi.stubGlobal('PushManager', {})
  vi.stubGlobal('caches', { open: async () => ({ put: async () => {} }) })
  const serviceWorker = { getRegistration: async () => ({ pushManager }) }
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true })
  return { subscribe, requestPermission: notification.requestPermission, isSubscribed: () => subscribed }
}

/** A back end that keeps the device. */
function backEnd() {
  let device: PushDevice | null = null
  const sent: Record<string, string>[] = []
  return {
    sent,
    handlers: [
      http.get('*/api/siteMessage/push', () => HttpResponse.json(settings(device))),
      http.post('*/api/siteMessage/push/subscribe', async ({ request }) => {
        const fields = Object.fromEntries(new URLSearchParams(await request.text()))
        sent.push(fields)
        const flag = (name: string) => (fields[name] === '1' ? 1 : 0)
        device = {
          endpoint: fields['endpoint']!,
          alert: flag('alert'),
          order: flag('order'),
          position: flag('position'),
          money: flag('money'),
          hasAmounts: flag('hasAmounts'),
        }
        return HttpResponse.json(settings(device))
      }),
      http.post('*/api/siteMessage/push/unsubscribe', () => {
        device = null
        return HttpResponse.json(settings(device))
      }),
    ],
  }
}

async function open(handlers: RequestHandler[]) {
  await visit(route, { [route]: MessagesScreen }, { handlers })
  await userEvent.click(await screen.findByRole('button', { name: 'Notification settings' }))
}
const main = () => screen.findByRole('switch', { name: 'Notifications on this device' })
const isOn = async (name: string) => {
  const found = await screen.findAllByRole('switch', { name })
  return (found.at(-1) as HTMLInputElement).checked
}

it('notifications are asked for by a press, say no amount unless allowed, and can be turned off again', async () => {
  const { subscribe, requestPermission, isSubscribed } = browser('granted')
  const { sent, handlers } = backEnd()
  await open(handlers)
  const toggle = await main()
  expect(requestPermission).not.toHaveBeenCalled()
  await userEvent.click(toggle)
  await waitFor(async () => expect(((await main()) as HTMLInputElement).checked).toBe(true))
  expect(subscribe).toHaveBeenCalledWith({ userVisibleOnly: true, applicationServerKey: publicKey })
  expect(sent).toMatchObject([
    {
      endpoint,
      p256dh: '-_8B',
      auth: '-_8B',
      alert: '1',
      order: '1',
      position: '1',
      money: '1',
      hasAmounts: '0',
    },
  ])
  expect(await isOn('Show amounts in notifications')).toBe(false)
  await userEvent.click(await screen.findByRole('switch', { name: 'Show amounts in notifications' }))
  await waitFor(async () => expect(await isOn('Show amounts in notifications')).toBe(true))
  await userEvent.click((await screen.findAllByRole('switch', { name: 'Price alerts' })).at(-1)!)
  await waitFor(async () => expect(await isOn('Price alerts')).toBe(false))
  expect(sent.at(-1)).toMatchObject({ alert: '0', order: '1', hasAmounts: '1' })
  await userEvent.click(await main())
  await waitFor(() => expect(isSubscribed()).toBe(false))
  await waitFor(() =>
    expect(screen.queryByRole('switch', { name: 'Show amounts in notifications' })).toBeNull(),
  )
})

it('a browser that blocks them says where to allow them, and nothing is stored', async () => {
  browser('denied')
  const { sent, handlers } = backEnd()
  await open(handlers)
  await userEvent.click(await main())
  expect((await screen.findByRole('alert')).textContent).toContain('Notifications are blocked')
  expect(((await main()) as HTMLInputElement).checked).toBe(false)
  expect(sent).toEqual([])
})

it('a refusal of the back end is told', async () => {
  browser('granted')
  const limit = { code: 460, msg: 'hint_push_limit', params: { limit: '10' } }
  await open([answering('post', '/api/siteMessage/push/subscribe', limit), ...backEnd().handlers])
  await userEvent.click(await main())
  expect((await screen.findByRole('alert')).textContent).toContain('on for 10 devices, the most')
})

it('they are off when the browser has another address than the back end knows', async () => {
  browser('granted', true)
  const stale = {
    endpoint: `${endpoint}-old`,
    alert: 1,
    order: 1,
    position: 1,
    money: 1,
    hasAmounts: 1,
  } as const
  await open([answering('get', '/api/siteMessage/push', settings(stale))])
  expect(((await main()) as HTMLInputElement).checked).toBe(false)
})

/** A browser without notifications. */
function plainBrowser(userAgent?: string) {
  Object.defineProperty(navigator, 'serviceWorker', {
    value: { getRegistration: async () => undefined },
    configurable: true,
  })
  if (userAgent !== undefined) vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent)
}

it('a browser that cannot be notified says so, and an iPhone how it can', async () => {
  plainBrowser()
  await open(backEnd().handlers)
  expect(await screen.findByText('This browser cannot show notifications from the app.')).toBeTruthy()
  cleanup()
  plainBrowser('Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X)')
  await open(backEnd().handlers)
  expect(await screen.findByText(/add the app to the Home Screen first/)).toBeTruthy()
})

it('a back end that sends none offers none', async () => {
  browser('granted')
  await open([answering('get', '/api/siteMessage/push', settings(null, null))])
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull())
  expect(screen.queryByText('When the app is closed')).toBeNull()
  expect(screen.getByRole('heading', { name: 'While the app is open' })).toBeTruthy()
})
