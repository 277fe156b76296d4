/** The script of the reference at /docs. */
import { find } from './element.ts'
import { followAddress, startSearch } from './search.ts'
import { startTryIt } from './try-it.ts'

/** Scrolls the contents, where they have a column of their own, to the page that is shown. */
function showPlace(): void {
  const contents = find('nav')
  const place = contents.querySelector<HTMLElement>('[aria-current]')
  if (place) contents.scrollTop = place.offsetTop - contents.offsetTop - contents.clientHeight / 4
}

startSearch()
startTryIt()
showPlace()
addEventListener('hashchange', () => void followAddress())
await followAddress()
