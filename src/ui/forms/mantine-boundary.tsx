import { createTheme, MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { useIsDark } from '../theme/use-is-dark.ts'
/* oxlint-disable import/no-unassigned-import -- style sheets have no value */
import '@mantine/core/styles/baseline.layer.css'
import '@mantine/core/styles/default-css-variables.layer.css'
import '@mantine/core/styles/global.layer.css'
import '@mantine/core/styles/ScrollArea.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import '@mantine/core/styles/VisuallyHidden.layer.css'
import '@mantine/core/styles/Overlay.layer.css'
import '@mantine/core/styles/Popover.layer.css'
import '@mantine/core/styles/CloseButton.layer.css'
import '@mantine/core/styles/Loader.layer.css'
import '@mantine/core/styles/Input.layer.css'
import '@mantine/core/styles/Combobox.layer.css'
import './mantine.css'
/* oxlint-enable import/no-unassigned-import */

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
