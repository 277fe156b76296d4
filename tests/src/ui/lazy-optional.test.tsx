import { screen } from '@testing-library/react'
import { Suspense } from 'react'
import { expect, it } from 'vitest'
import { lazyOptional } from '#src/ui/lazy-optional.ts'
import { renderUi } from '#tests/support/render.tsx'

it('lazy part appears once its code has loaded', async () => {
  const Part = lazyOptional(async () => ({ default: () => <p>here</p> }))
  renderUi(
    <Suspense>
      <Part />
    </Suspense>,
  )
  await screen.findByText('here')
})

it('lazy part leaves the screen intact when its code fails to load [R8.10]', async () => {
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
