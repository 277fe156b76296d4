/** Belarusian formatting without Intl support equals Intl's own, for which Node is the reference. */
import { describe, expect, it } from 'vitest'
import words from '#src/i18n/blr/stand-in.ts'
import type { AgoUnit, DateOptions, SpanUnit } from '#src/i18n/intl.ts'
import { COUNTRIES } from '#src/lib/names/countries.ts'
import * as fc from '#tests/support/seeded-fast-check.ts'

// All date formats of the app: widgets/format/use-date-format.ts, and the chart axis.
const options: DateOptions[] = [
  { dateStyle: 'medium' },
  { dateStyle: 'medium', timeZone: 'UTC' },
  { dateStyle: 'full' },
  { dateStyle: 'medium', timeStyle: 'short' },
  { timeStyle: 'short' },
  { timeStyle: 'medium' },
  { dateStyle: 'medium', timeStyle: 'medium' },
  ...[
    { hour: '2-digit', minute: '2-digit' } as const,
    { year: 'numeric' } as const,
    { month: 'short' } as const,
    { day: 'numeric', month: 'numeric' } as const,
    { dateStyle: 'medium' } as const,
    { month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit' } as const,
  ].map(one => ({ ...one, timeZone: 'UTC', hourCycle: 'h23' as const })),
]
const ofNode = { calendar: 'gregory', numberingSystem: 'latn' } as const
const lengths = ['long', 'short', 'narrow'] as const
const spans: SpanUnit[] = ['second', 'minute', 'hour', 'day']
const ages: AgoUnit[] = [...spans, 'month', 'year']
const counts = Array.from({ length: 130 }, (_, count) => count)

describe('Belarusian formatting without Intl support', () => {
  it('is compared with a Node that supports the language', () => {
    expect(Intl.DateTimeFormat.supportedLocalesOf('be-BY')).toEqual(['be-BY'])
  })

  it('formats every date as the Unicode CLDR does', () => {
    const moments = fc.date({ min: new Date('2000-01-01'), max: new Date('2040-01-01'), noInvalidDate: true })
    for (const one of options) {
      const node = new Intl.DateTimeFormat('be-BY', { ...one, ...ofNode })
      const own = words.dates(one)
      fc.assert(
        fc.property(moments, moment => {
          expect(own(moment.getTime())).toBe(node.format(moment))
        }),
      )
    }
  })

  it('uses the right plural form for durations and relative times', () => {
    for (const length of lengths) {
      const ago = new Intl.RelativeTimeFormat('be-BY', { style: length })
      for (const unit of ages) {
        expect(counts.map(count => words.ago(count, unit, length))).toEqual(
          counts.map(count => ago.format(-count, unit)),
        )
      }
      for (const unit of spans) {
        const format = new Intl.NumberFormat('be-BY', { style: 'unit', unit, unitDisplay: length })
        expect(counts.map(count => words.span(count, unit, length))).toEqual(
          counts.map(count => format.format(count)),
        )
      }
    }
  })

  it('names every country', () => {
    const names = new Intl.DisplayNames('be-BY', { type: 'region' })
    expect(COUNTRIES.map(words.country)).toEqual(COUNTRIES.map(code => names.of(code)))
    expect(words.country('XX')).toBe('XX')
  })
})
