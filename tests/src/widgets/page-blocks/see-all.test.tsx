import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { PATHS } from '#src/lib/paths.ts'
import { SeeAll } from '#src/widgets/page-blocks/see-all.tsx'
import { renderUi } from '#tests/support/render.tsx'

afterEach(cleanup)

it('links to whole lists say what they lead to, each by itself (WCAG 2.4.9)', async () => {
  await renderUi(
    <>
      <SeeAll to={PATHS.market} of="Market" />
      <SeeAll to={PATHS.watchlist} of="Watchlist" />
    </>,
  )
  expect(screen.getByRole('link', { name: 'See all: Market' })).toBeTruthy()
  expect(screen.getByRole('link', { name: 'See all: Watchlist' })).toBeTruthy()
})
