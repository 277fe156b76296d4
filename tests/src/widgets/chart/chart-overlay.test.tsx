import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { ChartOverlay } from '#src/widgets/chart/chart-overlay.tsx'
import { noDrawingState } from '#src/widgets/chart/drawings/drawing-layer.tsx'
import { setDrawings, type Drawing } from '#src/widgets/chart/drawings/drawings.ts'
import type { PriceLine } from '#src/widgets/chart/price-line.ts'
import { renderUi } from '#tests/support/render.tsx'
import { fixedGeometry, START } from './support.ts'

const chart = '2:BTC'
beforeEach(() => setDrawings(chart, () => []))
afterEach(cleanup)

/** The lines as they are kept. */
const drawn = (): unknown => JSON.parse(localStorage.getItem('fairline:chart-drawings') ?? '{}').data?.[chart]

function Overlay({ lines }: { lines: readonly PriceLine[] }) {
  const [geometry] = useState(fixedGeometry)
  const [state, setState] = useState(noDrawingState)
  return (
    <ChartOverlay
      chart={chart}
      geometry={geometry}
      interval="1m"
      priceScale={2}
      lines={lines}
      drawing={state}
      onDrawingChange={setState}
      onAlert={undefined}
    />
  )
}

/** A chart with a stop loss at 150, which is 150 px from the top, and the prices that it was moved to. */
async function openStopLoss() {
  const moves: string[] = []
  const line: PriceLine = {
    id: 'exit',
    kind: 'stopLoss',
    price: '150.00',
    label: 'Stop loss',
    onMove: price => void moves.push(price),
  }
  await renderUi(<Overlay lines={[line]} />)
  const handle = screen.getByRole('slider', { name: 'Stop loss' })
  const price = () => handle.getAttribute('aria-valuetext')
  return {
    moves,
    handle,
    price,
    press: (key: string, shiftKey = false) => fireEvent.keyDown(handle, { key, shiftKey }),
  }
}

it('a line is moved by the arrow keys, and only Enter asks for the change', async () => {
  const { moves, price, press } = await openStopLoss()
  press('ArrowUp')
  press('ArrowUp', true)
  expect(price()).toBe('150.11')
  expect(moves).toEqual([])
  press('Enter')
  expect(moves).toEqual(['150.11'])
  expect(price(), 'the line stays where it is until the change is confirmed').toBe('150.00')
})

it('Escape and leaving a line take its move back', async () => {
  const { moves, handle, price, press } = await openStopLoss()
  press('PageDown')
  expect(press('Escape')).toBe(false)
  expect(price()).toBe('150.00')
  expect(press('Escape'), 'with nothing to take back, the key is left to the page').toBe(true)
  press('PageDown')
  fireEvent.blur(handle)
  expect(price()).toBe('150.00')
  press('Enter')
  expect(moves).toEqual([])
})

it('a line follows the finger and asks for the change when it is let go', async () => {
  const { moves, handle, price } = await openStopLoss()
  fireEvent.pointerDown(handle, { button: 0, clientY: 400 })
  fireEvent.pointerMove(handle, { clientY: 380.5 })
  expect(price()).toBe('169.50')
  expect(moves).toEqual([])
  fireEvent.pointerUp(handle)
  expect(moves).toEqual(['169.50'])
})

it('a press that hardly moves, and a drag that the system takes over, change nothing', async () => {
  const { moves, handle, price } = await openStopLoss()
  fireEvent.pointerDown(handle, { button: 0, clientY: 400 })
  fireEvent.pointerMove(handle, { clientY: 402 })
  fireEvent.pointerUp(handle)
  fireEvent.pointerDown(handle, { button: 0, clientY: 400 })
  fireEvent.pointerMove(handle, { clientY: 300 })
  fireEvent.pointerCancel(handle)
  fireEvent.pointerMove(handle, { clientY: 200 })
  fireEvent.pointerUp(handle)
  fireEvent.pointerDown(handle, { button: 2, clientY: 400 })
  fireEvent.pointerMove(handle, { clientY: 300 })
  expect(price()).toBe('150.00')
  expect(moves).toEqual([])
})

it('a line whose price has steps of its own is moved from one to the next', async () => {
  const moves: string[] = []
  const order: PriceLine = {
    id: 'order',
    kind: 'order',
    price: '120.25',
    step: '0.25',
    label: 'Order Long 2',
    onMove: price => void moves.push(price),
  }
  await renderUi(<Overlay lines={[order]} />)
  const handle = screen.getByRole('slider', { name: 'Order Long 2' })
  fireEvent.keyDown(handle, { key: 'ArrowUp' })
  fireEvent.keyDown(handle, { key: 'Enter' })
  fireEvent.pointerDown(handle, { button: 0, clientY: 200 })
  fireEvent.pointerMove(handle, { clientY: 190.6 })
  fireEvent.pointerUp(handle)
  expect(moves).toEqual(['120.50', '129.75'])
})

const level: Drawing = { id: 'level', kind: 'horizontal', price: '200.00' }
const trend: Drawing = {
  id: 'trend',
  kind: 'trend',
  ends: [
    { time: START + 60_000, price: '120.00' },
    { time: START + 600_000, price: '180.00' },
  ],
}

it('an end of a trend line is moved by keys: up and down in price, left and right by a candle', async () => {
  setDrawings(chart, () => [trend])
  await renderUi(<Overlay lines={[]} />)
  const end = screen.getByRole('slider', { name: 'Trend line, end 2' })
  fireEvent.keyDown(end, { key: 'ArrowRight' })
  fireEvent.keyDown(end, { key: 'ArrowUp' })
  expect(drawn()).toEqual([{ ...trend, ends: [trend.ends[0], { time: START + 660_000, price: '180.01' }] }])
})

it('a trend line is dragged by one end, or as a whole by its middle', async () => {
  setDrawings(chart, () => [trend])
  const { container } = await renderUi(<Overlay lines={[]} />)
  const end = screen.getByRole('slider', { name: 'Trend line, end 1' })
  const drag = (element: Element, x: number, y: number) => {
    fireEvent.pointerDown(element, { button: 0, clientX: 50, clientY: 50 })
    fireEvent.pointerMove(element, { clientX: 50 + x, clientY: 50 + y })
    fireEvent.pointerUp(element)
  }
  drag(end, 20, -10)
  const moved = { time: START + 180_000, price: '130.00' }
  expect(drawn()).toEqual([{ ...trend, ends: [moved, trend.ends[1]] }])
  drag(container.querySelector('svg line:last-child')!, -10, 20)
  expect(drawn()).toEqual([
    {
      ...trend,
      ends: [
        { time: START + 120_000, price: '110.00' },
        { time: START + 540_000, price: '160.00' },
      ],
    },
  ])
})

it('a selected line is deleted by a key or by its button, and brought back', async () => {
  setDrawings(chart, () => [level, trend])
  await renderUi(<Overlay lines={[]} />)
  fireEvent.keyDown(screen.getByRole('slider', { name: 'Horizontal line' }), { key: 'Delete' })
  expect(drawn()).toEqual([trend])
  fireEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(drawn()).toEqual([trend, level])
  expect(screen.queryByRole('button', { name: 'Delete line' })).toBeNull()
  fireEvent.focus(screen.getByRole('slider', { name: 'Trend line, end 1' }))
  fireEvent.click(screen.getByRole('button', { name: 'Delete line' }))
  expect(drawn()).toEqual([level])
  expect(screen.getByText('Line deleted')).toBeTruthy()
})

it('a selected line is moved by typing, without a drag (X23)', async () => {
  setDrawings(chart, () => [level, trend])
  await renderUi(<Overlay lines={[]} />)
  const user = userEvent.setup()
  const change = async (name: string, label: RegExp, text: string) => {
    fireEvent.focus(screen.getByRole('slider', { name }))
    await user.click(screen.getByRole('button', { name: 'Change price' }))
    const [field] = within(await screen.findByRole('dialog')).getAllByLabelText(label)
    await user.type(field!, '{Backspace}')
    fireEvent.change(field!, { target: { value: text } })
    await user.click(screen.getByRole('button', { name: 'Save' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  }
  await change('Horizontal line', /Price/, '171.5')
  expect(drawn()).toEqual([{ ...level, price: '171.5' }, trend])
  await change('Trend line, end 1', /Price/, '125')
  expect(drawn()).toEqual([
    { ...level, price: '171.5' },
    { ...trend, ends: [{ ...trend.ends[0], price: '125' }, trend.ends[1]] },
  ])
})
