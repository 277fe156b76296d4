// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { renderUi } from '#tests/support/render.tsx'

it('shows the part once its code is here', async () => {
  const Part = lazyOptional(async () => ({ default: () => <p>here</p> }))
  renderUi(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await screen.findByText('here')
})

it('leaves the screen standing when the code does not come [R8.10]', async () => {
  const Part = lazyOptional<object>(() =>
    Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
  )
  renderUi(
    <Suspense fallback="waiting">
      <Part />
      <p>the rest</p>
    </Suspense>,
  )
  await screen.findByText('the rest')
  expect(screen.queryByText('waiting')).toBeNull()
})
