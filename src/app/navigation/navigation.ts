import type { Navigation } from '#src/ui/navigation.ts'

let connected: Navigation | undefined

/** Makes the router's navigation available outside React. @returns disconnects it */
export function connectNavigation(next: Navigation): () => void {
  connected = next
  return () => {
    if (connected === next) connected = undefined
  }
}

/** The navigation functions (R2.9) for code outside React; undefined before the first screen. */
export function navigation(): Navigation | undefined {
  return connected
}

/** The route on screen, with its query. */
export function currentRoute(): string {
  return location.hash.slice(1) || '/'
}

/** The path of the route on screen. */
export function currentPath(): string {
  return currentRoute().split('?')[0] ?? '/'
}
