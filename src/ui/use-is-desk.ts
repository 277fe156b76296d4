import { useSyncExternalStore } from 'react'

/** The width from which a screen is a desk; the style sheets have the same figure. */
const query = '(width >= 1280px)'

/** Whether the window is so wide that a screen shows its parts side by side. For what is rendered or loaded only then; layout alone is for CSS. */
export function useIsDesk(): boolean {
  return useSyncExternalStore(subscribe, isDesk)
}

/** The same outside of React. */
export const isDesk = (): boolean => matchMedia(query).matches

function subscribe(onChange: () => void): () => void {
  const media = matchMedia(query)
  media.addEventListener('change', onChange)
  return () => media.removeEventListener('change', onChange)
}
