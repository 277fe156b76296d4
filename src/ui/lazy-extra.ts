import { lazy, type ComponentType } from 'react'

/** A part whose code comes when it is first shown, and that the screen does without should it not come. */
export const lazyExtra = <Props extends object>(load: () => Promise<{ default: ComponentType<Props> }>) =>
  lazy<ComponentType<Props>>(() => load().catch(() => ({ default: () => null })))
