import { expect, it } from 'vitest'
import { screen } from '@testing-library/react'
import { RiskNotice } from '#src/widgets/notes/risk-notice.tsx'
import { renderUi } from '#tests/support/render.tsx'

it('risks are whole at the first visit, and one line that opens afterwards; each text by itself', async () => {
  const notice = (name: string) => (
    <RiskNotice name={name} title={`Risks of ${name}`}>
      You can lose money.
    </RiskNotice>
  )
  const first = await renderUi(notice('loan'))
  expect(first.container.querySelector('details')).toBeNull()
  expect(screen.getByText('You can lose money.')).toBeTruthy()
  first.unmount()
  const second = await renderUi(notice('loan'))
  expect(second.container.querySelector('details')?.open).toBe(false)
  expect(second.container.querySelector('summary')?.textContent).toBe('Risks of loan')
  second.unmount()
  const other = await renderUi(notice('follow'))
  expect(other.container.querySelector('details')).toBeNull()
})
