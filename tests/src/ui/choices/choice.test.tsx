import { cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, describe, expect, it } from 'vitest'
import { Chip, Segmented } from '#src/ui/choices/choice.tsx'
import { RadioCards } from '#src/ui/choices/radio-cards.tsx'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { renderUi } from '#tests/support/render.tsx'

afterEach(cleanup)

it('a chip that opens fields says so, and is no switch (X21)', async () => {
  await renderUi(
    <Chip expanded={false} onPress={() => {}}>
      Take profit and stop loss
    </Chip>,
  )
  const chip = screen.getByRole('button', { name: 'Take profit and stop loss', expanded: false })
  expect(chip.hasAttribute('aria-pressed')).toBe(false)
})

it('a chip that opens a sheet says so, and is no switch once something is chosen there (X21)', async () => {
  await renderUi(
    <Chip opens selected onPress={() => {}}>
      Deposit
    </Chip>,
  )
  const chip = screen.getByRole('button', { name: 'Deposit' })
  expect(chip.hasAttribute('aria-pressed')).toBe(false)
  expect([chip.getAttribute('aria-haspopup'), chip.dataset['selected']]).toEqual(['dialog', 'true'])
})

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

function Methods({ chosen }: { chosen?: string }) {
  const [value, setValue] = useState(chosen)
  return (
    <>
      <RadioCards
        legend="Method"
        name="method"
        value={value}
        onChange={setValue}
        items={[
          { id: 'bank', title: 'Bank' },
          { id: 'chain', title: 'TRON' },
        ]}
      />
      <button type="button">Next</button>
    </>
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

describe('radio cards', () => {
  const focused = () => document.activeElement?.textContent

  it.each([
    ['the first while none is chosen', undefined, 'Bank'],
    ['the chosen one', 'chain', 'TRON'],
    ['the first when the chosen one is not offered any more', 'gone', 'Bank'],
  ])('are a single tab stop: %s', async (_, chosen, first) => {
    await renderUi(<Methods chosen={chosen} />)
    await userEvent.tab()
    expect(focused()).toBe(first)
    await userEvent.tab()
    expect(focused()).toBe('Next')
  })

  it('are chosen by arrow keys, and Tab returns to the chosen one', async () => {
    await renderUi(<Methods />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowDown}')
    expect(screen.getByRole('radio', { name: 'TRON' }).getAttribute('aria-checked')).toBe('true')
    expect(focused()).toBe('TRON')
    await userEvent.tab()
    await userEvent.tab({ shift: true })
    expect(focused()).toBe('TRON')
  })
})
