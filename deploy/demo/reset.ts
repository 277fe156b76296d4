/** Inside reset.html: ends the back end, removes what it and the app have kept, and starts again as at the first visit. */
import { removeKept } from './kept.ts'
import { LOCK } from './messages.ts'

navigator.locks.request(LOCK, { steal: true }, removeKept).then(
  () => location.replace('./'),
  () => document.querySelector('[hidden]')?.removeAttribute('hidden'),
)
