import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useDisplay } from '../stores/display.ts'
import { FiguresProvider } from '../ui/figures.ts'

/** What every screen finds around it: the cache, and how this device shows figures. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  const hideFigures = useDisplay(display => display.hideFigures)
  const thousandsAsIs = useDisplay(display => display.thousandsAsIs)
  const figures = useMemo(() => ({ hideFigures, thousandsAsIs }), [hideFigures, thousandsAsIs])
  return (
    <QueryClientProvider client={client}>
      <FiguresProvider value={figures}>{children}</FiguresProvider>
    </QueryClientProvider>
  )
}
