import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsDark } from '../theme/use-is-dark.ts'
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no value
import './mantine.css'

const theme = createTheme({
  fontFamily: 'var(--sans)',
  defaultRadius: 10,
  cursorType: 'pointer',
  respectReducedMotion: true,
  primaryColor: 'orange',
})

/** The provider that Mantine fields need. The app lazily wraps every screen with a form in it. */
export function MantineBoundary({ children }: { children: ReactNode }) {
  const isDark = useIsDark()
  return (
    <MantineProvider
      theme={theme}
      forceColorScheme={isDark ? 'dark' : 'light'}
      withGlobalClasses={false}
      deduplicateCssVariables
    >
      {children}
    </MantineProvider>
  )
}
