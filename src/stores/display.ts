import { create } from 'zustand'
import { asRecord, oneOf } from './parse.ts'
import { createStored } from './storage.ts'

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
  colorScheme: (typeof colorSchemes)[number]
  colourConvention: (typeof colourConventions)[number]
}

export const defaultDisplay: Display = {
  thousandsAsIs: false,
  showBankCards: false,
  showWalletAddresses: false,
  hideFigures: false,
  colorScheme: 'auto',
  colourConvention: 'auto',
}

const persistedDisplay = createStored<Display>({
  name: 'display',
  version: 1,
  parse: data => {
    const fields = asRecord(data)
    return (
      fields && {
        thousandsAsIs: fields.thousandsAsIs === true,
        showBankCards: fields.showBankCards === true,
        showWalletAddresses: fields.showWalletAddresses === true,
        hideFigures: fields.hideFigures === true,
        colorScheme: oneOf(colorSchemes, fields.colorScheme) ?? defaultDisplay.colorScheme,
        colourConvention:
          oneOf(colourConventions, fields.colourConvention) ?? defaultDisplay.colourConvention,
      }
    )
  },
})

export const useDisplay = create<Display>()(() => persistedDisplay.read() ?? defaultDisplay)

persistedDisplay.watch(display => useDisplay.setState(display ?? defaultDisplay))

/** Changes some settings, persistently and in all tabs. */
export function setDisplay(change: Partial<Display>): void {
  useDisplay.setState(change)
  persistedDisplay.write(useDisplay.getState())
}
