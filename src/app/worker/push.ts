/** Notifications while the app is closed. */
import { readNoticeTexts } from '#src/features/message/notice-texts.ts'
import { notificationOf } from './push-content.ts'

/** Types of a service worker, which the DOM library lacks. */
interface ExtendableEvent extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface PushEvent extends ExtendableEvent {
  readonly data: { text(): string } | null
}
interface NotificationEvent extends ExtendableEvent {
  readonly notification: Pick<Notification, 'close' | 'data'>
}
interface Page {
  readonly url: string
  readonly visibilityState: DocumentVisibilityState
  focus(): Promise<unknown>
  postMessage(message: unknown): void
}
/** What notifications need of the scope of a service worker. */
export interface PushScope {
  readonly registration: {
    readonly scope: string
    showNotification(title: string, options: NotificationOptions & { timestamp: number }): Promise<void>
  }
  readonly clients: {
    matchAll(options: { type: 'window'; includeUncontrolled: true }): Promise<readonly Page[]>
    openWindow(url: string): Promise<unknown>
  }
  addEventListener(type: 'push', listener: (event: PushEvent) => void): void
  addEventListener(type: 'notificationclick', listener: (event: NotificationEvent) => void): void
}

/** The message to a page that opens a route; register-service-worker.ts receives it. */
export interface OpenRoute {
  readonly open: string
}

/** Shows what is sent, and opens the place that a pressed notification is about. */
export function listenToPush(worker: PushScope): void {
  const { scope } = worker.registration

  /** The open pages of the app; the origin may have others. */
  const pages = async () => {
    const all = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })
    return all.filter(({ url }) => [scope, `${scope}index.html`].includes(url.replace(/[?#].*$/, '')))
  }

  const notify = async (sent: string) => {
    // The open app tells it itself.
    if ((await pages()).some(({ visibilityState }) => visibilityState === 'visible')) return
    const { title, to, ...options } = notificationOf(sent, await readNoticeTexts())
    const icon = new URL('icon-192.png', scope).href
    await worker.registration.showNotification(title, { ...options, icon, data: to })
  }

  const open = async (to: unknown) => {
    const route = typeof to === 'string' ? to : '/'
    const [page] = await pages()
    if (!page) return worker.clients.openWindow(`${scope}#${route}`)
    const message: OpenRoute = { open: route }
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- To a client of the same origin there is none.
    page.postMessage(message)
    return page.focus()
  }

  worker.addEventListener('push', event => event.waitUntil(notify(event.data?.text() ?? '')))
  worker.addEventListener('notificationclick', event => {
    event.notification.close()
    event.waitUntil(open(event.notification.data))
  })
}
