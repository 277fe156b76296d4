import { useSyncExternalStore } from 'react'

const darkQuery = '(prefers-color-scheme: dark)'

/** Whether the page is dark: by data-theme on the root element, else by the device setting. */
export function useIsDark(): boolean {
  return useSyncExternalStore(subscribe, readIsDark)
}

function readIsDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  return chosen ? chosen === 'dark' : matchMedia(darkQuery).matches
}

function subscribe(listener: () => void): () => void {
  const mediaQuery = matchMedia(darkQuery)
  const observer = new MutationObserver(listener)
  mediaQuery.addEventListener('change', listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    mediaQuery.removeEventListener('change', listener)
    observer.disconnect()
  }
}
