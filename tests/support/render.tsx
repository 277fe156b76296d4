import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { switchLocale } from '#src/i18n/runtime.ts'
import type { Locale } from '#src/lib/locales.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'

/**
 * Renders a component with the messages of a language, a router, and what Mantine's components need; `isLight` leaves
 * that out, as light screens do.
 */
export async function renderUi(
  element: ReactElement,
  {
    locale = 'en',
    route = '/',
    isLight = false,
  }: { locale?: Locale; route?: string; isLight?: boolean } = {},
) {
  await switchLocale(locale)
  return render(
    <MemoryRouter initialEntries={[route]}>
      {isLight ? element : <MantineBoundary>{element}</MantineBoundary>}
    </MemoryRouter>,
  )
}
