import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { switchLocale, type AvailableLocale } from '#src/i18n/runtime.ts'
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
  }: { locale?: AvailableLocale; route?: string; isLight?: boolean } = {},
) {
  await switchLocale(locale)
  return render(
    <MemoryRouter initialEntries={[route]}>
      {isLight ? element : <MantineBoundary>{element}</MantineBoundary>}
    </MemoryRouter>,
  )
}
