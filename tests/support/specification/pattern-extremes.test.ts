import { expect, it } from 'vitest'
import { extremesOf } from './pattern-extremes.ts'

it.each([
  ['^[1-9][0-9]{0,3}$', undefined, ['1', '9999']],
  ['^([1-9][0-9]{0,2}|[1-8][0-9]{3})$', undefined, ['1', '1000', '999', '8999']],
  [String.raw`^(0\.0{0,2}[1-9][0-9]?|[1-9](\.[0-9]{1,2})?)$`, undefined, ['0.1', '1', '0.0099', '9.99']],
  ['^[A-Za-z0-9]*[A-Za-z][A-Za-z0-9]*$', 3, ['A', 'zzz']],
  [String.raw`^\{.*\}$`, 4, ['{}', '{\u{1f600}\u{1f600}}']],
  [String.raw`^[\p{L}\p{N}][ ._-]$`, undefined, ['0 ', '９_']],
  ['^none|0$', undefined, ['none', '0']],
] as const)('extremesOf finds the shortest and longest texts of %s', (pattern, maxLength, expected) => {
  expect(extremesOf(pattern, maxLength)).toEqual(expected)
})
