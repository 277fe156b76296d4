import type { Navigation } from '../ui/navigation.ts'

let connected: Navigation | undefined

/** Lends the router's verbs to what runs outside React. @returns takes them back */
export function connectNavigation(given: Navigation): () => void {
  connected = given
  return () => {
    if (connected === given) connected = undefined
  }
}

/** The verbs of moving about (R2.9) for what runs outside React; undefined before the first screen. */
export function navigation(): Navigation | undefined {
  return connected
}

/** The route on screen, with its query. */
export function currentRoute(): string {
  return location.hash.slice(1) || '/'
}
