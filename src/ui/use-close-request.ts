import { useEffect, useRef } from 'react'

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
 * Asks the topmost open layer to close: on Escape, and on the back button or gesture of a phone where the browser has
 * `CloseWatcher`. Modal's own `closeOnEscape` would close all layers at once, and `Modal.Stack` expects layers that
 * stay mounted while closed.
 */
export function useCloseRequest(isOpen: boolean, onRequest: () => void): void {
  const latest = useRef(onRequest)
  useEffect(() => {
    latest.current = onRequest
  })
  useEffect(() => {
    if (!isOpen) return undefined
    const layer = () => latest.current()
    if (layers.push(layer) === 1) window.addEventListener('keydown', closeOnEscape, { capture: true })
    const stopWatching = watchBack(layer)
    return () => {
      layers.splice(layers.indexOf(layer), 1)
      if (layers.length === 0) window.removeEventListener('keydown', closeOnEscape, { capture: true })
      stopWatching()
    }
  }, [isOpen])
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
