import { render } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { switchLocale, type AvailableLocale } from '#src/i18n/runtime.ts'
import { MantineBoundary } from '#src/ui/forms/mantine-boundary.tsx'

/** Renders a component with the messages of a language and a router; `forms` adds what Mantine's components need. */
export async function renderUi(
  element: ReactElement,
  {
    locale = 'en',
    route = '/',
    forms = false,
  }: { locale?: AvailableLocale; route?: string; forms?: boolean } = {},
) {
  await switchLocale(locale)
  return render(
    <MemoryRouter initialEntries={[route]}>
      {forms ? <MantineBoundary>{element}</MantineBoundary> : element}
    </MemoryRouter>,
  )
}
