import { expect, it } from 'vitest'
import { isOn, switchMap } from '#src/lib/site/switches.ts'

const switches = switchMap([
  { switchName: 'Loans', status: 1, description: 'loan' },
  { switchName: 'News', status: 0, description: 'news' },
])

it('feature switches are looked up by description, not by name [R3.2]', () => {
  expect(isOn(switches, 'loan')).toBe(true)
  expect(isOn(switches, 'Loans')).toBe(false)
  expect(isOn(switches, 'news')).toBe(false)
  expect(isOn(switches, 'constructor')).toBe(false)
})
