import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { ErrorState } from '#src/ui/feedback/states.tsx'

export interface LazyPartProps<Props extends object> {
  /** Unique name of the part. */
  name: string
  load: () => Promise<{ default: ComponentType<Props> }>
  props: Props
  /** Shown while loading. */
  fallback: ReactNode
}

/** A part of a screen that is loaded when shown; a failure offers a retry (R4.7). */
export function LazyPart<Props extends object>({
  name,
  load,
  props,
  fallback: waiting,
}: LazyPartProps<Props>) {
  const code = useQuery({
    queryKey: ['part', name],
    queryFn: async () => ({ Part: (await load()).default }),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
    meta: { quiet: true },
  })
  if (code.isError) return <ErrorState onRetry={code.refetch} />
  if (!code.data) return waiting
  const { Part } = code.data
  return <Part {...props} />
}
