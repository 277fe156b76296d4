/**
 * The keyboard shortcuts of the whole app. Single keys, as on every exchange: so they never act while somebody types, with
 * a modifier or under a sheet, and can be turned off (WCAG 2.1.4). The list for people is key-list.tsx.
 */
import { PATHS } from '#src/lib/paths.ts'
import { useDisplay } from '#src/stores/settings/display.ts'
import { useKeyList } from '#src/stores/key-list.ts'
import { sizeField } from '#src/widgets/ticket/size-field.ts'
import { currentPath, navigation } from '../navigation/navigation.ts'

/** What takes a typed character. */
const typing =
  'input:not([type=radio], [type=checkbox], [type=button], [type=submit]), textarea, select, [contenteditable]'

/** Each returns whether it has done something. */
const actions: Readonly<Record<string, (target: Element) => boolean>> = {
  '/': () => {
    const field = find<HTMLInputElement>('input[type=search]')
    if (field) field.select()
    if (field) field.focus()
    else navigation()?.navigate(PATHS.quoteSearch)
    return true
  },
  b: () => chooseSide(0),
  s: () => chooseSide(1),
  Enter: target => {
    // A button or a link takes the key itself.
    if (!target.matches('body, main, [type=radio]')) return false
    const review = find<HTMLButtonElement>('[data-ticket-bar] > [type=submit]:not(:disabled)')
    review?.click()
    return review !== undefined
  },
  Escape: () => {
    if (currentPath() !== PATHS.chart) return false
    navigation()?.back()
    return true
  },
  '?': () => {
    useKeyList.setState({ isOpen: true })
    return true
  },
}

/** Starts listening. @param first a key that was pressed before @returns stops it */
export function listenToKeys(first?: KeyboardEvent): () => void {
  if (first) handleKey(first)
  addEventListener('keydown', handleKey)
  return () => removeEventListener('keydown', handleKey)
}

function handleKey(event: KeyboardEvent): void {
  const { target } = event
  if (!useDisplay.getState().hasKeys || !(target instanceof Element)) return
  if (event.defaultPrevented || event.isComposing || event.repeat) return
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest(typing)) return
  const root = document.getElementById('root')
  if (root?.hasAttribute('inert')) return
  if (Object.hasOwn(actions, keyOf(event)) && actions[keyOf(event)]!(target)) event.preventDefault()
}

/** The key that was pressed; a letter by its place where the layout has other letters. Shift is needed for ? on many. */
function keyOf({ key, code, shiftKey }: KeyboardEvent): string {
  if (key.length > 1 || /^[!-@[-`{-~]$/.test(key)) return key
  if (shiftKey) return ''
  return /^[a-z]$/i.test(key) ? key.toLowerCase() : code.replace(/^Key/, '').toLowerCase()
}

/** Chooses buying (0) or selling (1) on the ticket, or long or short, whose size can then be typed. */
function chooseSide(index: number): boolean {
  const side = document.querySelectorAll<HTMLInputElement>('#root [data-tone=sides] input[type=radio]')[index]
  side?.click()
  sizeField(document)?.focus()
  return side !== undefined
}

function find<Found extends Element>(selector: string): Found | undefined {
  return Array.from(document.querySelectorAll<Found>(`#root ${selector}`)).find(
    element => element.getClientRects().length > 0,
  )
}
