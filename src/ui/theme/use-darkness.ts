import { useSyncExternalStore } from 'react'

const dark = '(prefers-color-scheme: dark)'

/** Whether the page is dark: by the root's data-theme, else as the device has it. */
export function useDarkness(): boolean {
  return useSyncExternalStore(subscribe, isDark)
}

function isDark(): boolean {
  const chosen = document.documentElement.dataset.theme
  return chosen ? chosen === 'dark' : matchMedia(dark).matches
}

function subscribe(listener: () => void): () => void {
  const query = matchMedia(dark)
  const observer = new MutationObserver(listener)
  query.addEventListener('change', listener)
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] })
  return () => {
    query.removeEventListener('change', listener)
    observer.disconnect()
  }
}
