/**
 * The DOM that the client runs in. Import it before anything of `src`: how requests are sent is decided when the client is loaded, and
 * without a DOM the quirks of browsers, such as dropping Content-Type on a GET, do not show.
 */
import { Window } from 'happy-dom'

// A browser logs every failed request, which many rows cause on purpose.
const quiet = Object.assign(Object.create(console) as Console, { error: () => {} })

const page = new Window({ url: 'http://127.0.0.1/', console: quiet })

const names = [
  'document',
  'localStorage',
  'sessionStorage',
  'XMLHttpRequest',
  'ProgressEvent',
  'FormData',
  'Blob',
  'File',
] as const
for (const name of names) {
  Object.defineProperty(globalThis, name, { value: page[name], configurable: true, writable: true })
}
Object.defineProperty(globalThis, 'window', { value: globalThis, configurable: true, writable: true })
Object.defineProperty(globalThis, 'location', { get: () => page.location, configurable: true })

/** Sets the page's address. Calls to another origin would need a preflight, which is no part of any row. */
export function openPage(url: string): void {
  page.happyDOM.setURL(url)
}

/** Closes the page. */
export const closePage = (): Promise<void> => page.happyDOM.close()
