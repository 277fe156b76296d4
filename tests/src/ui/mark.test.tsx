import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Mark } from '#src/ui/mark.tsx'
import { renderUi } from '#tests/support/render.tsx'

const markOf = (container: Element) => ({
  picture: container.querySelector('img'),
  letter: container.querySelector<HTMLElement>('[data-letter]')?.dataset['letter'],
})

it('a mark takes the room of its picture, shows a letter until it is there, and is not read out', async () => {
  const { container } = await renderUi(<Mark src="/a.svg" code="btc" size={32} />)
  const { picture, letter } = markOf(container)
  expect(letter).toBe('B')
  expect(picture).toMatchObject({ alt: '', loading: 'lazy', width: 32, height: 32 })
  expect(container.querySelector('.mark')?.getAttribute('aria-hidden')).toBe('true')
  expect(container.querySelector('.mark')?.textContent).toBe('')
  expect(picture?.dataset['shown']).toBeUndefined()
  fireEvent.load(picture!)
  expect(picture?.dataset['shown']).toBe('')
})

it('a mark keeps its letter when the picture fails, and tries that of another product', async () => {
  const { container, rerender } = await renderUi(<Mark src="/a.svg" code="AAPL" />)
  fireEvent.error(markOf(container).picture!)
  expect(markOf(container)).toMatchObject({ picture: { hidden: true }, letter: 'A' })
  rerender(<Mark src="/b.svg" code="MSFT" />)
  expect(markOf(container)).toMatchObject({ picture: { hidden: false }, letter: 'M' })
})

it('a mark without a picture is its letter, whatever the script', async () => {
  const { container } = await renderUi(<Mark code="𝒜pple" />)
  expect(markOf(container)).toEqual({ picture: null, letter: '𝒜' })
})
