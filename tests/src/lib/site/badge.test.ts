import { expect, it } from 'vitest'
import { badgeText } from '#src/lib/site/badge.ts'

it('badge is hidden without unread messages and shows 999+ beyond 999 [R1.3, R9.13]', () => {
  expect(badgeText(0)).toBeUndefined()
  expect(badgeText(-1)).toBeUndefined()
  expect(badgeText(Number.NaN)).toBeUndefined()
  expect(badgeText(1)).toBe('1')
  expect(badgeText(999)).toBe('999')
  expect(badgeText(1000)).toBe('999+')
})
