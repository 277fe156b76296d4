import { act, cleanup, fireEvent, screen } from '@testing-library/react'
import { useEffect, useState, type ReactElement } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Age } from '#src/ui/figures/age.tsx'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Change } from '#src/ui/figures/change.tsx'
import { FigureSettingsProvider } from '#src/ui/figures/figure-settings.ts'
import { Price } from '#src/ui/figures/price.tsx'
import { Sparkline } from '#src/ui/figures/sparkline.tsx'
import { renderUi } from '#tests/support/render.tsx'

afterEach(cleanup)

const renderFigure = (figure: ReactElement) => renderUi(figure, { isLight: true })

describe('figures on screen', () => {
  it('are truncated and never rounded up [R9.2]', async () => {
    const { container } = await renderFigure(<Amount value="1234.999999" currency="USDT" />)
    expect(container.textContent).toBe('1,234.99 USDT')
  })

  it('are shown unformatted when the switch is on [R9.2]', async () => {
    const { container } = await renderFigure(
      <FigureSettingsProvider value={{ hideFigures: false, thousandsAsIs: true }}>
        <Price value="1234.567" />
      </FigureSettingsProvider>,
    )
    expect(container.textContent).toBe('1234.567')
  })

  it('mark a rise and a fall by sign and shape, not by colour alone', async () => {
    const { container } = await renderFigure(
      <>
        <Change value="1.25" />
        <Change value="-1.25" />
        <Change value="0.00" />
      </>,
    )
    expect(container.textContent).toBe('+1.25%−1.25%0.00%')
    expect([...container.querySelectorAll('[data-way]')].map(one => one.getAttribute('data-way'))).toEqual([
      'up',
      'down',
      'level',
    ])
    expect(container.querySelectorAll('svg')).toHaveLength(2)
  })

  it('hide balances but not prices', async () => {
    const { container } = await renderFigure(
      <FigureSettingsProvider value={{ hideFigures: true, thousandsAsIs: false }}>
        <Amount value="500" currency="USDT" />
        <Amount value="7" isPrivate={false} />
        <Price value="9" />
      </FigureSettingsProvider>,
    )
    expect(container.textContent).not.toContain('500')
    expect(screen.getByText('Hidden')).toBeTruthy()
    expect(container.textContent).toContain('7.00')
    expect(container.textContent).toContain('9.00')
  })

  it('show a missing value as missing, not as zero', async () => {
    const { container } = await renderFigure(
      <>
        <Price value={undefined} /> <Change value="n/a" /> <Amount value={null} currency="USDT" />
      </>,
    )
    expect(container.textContent).toBe('- - - - - - USDT')
    expect(
      screen.getAllByRole('img', { name: 'not known' }),
      'and are not heard as dashes (X25)',
    ).toHaveLength(3)
  })

  it('draw a sparkline with too few points as a flat line', async () => {
    const { container } = await renderFigure(<Sparkline values={['x', '1']} width={10} height={4} />)
    expect(container.querySelector('path')?.getAttribute('d')).toBe('M0 2H10')
  })

  it('draw a sparkline from its base, with a dotted line there, in the colour of the change beside it', async () => {
    const { container } = await renderFigure(
      <Sparkline base="10" values={['12', '11', '9']} direction="up" width={30} height={13} />,
    )
    const [base, line] = container.querySelectorAll('path')
    expect(base?.getAttribute('d')).toBe('M0 8.2H30')
    expect(line?.getAttribute('d')).toBe('M0.0 8.2L10.0 1.5L20.0 4.8L30.0 11.5')
    expect(container.querySelector('svg')?.dataset['way']).toBe('up')
  })

  it('rises from nothing in a step, not in a slope', async () => {
    const { container } = await renderFigure(<Sparkline values={['0', '0', '9']} width={20} height={13} />)
    expect(container.querySelector('path')?.getAttribute('d')).toBe('M0.0 11.5H10.0V11.5H20.0V1.5')
  })
})

describe('quote age', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: 1_000_000 })
  })
  afterEach(() => {
    vi.useRealTimers()
  })

  it('counts up by the second and turns into "not live" at its limit', async () => {
    const { container } = await renderFigure(<Age time={997_000} staleAfter={5000} />)
    expect(container.textContent).toBe('3s ago')
    act(() => void vi.advanceTimersByTime(3000))
    expect(container.textContent).toBe('Not live · 6s ago')
  })

  it('is not live while refreshing fails, however young the figure is', async () => {
    const { container } = await renderFigure(<Age time={997_000} staleAfter={5000} isFailing />)
    expect(container.textContent).toBe('Not live · 3s ago')
  })

  it('is never negative when the device clock is behind', async () => {
    const { container } = await renderFigure(<Age time={1_005_000} staleAfter={5000} />)
    expect(container.textContent).toBe('0s ago')
  })

  it('of a quote that never arrived is not live', async () => {
    const { container } = await renderFigure(<Age time={undefined} staleAfter={5000} />)
    expect(container.textContent).toBe('Not live')
  })
})

describe('a price that ticks', () => {
  const motion = (isWelcome: boolean) => vi.stubGlobal('matchMedia', () => ({ matches: isWelcome }))
  const tick = async (from: string, to: string) => {
    let change: (value: string) => void = () => {}
    function Ticking() {
      const [value, setValue] = useState(from)
      useEffect(() => void (change = setValue), [])
      return <Price value={value} />
    }
    const { container } = await renderFigure(<Ticking />)
    act(() => change(to))
    return container
  }
  const rolling = (container: HTMLElement) => container.querySelector('[data-way]')
  afterEach(() => vi.unstubAllGlobals())

  it.each([
    ['up', '91303.22', '91307.10', '7.10'],
    ['down', '91303.22', '91303.19', '19'],
    ['up', '999.98', '1000.01', '1,000.01'],
  ])('rolls the digits that go %s, and is whole afterwards', async (way, from, to, changed) => {
    motion(true)
    const container = await tick(from, to)
    expect(rolling(container)?.textContent).toBe(changed)
    expect(rolling(container)?.getAttribute('data-way')).toBe(way)
    const whole = container.textContent
    fireEvent.animationEnd(rolling(container)!)
    expect(rolling(container)).toBeNull()
    expect(container.textContent).toBe(whole)
  })

  it('does not roll at first, nor where less motion is asked for', async () => {
    motion(true)
    const { container } = await renderFigure(<Price value="91303.22" />)
    expect(rolling(container)).toBeNull()
    motion(false)
    expect(rolling(await tick('91303.22', '91307.10'))).toBeNull()
  })
})
