// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Segmented } from '#src/ui/choices/choice.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { renderUi } from '#tests/support/render.tsx'

afterEach(cleanup)

const items = [
  { id: 'a', label: 'Stocks' },
  { id: 'b', label: 'Crypto', disabled: true },
  { id: 'c', label: 'Forex' },
] as const

function SampleTabs() {
  const [value, setValue] = useState<'a' | 'b' | 'c'>('a')
  return <Tabs label="Markets" items={items} value={value} onChange={setValue} />
}

function Sides() {
  const [value, setValue] = useState<'buy' | 'sell'>('buy')
  return (
    <Segmented
      label="Side"
      value={value}
      onChange={setValue}
      items={[
        { id: 'buy', label: 'Buy' },
        { id: 'sell', label: 'Sell' },
      ]}
    />
  )
}

function selected() {
  return screen.getByRole('tab', { selected: true }).textContent
}

describe('tabs within a page', () => {
  it('are a single tab stop, and arrow keys move between them', async () => {
    await renderUi(<SampleTabs />)
    await userEvent.tab()
    expect(document.activeElement?.textContent).toBe('Stocks')
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toBe('Forex')
    expect(document.activeElement?.textContent).toBe('Forex')
    await userEvent.keyboard('{ArrowRight}')
    expect(selected()).toBe('Stocks')
    await userEvent.keyboard('{End}')
    expect(selected()).toBe('Forex')
  })
})

describe('segmented choice', () => {
  it('is a labelled radio group', async () => {
    await renderUi(<Sides />)
    expect(screen.getByRole('radiogroup', { name: 'Side' })).toBeTruthy()
    await userEvent.click(screen.getByRole('radio', { name: 'Sell' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Sell' }).checked).toBe(true)
  })
})
