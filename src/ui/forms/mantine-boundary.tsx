import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useDarkness } from '../theme/use-darkness.ts'
// oxlint-disable-next-line import/no-unassigned-import -- a style sheet has no value
import './mantine.css'

const theme = createTheme({
  fontFamily: 'var(--sans)',
  defaultRadius: 10,
  cursorType: 'pointer',
  respectReducedMotion: true,
  primaryColor: 'orange',
})

/** What the form pieces need around them. The app puts it around every screen that has a form, lazily. */
export function MantineBoundary({ children }: { children: ReactNode }) {
  const isDark = useDarkness()
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
