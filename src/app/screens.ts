import type { ComponentType } from 'react'
import type { MessageChunk } from '../i18n/runtime.ts'

/**
 * Where the code of every screen but home is, by its file. A module of its own, loaded when the first of them is asked for: with
 * all that each of them needs, the list is as long as a screen, and the first view does without it.
 */
export const screens: Record<string, () => Promise<{ default: ComponentType }>> = import.meta.glob<{
  default: ComponentType
}>(['../features/*/*-screen.tsx', './trade/*-screen.tsx', '!../features/home/home-e-screen.tsx'])

const chunksOf: readonly (readonly [RegExp, readonly MessageChunk[]])[] = [
  [/^\/pages\/(pledge|lockMining|newShares|loan|team|activity)\//, ['earnings']],
  [/^\/pages\/user\/(award|welfare|iwannashare)$/, ['earnings']],
  [/^\/pages\/(wallets|bankCard|service)\//, ['profile']],
  [/^\/pages\/user\/(userInfo|privacy|change|authentication1?|login|withdrawl|withdrawRecord)$/, ['profile']],
  [/^\/pages\/user\/(recharge|recharge-detail)$|^\/pages\/tabs\/me\/me-e$/, ['profile']],
  [/^\/(choose-location|open-location|preview-image)$/, ['profile']],
]

/** The messages that a route's screen needs beside those that every screen has. */
export function messageChunks(path: string): readonly MessageChunk[] {
  return chunksOf.flatMap(([paths, chunks]) => (paths.test(path) ? chunks : []))
}
