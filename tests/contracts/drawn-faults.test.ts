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
})
