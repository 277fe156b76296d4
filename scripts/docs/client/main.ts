/** The script of the reference at /docs. */
import { followAddress, startSearch } from './search.ts'
import { startTryIt } from './try-it.ts'

/** Scrolls the contents, where they have a column of their own, to the page that is shown. */
function showPlace(): void {
  const place = document.querySelector<HTMLElement>('nav [aria-current]')
  const column = place?.closest('header')
  if (place && column) column.scrollTop = place.offsetTop - column.clientHeight / 4
}

startSearch()
startTryIt()
showPlace()
addEventListener('hashchange', () => void followAddress())
await followAddress()
