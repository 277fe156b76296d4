import { create } from 'zustand'
import { persist } from 'zustand/middleware'
import { oneOf } from '../storage/parse.ts'
import { localEntries } from '../storage/storage.ts'

/** The trading modes, as in a product's `PositionType`: 0 quick, 1 contract, 2 spot, 3 coin-to-coin (R1.2). */
export const tradingModeIds = ['0', '1', '2', '3'] as const
export type TradingModeId = (typeof tradingModeIds)[number]

interface TradingMode {
  chosen: TradingModeId | undefined
}

// Not synced: another tab's choice must not change the ticket that is being filled in here.
export const useTradingMode = create<TradingMode>()(
  persist((): TradingMode => ({ chosen: undefined }), {
    name: 'way-to-trade',
    version: 1,
    storage: localEntries,
    partialize: ({ chosen }) => chosen,
    merge: stored => ({ chosen: oneOf(tradingModeIds, stored) }),
  }),
)

/** Saves the trading mode of the trade tab, for every product that supports it. */
export function chooseTradingMode(chosen: TradingModeId): void {
  useTradingMode.setState({ chosen })
}
