import { create } from 'zustand'
import { oneOf } from './parse.ts'
import { stored } from './storage.ts'

/** As in a product's `PositionType`: 0 quick, 1 contract, 2 spot, 3 coin-to-coin (R1.2). */
export const positionTypes = ['0', '1', '2', '3'] as const
export type PositionType = (typeof positionTypes)[number]

const kept = stored<PositionType>({
  name: 'way-to-trade',
  version: 1,
  parse: data => oneOf(positionTypes, data),
})

export const useWayToTrade = create<{ chosen: PositionType | undefined }>()(() => ({ chosen: kept.read() }))

/** Saves the way to trade that the trade tab shows, for every product that may be traded so. */
export function chooseWayToTrade(chosen: PositionType): void {
  kept.write(chosen)
  useWayToTrade.setState({ chosen })
}
