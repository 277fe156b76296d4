import { create } from 'zustand'

/** What failed to load when a route was replaced by the network error or the line screen (R2.11). */
export type NetworkErrorCause = 'language' | 'switches' | 'pageConfig'

export interface NetworkError {
  cause: NetworkErrorCause
  /** Epoch ms. */
  time: number
}

/** The last failure of each route in this visit (R3.2). */
export const useNetworkErrors = create<{ byRoute: Readonly<Record<string, NetworkError>> }>()(() => ({
  byRoute: {},
}))

export function recordNetworkError(route: string, cause: NetworkErrorCause, time: number = Date.now()): void {
  useNetworkErrors.setState(({ byRoute }) => ({ byRoute: { ...byRoute, [route]: { cause, time } } }))
}

/** Called once the route works again. */
export function clearNetworkError(route: string): void {
  useNetworkErrors.setState(({ byRoute }) => {
    const { [route]: _removed, ...others } = byRoute
    return { byRoute: others }
  })
}
