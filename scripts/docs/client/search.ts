/** The search of the reference: a field, a count that is read out, and a list of links. */
import type { SearchIndex } from '../search-index.ts'
import { element, find } from './element.ts'
import { addressOf, matchesOf } from './search-matches.ts'

const MOST_SHOWN = 30

let loaded: Promise<SearchIndex> | undefined

/** The index, asked for once; anew after a failure. */
function loadIndex(): Promise<SearchIndex> {
  loaded ??= fetch('search.json').then(response => {
    if (!response.ok) throw new Error(`search.json: HTTP ${response.status}`)
    return response.json() as Promise<SearchIndex>
  })
  loaded.catch(() => (loaded = undefined))
  return loaded
}

const countOf = (found: number) =>
  found === 0 ? 'Nothing found' : found > MOST_SHOWN ? `${MOST_SHOWN} of ${found} shown` : `${found} found`

async function show(input: HTMLInputElement, list: HTMLElement, status: HTMLElement): Promise<void> {
  const text = input.value
  const index = await loadIndex().catch(() => undefined)
  // Typed on meanwhile: that is shown instead.
  if (text !== input.value) return
  const matches = index ? matchesOf(index, text) : []
  const items = matches
    .slice(0, MOST_SHOWN)
    .map(({ title, detail, address }) =>
      element('li', {}, element('a', { href: address }, title, ' ', element('small', {}, detail))),
    )
  list.replaceChildren(...items)
  status.textContent =
    text.trim() === '' ? '' : index ? countOf(matches.length) : 'The search could not be loaded.'
}

/** Moves the focus by so many links; beyond the first back to the field. */
function moveFocus(input: HTMLInputElement, list: HTMLElement, by: number): void {
  const links = [...list.querySelectorAll('a')]
  const at = links.findIndex(link => link === document.activeElement) + by
  if (at < 0) input.focus()
  else links[Math.min(at, links.length - 1)]?.focus()
}

/** `/` leads to the field, arrows through the links, Enter to the first, Escape back. */
export function startSearch(): void {
  const search = find('search')
  const input = find<HTMLInputElement>('input', search)
  const list = find('ul', search)
  const status = find('[role=status]', search)
  const update = () => void show(input, list, status)
  input.addEventListener('focus', () => void loadIndex().catch(() => undefined))
  input.addEventListener('input', update)
  search.addEventListener('keydown', event => {
    if (event.key === 'ArrowDown') moveFocus(input, list, 1)
    else if (event.key === 'ArrowUp') moveFocus(input, list, -1)
    else if (event.key === 'Enter' && event.target === input) list.querySelector('a')?.click()
    else if (event.key === 'Escape' && event.target !== input) input.focus()
    else return
    event.preventDefault()
  })
  // A place on the same page: what was found makes room for it.
  list.addEventListener('click', () => {
    input.value = ''
    update()
  })
  document.addEventListener('keydown', event => {
    const isTyping = event.target instanceof Element && event.target.closest('input, select, textarea')
    if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    input.focus()
  })
}

/** Leads on from the address of a section that is on another page: all were on one once. */
export async function followAddress(): Promise<void> {
  const id = location.hash.slice(1)
  if (id === '' || document.getElementById(id)) return
  const address = addressOf(await loadIndex(), id)
  if (address !== undefined) location.replace(address)
}
