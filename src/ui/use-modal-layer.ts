import { useEffect, useRef } from 'react'
import { painted } from '../lib/wait.ts'
import { keepFocus, restoreFocus } from './focus-keeper.ts'
import { historyPlace, interceptHistorySteps } from './history-steps.ts'

/** Not yet among the types of the DOM: https://html.spec.whatwg.org/#close-requests-and-close-watchers */
interface BrowserCloseWatcher extends EventTarget {
  destroy: () => void
}

declare global {
  interface Window {
    CloseWatcher?: new () => BrowserCloseWatcher
  }
}

/** The open layers, the topmost last. Each entry asks its layer to close. */
const layers: (() => void)[] = []

/**
 * What a modal layer needs beside Mantine's Modal, also when it is mounted open and unmounted to close it, which
 * `Modal.Stack` and `returnFocus` do not expect:
 *
 * - only the topmost layer is asked to close: on Escape, on the browser's back, and on the back button or gesture of a
 *   phone where the browser has `CloseWatcher`;
 * - the page behind is inert, for fingers and screen readers;
 * - the focus returns to where it was in the layer below, or on the page.
 */
export function useModalLayer(isOpen: boolean, onCloseRequest: () => void): void {
  const latest = useRef(onCloseRequest)
  useEffect(() => {
    latest.current = onCloseRequest
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const removeLayer = addLayer(() => latest.current())
    return () => {
      removeLayer()
      void restoreFocus()
    }
  }, [isOpen])
}

function addLayer(layer: () => void): () => void {
  keepFocus()
  layers.push(layer)
  interceptHistorySteps(closeOnBack)
  behind = place = historyPlace()
  if (layers.length === 1) {
    lockScroll()
    window.addEventListener('keydown', closeOnEscape, { capture: true })
    void setPageInert()
  }
  const stopWatching = watchBack(layer)
  return () => {
    stopWatching()
    layers.splice(layers.indexOf(layer), 1)
    if (layers.length > 0) return
    window.removeEventListener('keydown', closeOnEscape, { capture: true })
    unlockScroll()
    void setPageInert()
  }
}

/**
 * The page does not scroll while there are layers; where its scroll bar took room, that room is kept, so that nothing moves.
 * Mantine's lock does the same by a custom property of the body, for which every style is recalculated.
 */
function lockScroll(): void {
  const { clientWidth, style } = document.documentElement
  style.paddingRight = `${window.innerWidth - clientWidth}px`
  style.overflow = 'hidden'
}

function unlockScroll(): void {
  const { style } = document.documentElement
  style.paddingRight = style.overflow = ''
}

/**
 * The page is inert while there are layers, which are outside of the root element. It recalculates the style of the whole
 * page: what was pressed for is shown first, and a layer covers the page meanwhile.
 */
async function setPageInert(): Promise<void> {
  await painted()
  document.getElementById('root')?.toggleAttribute('inert', layers.length > 0)
}

function closeOnEscape(event: KeyboardEvent): void {
  if (event.key !== 'Escape' || event.isComposing) return
  // The browser would pass the same key to the close watcher.
  event.preventDefault()
  // Mantine marks a field whose dropdown is open: the key closes that one.
  const isTaken =
    event.target instanceof Element && event.target.matches('[data-mantine-stop-propagation=true]')
  if (!isTaken) layers.at(-1)?.()
}

/** The page behind the layers in the history, and where the browser is: elsewhere only until it has returned. */
let behind: number | undefined
let place: number | undefined

/**
 * Going back closes the topmost layer instead of leaving the page: the browser returns to it, and the router hears of
 * neither step. Each step back is undone by itself, so that several in a row add up. No entry is added for a layer: one
 * that was closed otherwise would leave a step that does nothing.
 */
function closeOnBack(event: PopStateEvent): void {
  const before = place
  place = historyPlace()
  if (layers.length === 0 || behind === undefined || before === undefined || place === undefined) return
  if (place >= behind && before >= behind) return
  event.stopImmediatePropagation()
  if (place < before) history.go(before - place)
  // Not before the page is there again: closing may lead to another one.
  else if (place === behind) layers.at(-1)?.()
}

/** Calls back on each close request of the browser, until stopped. */
function watchBack(onBack: () => void): () => void {
  const { CloseWatcher } = window
  if (!CloseWatcher) return () => {}
  let watcher = new CloseWatcher()
  // A watcher serves one request; a locked layer stays open and needs the next one.
  const watch = () => {
    watcher.addEventListener('close', () => {
      watcher = new CloseWatcher()
      watch()
      onBack()
    })
  }
  watch()
  return () => watcher.destroy()
}
