import { create } from 'zustand'
import { oneOf } from './parse.ts'
import { createStored } from './storage.ts'

/** The trading modes, as in a product's `PositionType`: 0 quick, 1 contract, 2 spot, 3 coin-to-coin (R1.2). */
export const positionTypes = ['0', '1', '2', '3'] as const
export type PositionType = (typeof positionTypes)[number]

const persistedMode = createStored<PositionType>({
  name: 'way-to-trade',
  version: 1,
  parse: data => oneOf(positionTypes, data),
})

export const useTradingMode = create<{ chosen: PositionType | undefined }>()(() => ({
  chosen: persistedMode.read(),
}))

/** Saves the trading mode of the trade tab, for every product that supports it. */
export function chooseTradingMode(chosen: PositionType): void {
  persistedMode.write(chosen)
  useTradingMode.setState({ chosen })
}
