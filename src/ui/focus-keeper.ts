import { painted } from '../lib/wait.ts'

/** Where an element stood: its ancestors from the inside, each with the place of the one before among its children. */
interface Place {
  element: HTMLElement
  /** The content of the page behind it. */
  content: Element | null
  trail: readonly { parent: Element; index: number; child: Element }[]
}

const FOCUSABLE =
  ':is(a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex]):not(:disabled, [tabindex="-1"])'

const HEADING = 'h1, h2, h3'

/** The element with the focus, or that had it until it was removed; undefined: the reader has left it for none. */
let current: HTMLElement | undefined
/** The last place of the focus on the page, and in each dialog. */
const places = new Map<Element, Place>()

const contentOf = () => document.getElementById('content')
const layersOf = () => [...document.querySelectorAll('[role=dialog]')]
const layerOf = (element: Element) => element.closest('[role=dialog]') ?? document.body

let isKept = false

/** Keeps the focus from falling out of the page when what had it goes, from now on. */
export function keepFocus(): void {
  if (isKept) return
  isKept = true
  document.addEventListener('focusin', remember)
  document.addEventListener('focusout', forget)
  if (document.activeElement) rememberPlace(document.activeElement)
  new MutationObserver(() => {
    if (!current || current.isConnected) return
    current = undefined
    void restoreFocus()
  }).observe(document.body, { childList: true, subtree: true })
}

function remember({ target }: FocusEvent): void {
  if (target instanceof Element) rememberPlace(target)
}

function rememberPlace(element: Element): void {
  if (!(element instanceof HTMLElement) || element === document.body) return
  current = element
  // Given the focus for want of something better, which may come yet: the place before it stays.
  if (element.matches(HEADING)) return
  const trail: Place['trail'][number][] = []
  for (let child: Element = element; child.parentElement; child = child.parentElement)
    trail.push({
      parent: child.parentElement,
      index: [...child.parentElement.children].indexOf(child),
      child,
    })
  places.set(layerOf(element), { element, content: contentOf(), trail })
}

/** The reader pressed beside it: nothing is lost. */
function forget({ target }: FocusEvent): void {
  queueMicrotask(() => {
    if (target === current && current?.isConnected && isLost()) current = undefined
  })
}

const isLost = () => document.activeElement === null || document.activeElement === document.body

/**
 * Gives a lost focus back, once what took its place is there: to the element that had it last in the topmost dialog or on the
 * page, to the row or the bar that has come to its place, or to the heading above it.
 */
export async function restoreFocus(): Promise<void> {
  await painted()
  for (const layer of places.keys()) if (!layer.isConnected) places.delete(layer)
  const layer = layersOf().at(-1) ?? document.body
  // The page behind a dialog that is just closing: its end asks again.
  const isInert = layer === document.body && document.getElementById('root')?.hasAttribute('inert')
  if (!isLost() || isInert) return
  const place = places.get(layer)
  if (!place) return
  // Another page begins at its content.
  focus(place.content?.isConnected === false ? (contentOf() ?? undefined) : successorOf(place))
  if (isLost()) focus(headingOf(layer))
}

/** What takes the place of an element: itself, what its row has now, the next row, or the heading of the part it was in. */
function successorOf({ element, trail }: Place): Element | undefined {
  if (element.isConnected) return element
  const kept = trail.slice(trail.findIndex(({ parent }) => parent.isConnected))
  const { parent, index, child } = kept[0]!
  const next = [parent.children[index], parent.children[index - 1]].find(
    other => other?.tagName === child.tagName && other.className === child.className,
  )
  const inRow = focusableIn(parent.closest('li, tr')) ?? alikeIn(next, element) ?? focusableIn(next)
  if (inRow) return inRow
  const part = kept.find(
    one => headingOf(one.parent) !== undefined || one.parent.matches('main, [role=dialog]'),
  )
  return part && headingOf(part.parent)
}

/** The control of a new part, such as a bar, that looks as the one before did; a row is gone to by its first. */
function alikeIn(part: Element | undefined, { tagName, className }: Element): Element | undefined {
  if (!part || part.matches('li, tr')) return undefined
  return [...part.querySelectorAll(FOCUSABLE)].find(
    other => other.tagName === tagName && other.className === className,
  )
}

function focusableIn(part: Element | null | undefined): Element | undefined {
  return (part?.matches(FOCUSABLE) ? part : part?.querySelector(FOCUSABLE)) ?? undefined
}

function headingOf(part: Element): Element | undefined {
  return part.querySelector(HEADING) ?? undefined
}

function focus(element: Element | undefined): void {
  if (!(element instanceof HTMLElement)) return
  if (!element.matches(FOCUSABLE)) element.tabIndex = -1
  element.focus({ preventScroll: true })
}
