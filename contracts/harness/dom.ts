/**
 * The page that the client runs in. Import it before anything of `src`: which way requests are sent is decided when the client
 * is loaded, and without a page the faults of browsers, such as a Content-Type lost on a GET, do not show.
 */
import { Window } from 'happy-dom'

// A browser logs every request that fails, which is what many rows are about.
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

/** Puts the page at an address. Calls to elsewhere would be preceded by a preflight, which is no part of any row. */
export function openPage(url: string): void {
  page.happyDOM.setURL(url)
}

/** Ends what the page still does. */
export const closePage = (): Promise<void> => page.happyDOM.close()
