import { createContext, useContext } from 'react'

/** How this device shows figures; provided by the app, so that ui does not depend on a store. */
export interface FigureSettings {
  /** Hides balances from people nearby. */
  hideFigures: boolean
  /** While balances are hidden, percentages are not. */
  keepsPercent?: boolean
  /** Numbers as received from the server, without grouping or truncation (R9.2). */
  thousandsAsIs: boolean
}

const FigureSettingsContext = createContext<FigureSettings>({ hideFigures: false, thousandsAsIs: false })

export const FigureSettingsProvider = FigureSettingsContext.Provider

export function useFigureSettings(): FigureSettings {
  return useContext(FigureSettingsContext)
}

/** Whether percentages of what the person owns are hidden as well. */
export function useHidesPercent(): boolean {
  const { hideFigures, keepsPercent = false } = useFigureSettings()
  return hideFigures && !keepsPercent
}

/** In place of a hidden amount inside a sentence. */
export const MASK = '•••'
