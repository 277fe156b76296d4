import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { asRecord, oneOf } from '../storage/parse.ts'
import { localEntries, syncTabs } from '../storage/storage.ts'

export const colorSchemes = ['auto', 'light', 'dark'] as const
/** The colour of rising prices; auto: the convention of the chosen language. */
export const colourConventions = ['auto', 'green-up', 'red-up'] as const

/** Display settings of this device; the first three are the display switches of R3.2. */
export interface Display {
  /** Amounts as the server wrote them, without separators or truncation (R9.2). */
  thousandsAsIs: boolean
  /** Bank card numbers in full (R9.3). */
  showBankCards: boolean
  /** Wallet addresses in full (R9.4). */
  showWalletAddresses: boolean
  /** Hides balances from people nearby. */
  hideFigures: boolean
  /** While balances are hidden, what says nothing of their size stays: percentages, shares, the shape of the account's curve. */
  keepsPercent: boolean
  /** Single keys act: / to search, B and S for the side. */
  hasKeys: boolean
  colorScheme: (typeof colorSchemes)[number]
  colourConvention: (typeof colourConventions)[number]
}

export const defaultDisplay: Display = {
  thousandsAsIs: false,
  showBankCards: false,
  showWalletAddresses: false,
  hideFigures: false,
  keepsPercent: false,
  hasKeys: true,
  colorScheme: 'auto',
  colourConvention: 'auto',
}

function parseDisplay(stored: unknown): Display {
  const fields = asRecord(stored)
  return {
    thousandsAsIs: fields?.thousandsAsIs === true,
    showBankCards: fields?.showBankCards === true,
    showWalletAddresses: fields?.showWalletAddresses === true,
    hideFigures: fields?.hideFigures === true,
    keepsPercent: fields?.keepsPercent === true,
    hasKeys: fields?.hasKeys !== false,
    colorScheme: oneOf(colorSchemes, fields?.colorScheme) ?? defaultDisplay.colorScheme,
    colourConvention: oneOf(colourConventions, fields?.colourConvention) ?? defaultDisplay.colourConvention,
  }
}

export const useDisplay = create<Display>()(
  persist(() => defaultDisplay, {
    name: 'display',
    version: 1,
    storage: localEntries,
    partialize: display => display,
    merge: parseDisplay,
  }),
)

syncTabs(useDisplay)

/** Changes some settings, persistently and in all tabs. */
export function setDisplay(change: Partial<Display>): void {
  useDisplay.setState(change)
}
