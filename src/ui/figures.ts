import { createContext, useContext } from 'react'

/** How this device shows figures; given by the app, so that ui knows no store. */
export interface Figures {
  /** Balances covered, for eyes nearby. */
  hideFigures: boolean
  /** Figures as the server wrote them (R9.2). */
  thousandsAsIs: boolean
}

const FiguresContext = createContext<Figures>({ hideFigures: false, thousandsAsIs: false })

export const FiguresProvider = FiguresContext.Provider

export function useFigures(): Figures {
  return useContext(FiguresContext)
}
