import { lazy, type ComponentType } from 'react'

/** A component loaded when first shown; if loading fails, the screen does without it. */
export const lazyOptional = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
