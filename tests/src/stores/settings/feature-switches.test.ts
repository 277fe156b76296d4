import { expect, it } from 'vitest'
import { isOn } from '#src/lib/site/switches.ts'
import { setFeatureSwitches, useFeatureSwitches } from '#src/stores/settings/feature-switches.ts'

it('switch store is unknown until the first answer, and then holds the latest [R3.2]', () => {
  expect(useFeatureSwitches.getState().switches).toBeUndefined()
  setFeatureSwitches([{ switchName: 'Loans', status: 1, description: 'loan' }])
  expect(isOn(useFeatureSwitches.getState().switches!, 'loan')).toBe(true)
  setFeatureSwitches([{ switchName: 'Loans', status: 0, description: 'loan' }])
  expect(isOn(useFeatureSwitches.getState().switches!, 'loan')).toBe(false)
})
