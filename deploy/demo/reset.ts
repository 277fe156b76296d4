/** Inside reset.html: ends the back end, removes what it and the app have kept, and starts again as at the first visit. */
import { removeKept } from './kept.ts'
import { LOCK } from './messages.ts'

function removeOfApp(): void {
  for (const name of Object.keys(localStorage))
    if (name.startsWith('fairline:')) localStorage.removeItem(name)
}

async function reset(): Promise<void> {
  if ('getDirectory' in navigator.storage) await removeKept()
  removeOfApp()
}

navigator.locks.request(LOCK, { steal: true }, reset).then(
  () => location.replace('./'),
  () => document.querySelector('[hidden]')?.removeAttribute('hidden'),
)
