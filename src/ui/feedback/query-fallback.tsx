import type { ReactNode } from 'react'
import { SkeletonRows } from './skeleton.tsx'
import { ErrorState } from './states.tsx'

export interface QueryFallbackProps {
  isFailed: boolean
  onRetry: () => unknown
  /** Placeholder rows while loading. */
  rows?: number
  /** What is shown while loading instead of rows. */
  skeleton?: ReactNode
}

/** What stands for data that is not there: a placeholder while it is loading, or the error with a retry. */
export function QueryFallback({ isFailed, onRetry, rows = 6, skeleton }: QueryFallbackProps) {
  if (isFailed) return <ErrorState onRetry={onRetry} />
  return skeleton ?? <SkeletonRows count={rows} />
}
