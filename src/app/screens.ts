import type { ComponentType } from 'react'

/**
 * Where the code of every screen but home is, by its file. A module of its own, loaded when the first of them is asked for: with
 * all that each of them needs, the list is as long as a screen, and the first view does without it.
 */
export const screens: Record<string, () => Promise<{ default: ComponentType }>> = import.meta.glob<{
  default: ComponentType
}>(['../screens/**/*.tsx', '!../screens/**/parts/**', '!../screens/tabs/home/home-e.tsx'])
