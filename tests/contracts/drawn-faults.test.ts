import { describe, expect, it } from 'vitest'
import { drawFaults } from '#contracts/faults/drawn/draw.ts'
import { changesOf } from '#contracts/faults/drawn/values.ts'

describe('drawn faults', () => {
  it('are the same for the same seed, each once, and others for another', () => {
    const namesOf = (seed: number) => drawFaults(60, seed).map(({ name }) => name)
    expect(namesOf(1)).toEqual(namesOf(1))
    expect(new Set(namesOf(1)).size).toBe(60)
    expect(namesOf(2)).not.toEqual(namesOf(1))
  })

  it('are of every kind, many operations, and mostly only of some requests', () => {
    const faults = drawFaults(600, 1)
    expect(new Set(faults.map(({ kind }) => kind)).size).toBeGreaterThanOrEqual(13)
    expect(new Set(faults.map(({ operation }) => operation)).size).toBeGreaterThan(120)
    expect(faults.filter(({ name }) => name.endsWith('always')).length).toBeLessThan(100)
  })

  it('change a value to another one of its schema', () => {
    const changed = (schema: object, value: unknown) => changesOf(schema).map(({ change }) => change(value))
    expect(changed({ type: 'string', enum: ['open', 'filled'] }, 'open')).toEqual(['filled'])
    expect(changed({ type: 'boolean' }, true)).toEqual([false])
    expect(changed({ type: 'string', pattern: '^[0-9.]+$' }, '12.50')).toEqual(['12.51', '12', '125.00'])
  })

  it('are only such as a value can have', () => {
    const says = (pattern: string) => changesOf({ type: 'string', pattern }).map(change => change.says)
    expect(says('^[1-9][0-9]*$')).toEqual(['a digit off', 'ten times as much'])
    expect(says('^[A-Z]{4,12}$')).toEqual(['with another last character'])
    expect(says('^[A-Za-z0-9-]{1,64}$')).toEqual([
      'with another last character',
      'without its last character',
      'in capitals',
    ])
    const names = drawFaults(2000, 3).map(({ name }) => name)
    // What the market moves, filters of a list without pages, digits in the other case, and secrets that are chosen.
    expect(names.filter(name => / (change|endValue) of listDayResults/.test(name))).toEqual([])
    expect(names.filter(name => /listRealisedGains ignores before/.test(name))).toEqual([])
    expect(
      names.filter(name =>
        /device\.(alert|order|position|money) (of getPush )?is (in capitals|with)/.test(name),
      ),
    ).toEqual([])
    expect(names.filter(name => /withdrawPassword in the other case/.test(name))).toEqual([])
    expect(names.filter(name => /resetPassword accepts password/.test(name))).toEqual([])
    expect(names.filter(name => /createWithdrawal accepts withdrawPassword/.test(name))).not.toEqual([])
  })
})
