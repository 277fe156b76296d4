import { act, cleanup, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VirtualList } from '#src/ui/virtual-list.tsx'
import { renderUi } from '#tests/support/render.tsx'

const items = Array.from({ length: 10_201 }, (_, index) => index)
const drawn = vi.fn((item: number) => <button type="button">{`Row ${item}`}</button>)
const keyOf = (item: number) => item

beforeEach(() => {
  drawn.mockClear()
  // As in ui/theme/base.css.
  document.documentElement.style.fontSize = '15px'
  vi.spyOn(window, 'innerHeight', 'get').mockReturnValue(640)
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(0)
})

afterEach(cleanup)

function rows(): string[] {
  return screen.getAllByRole('listitem').map(row => row.textContent)
}

function scrollTo(top: number): void {
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(top)
  act(() => void window.dispatchEvent(new Event('scroll')))
}

async function show(list: readonly number[] = items, onEnd?: () => void) {
  return renderUi(
    <VirtualList
      label="Entries"
      items={list}
      keyOf={keyOf}
      renderRow={drawn}
      rowHeight={64}
      {...(onEnd ? { onEnd } : {})}
    />,
  )
}

it('virtual list renders the visible rows and a few beyond, with their position and count', async () => {
  await show()
  expect(rows()).toEqual(items.slice(0, 14).map(item => `Row ${item}`))
  scrollTo(64 * 5000)
  expect(rows()).toEqual(items.slice(4998, 5020).map(item => `Row ${item}`))
  const row = screen.getByText('Row 5000').closest('li')!
  expect(row.getAttribute('aria-posinset')).toBe('5001')
  expect(row.getAttribute('aria-setsize')).toBe('10201')
  expect(row.style.insetBlockStart).toBe(`${64 * 5000}px`)
})

it('virtual list rows grow with the reader’s font size [R2.8]', async () => {
  const sizes = vi.fn<(changed: () => void) => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class extends ResizeObserver {
      constructor(changed: () => void) {
        super(changed)
        sizes(changed)
      }
    },
  )
  document.documentElement.style.fontSize = '30px'
  await show()
  expect(screen.getByRole('list').style.blockSize).toBe(`${128 * items.length}px`)
  expect(screen.getByText('Row 3').closest('li')!.style.insetBlockStart).toBe(`${128 * 3}px`)
  document.documentElement.style.fontSize = '15px'
  act(() => sizes.mock.calls.forEach(([changed]) => changed()))
  expect(screen.getByText('Row 3').closest('li')!.style.insetBlockStart).toBe(`${64 * 3}px`)
  vi.unstubAllGlobals()
})

it('virtual list rows are higher where a large font leaves the list little width', async () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(288)
  const heightAt = async (fontSize: string) => {
    document.documentElement.style.fontSize = fontSize
    const list = { label: 'Entries', items, keyOf, renderRow: drawn, rowHeight: 64, narrowRowHeight: 92 }
    const { unmount } = await renderUi(<VirtualList {...list} />)
    const { blockSize } = screen.getByText('Row 3').closest('li')!.style
    unmount()
    return blockSize
  }
  expect([await heightAt('15px'), await heightAt('30px')]).toEqual(['64px', '184px'])
  vi.restoreAllMocks()
})

it('virtual list renders only what scrolls into view', async () => {
  await show()
  scrollTo(1)
  drawn.mockClear()
  scrollTo(64)
  expect(drawn.mock.calls.map(([item]) => item)).toEqual([20])
  scrollTo(70)
  expect(drawn).toHaveBeenCalledTimes(1)
})

it('virtual list renders more rows in the direction of scrolling', async () => {
  await show()
  scrollTo(64 * 5000)
  scrollTo(64 * 4999)
  expect(rows()).toEqual(items.slice(4989, 5011).map(item => `Row ${item}`))
})

it('virtual list drops distant rows when scrolling stops', async () => {
  await show()
  scrollTo(64 * 5000)
  act(() => void window.dispatchEvent(new Event('scrollend')))
  expect(rows()).toEqual(items.slice(4996, 5014).map(item => `Row ${item}`))
})

it('virtual list shows placeholders for all other rows', async () => {
  await show()
  scrollTo(64 * 5000)
  const places = [...screen.getByRole('list').querySelectorAll<HTMLElement>('[aria-hidden][style]')].map(
    ({ style }) => [parseFloat(style.insetBlockStart), parseFloat(style.blockSize)],
  )
  expect(places).toEqual([
    [0, 64 * 4998],
    [64 * 5020, 64 * (10_201 - 5020)],
  ])
})

it('virtual list clamps scrolling beyond its end and requests more once', async () => {
  const onEnd = vi.fn()
  await show(items.slice(0, 100), onEnd)
  expect(onEnd).not.toHaveBeenCalled()
  scrollTo(64 * 300)
  expect(rows().at(-1)).toBe('Row 99')
  expect(rows().length).toBeGreaterThanOrEqual(10)
  scrollTo(64 * 90)
  expect(onEnd).toHaveBeenCalledTimes(1)
})

it('virtual list has all of its rows on paper, and the visible ones again after it (a11y X26)', async () => {
  await show(items.slice(0, 100))
  act(() => void window.dispatchEvent(new Event('beforeprint')))
  expect(rows()).toEqual(items.slice(0, 100).map(item => `Row ${item}`))
  act(() => void window.dispatchEvent(new Event('afterprint')))
  expect(rows()).toHaveLength(14)
})

it('empty virtual list renders no rows', async () => {
  await show([])
  expect(screen.queryAllByRole('listitem')).toEqual([])
})

it('virtual list scrolls with the box around it, which need not be as high as the window', async () => {
  await renderUi(
    <div data-scrolls data-testid="box">
      <VirtualList label="Entries" items={items} keyOf={keyOf} renderRow={drawn} rowHeight={64} />
    </div>,
  )
  const box = screen.getByTestId('box')
  vi.spyOn(box, 'clientHeight', 'get').mockReturnValue(320)
  act(() => void window.dispatchEvent(new Event('resize')))
  expect(rows()).toEqual(items.slice(0, 9).map(item => `Row ${item}`))
  box.scrollTop = 64 * 100
  act(() => void box.dispatchEvent(new Event('scroll')))
  expect(rows()).toContain('Row 100')
  expect(rows()).not.toContain('Row 0')
})
