import { useQuery } from '@tanstack/react-query'
import type { ComponentType, ReactNode } from 'react'
import { ErrorState } from '../ui/states.tsx'

export interface LazyPartProps<Props extends object> {
  /** Names the part among all that come later. */
  name: string
  load: () => Promise<{ default: ComponentType<Props> }>
  props: Props
  /** Keeps its place meanwhile. */
  waiting: ReactNode
}

/** A part of a screen whose code comes when it is shown; failing, it can be tried again (R4.7). */
export function LazyPart<Props extends object>({ name, load, props, waiting }: LazyPartProps<Props>) {
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
