/** Notifications of this browser (Push API). */

/** Whether this browser can be notified. `install`: only once the app is on the home screen, as on an iPhone. */
export type PushSupport = 'supported' | 'install' | 'unsupported'

/** How a browser can be reached, as the back end stores it. */
export interface PushAddress {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

const isOnHomeScreen = () => matchMedia('(display-mode: standalone)').matches
/** An iPad says that it is a Mac, but Macs have no touch screen. */
const isIos = ({ userAgent, maxTouchPoints } = navigator) =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1)

async function registrationOf(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined
}

export async function findPushSupport(): Promise<PushSupport> {
  const registration = await registrationOf()
  if (registration && 'PushManager' in globalThis && 'Notification' in globalThis) return 'supported'
  return isIos() && !isOnHomeScreen() ? 'install' : 'unsupported'
}

/** The address at which this browser is notified; undefined if it is not. */
export async function findPushEndpoint(): Promise<string | undefined> {
  if (!('Notification' in globalThis) || Notification.permission !== 'granted') return undefined
  const registration = await registrationOf()
  return (await registration?.pushManager.getSubscription())?.endpoint
}

const toBase64url = (bytes: Uint8Array) =>
  btoa(String.fromCodePoint(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

const keyOf = (subscription: PushSubscription, name: PushEncryptionKeyName) =>
  toBase64url(new Uint8Array(subscription.getKey(name) ?? new ArrayBuffer(0)))

/** Subscribes anew if the browser is still subscribed with another key of the back end. */
async function subscribe(
  { pushManager }: ServiceWorkerRegistration,
  publicKey: string,
): Promise<PushSubscription> {
  const known = await pushManager.getSubscription()
  const { applicationServerKey } = known?.options ?? {}
  if (known && applicationServerKey && toBase64url(new Uint8Array(applicationServerKey)) !== publicKey)
    await known.unsubscribe()
  return pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: publicKey })
}

/**
 * Asks for permission, if that has not been decided, and subscribes this browser. To be called by a press of the person.
 * @returns its address; undefined when notifications are blocked
 * @throws when the push service of the browser does not answer
 */
export async function subscribeBrowser(publicKey: string): Promise<PushAddress | undefined> {
  if ((await Notification.requestPermission()) !== 'granted') return undefined
  const registration = await registrationOf()
  if (!registration) throw new Error('No service worker.')
  const subscription = await subscribe(registration, publicKey)
  const { endpoint } = subscription
  return { endpoint, p256dh: keyOf(subscription, 'p256dh'), auth: keyOf(subscription, 'auth') }
}

/** The push service forgets this browser. */
export async function unsubscribeBrowser(): Promise<void> {
  const registration = await registrationOf()
  await (await registration?.pushManager.getSubscription())?.unsubscribe()
}
