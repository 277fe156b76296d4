import type { ComponentType } from 'react'
import type { WordGroup } from '../i18n/runtime.ts'

/**
 * Where the code of every screen but home is, by its file. A module of its own, loaded when the first of them is asked for: with
 * all that each of them needs, the list is as long as a screen, and the first view does without it.
 */
export const screens: Record<string, () => Promise<{ default: ComponentType }>> = import.meta.glob<{
  default: ComponentType
}>(['../features/*/*-screen.tsx', './trade/*-screen.tsx', '!../features/home/home-e-screen.tsx'])

const groupsOf: readonly (readonly [RegExp, readonly WordGroup[]])[] = [
  [/^\/pages\/(pledge|lockMining|newShares|loan|team|activity)\//, ['earn']],
  [/^\/pages\/user\/(award|welfare|iwannashare)$/, ['earn']],
  [/^\/pages\/(wallets|bankCard|service)\//, ['self']],
  [/^\/pages\/user\/(userInfo|privacy|change|authentication1?|login|withdrawl|withdrawRecord)$/, ['self']],
  [/^\/pages\/user\/(recharge|recharge-detail)$|^\/pages\/tabs\/me\/me-e$/, ['self']],
  [/^\/(choose-location|open-location|preview-image)$/, ['self']],
]

/** The words that a route's screen needs beside those that every screen has. */
export function wordGroups(path: string): readonly WordGroup[] {
  return groupsOf.flatMap(([paths, groups]) => (paths.test(path) ? groups : []))
}
