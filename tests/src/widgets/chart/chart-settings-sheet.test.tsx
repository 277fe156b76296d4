import { cleanup, fireEvent, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { useChartSettings } from '#src/widgets/chart/chart-settings.ts'
import { ChartSettingsSheet } from '#src/widgets/chart/chart-settings-sheet.tsx'
import { renderUi } from '#tests/support/render.tsx'

afterEach(() => {
  cleanup()
  localStorage.clear()
})

it('chart sheet toggles indicators, several over the price and one below it', async () => {
  await renderUi(<ChartSettingsSheet open onClose={() => {}} />)
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }))
  press('BOLL (20, 2)')
  press('MACD (12, 26, 9)')
  expect(useChartSettings.getState()).toMatchObject({ overlays: ['ma', 'boll'], pane: 'macd' })
  press('MA (5, 10, 30)')
  press('RSI (14)')
  press('Volume')
  expect(useChartSettings.getState()).toMatchObject({ overlays: ['boll'], pane: 'rsi', hasVolume: false })
  press('None')
  fireEvent.click(screen.getByRole('radio', { name: 'Line', hidden: true }))
  expect(useChartSettings.getState()).toMatchObject({ pane: undefined, kind: 'line' })
})
