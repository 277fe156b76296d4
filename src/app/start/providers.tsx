import { QueryClientProvider, type QueryClient } from '@tanstack/react-query'
import { useMemo, type ReactNode } from 'react'
import { useDisplay } from '#src/stores/settings/display.ts'
import { FigureSettingsProvider } from '#src/ui/figures/figure-settings.ts'

/** The context of every screen: the query cache, and the display settings for figures. */
export function Providers({ client, children }: { client: QueryClient; children: ReactNode }) {
  const hideFigures = useDisplay(display => display.hideFigures)
  const keepsPercent = useDisplay(display => display.keepsPercent)
  const thousandsAsIs = useDisplay(display => display.thousandsAsIs)
  const figures = useMemo(
    () => ({ hideFigures, keepsPercent, thousandsAsIs }),
    [hideFigures, keepsPercent, thousandsAsIs],
  )
  return (
    <QueryClientProvider client={client}>
      <FigureSettingsProvider value={figures}>{children}</FigureSettingsProvider>
    </QueryClientProvider>
  )
}
