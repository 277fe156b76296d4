import type { ComponentType } from 'react'
import type { MessageChunk } from '#src/i18n/runtime.ts'

/**
 * The loaders of every screen but home, by file. A module of its own, loaded on the first navigation: with the
 * dependencies of each screen the list is as large as a screen, and the first view does not need it.
 */
export const screens: Record<string, () => Promise<{ default: ComponentType }>> = import.meta.glob<{
  default: ComponentType
}>(['../../features/*/*-screen.tsx', '../trade/*-screen.tsx', '!../../features/home/home-e-screen.tsx'])

const chunksOf: readonly (readonly [RegExp, readonly MessageChunk[]])[] = [
  [/^\/pages\/(pledge|lockMining|newShares|loan|team|activity|followOrder)\//, ['earnings']],
  [/^\/pages\/user\/(award|welfare|iwannashare)$/, ['earnings']],
  [/^\/pages\/(wallets|bankCard|service)\//, ['profile']],
  [/^\/pages\/user\/(userInfo|privacy|change|authentication1?|login|withdrawl|withdrawRecord)$/, ['profile']],
  [/^\/pages\/user\/(recharge|recharge-detail)$|^\/pages\/tabs\/me\/me-e$/, ['profile']],
  [/^\/pages\/(msg\/msg-list|record\/realisedGains)$/, ['profile']],
  [/^\/(choose-location|open-location|preview-image)$/, ['profile']],
]

/** The message chunks that a route's screen needs in addition to the shared ones. */
export function messageChunks(path: string): readonly MessageChunk[] {
  return chunksOf.flatMap(([paths, chunks]) => (paths.test(path) ? chunks : []))
}
