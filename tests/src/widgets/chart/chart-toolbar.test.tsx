import { cleanup, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it } from 'vitest'
import { setChartSettings, useChartSettings } from '#src/widgets/chart/chart-settings.ts'
import { ChartToolbar } from '#src/widgets/chart/chart-toolbar.tsx'
import { renderUi } from '#tests/support/render.tsx'

afterEach(() => {
  cleanup()
  setChartSettings({ interval: '15m', range: undefined })
})

it('ranges and intervals of a chart are named in words: no minute sounds like a month (X18)', async () => {
  await renderUi(<ChartToolbar onRange={() => {}} onTools={undefined} />)
  const ranges = within(screen.getByRole('group', { name: 'Range' }))
  expect(ranges.getAllByRole('button').map(button => button.getAttribute('aria-label'))).toEqual([
    '1D, last day',
    '1W, last week',
    '1M, last month',
    '1Y, last year',
    'All, from the beginning',
  ])
  const interval = screen.getByRole('combobox', { name: 'Interval' })
  expect(
    within(interval)
      .getAllByRole('option')
      .map(option => option.textContent),
  ).toEqual(['1 minute', '5 minutes', '15 minutes', '30 minutes', '1 hour', '4 hours', '1 day', '7 days'])
  await userEvent.selectOptions(interval, '4 hours')
  expect(useChartSettings.getState().interval).toBe('4h')
})
