/** Reads the figures of a screen as a person does, independently of how the app writes them. */
import { expect } from 'vitest'
import type { Locale } from '#src/lib/locales.ts'

/** A figure in units of its last digit: −1.20 is −120 with 2 decimals. */
export interface Figure {
  text: string
  units: bigint
  decimals: number
  /** Of a figure that always has one, such as a change. */
  hasSign: boolean
  isPercent: boolean
}

/** The separators of the languages that the accounts are shown in. */
const WRITING = {
  en: { point: '.', group: ',' },
  de: { point: ',', group: '.' },
  ar: { point: '.', group: ',' },
  sa: { point: '٫', group: '٬' },
} as const satisfies Partial<Record<Locale, object>>

export type ReadLocale = keyof typeof WRITING

/** Marks that say in which direction a text runs, and spaces that do not break. */
const DIRECTION_MARKS = /[\u061c\u200e\u200f\u2066-\u2069]/g
const ARABIC_ZERO = 0x660

/** The text of an element that can be seen, not what only a screen reader reads; elements stand apart from each other. */
export function visibleText(node: Node): string {
  if (!(node instanceof Element)) return node.textContent ?? ''
  if (node.matches('.visually-hidden, svg')) return ''
  return ` ${[...node.childNodes].map(visibleText).join('')} `
}

/** The figures in a text. @throws Error for one whose digits are not grouped in threes */
export function figuresIn(text: string, locale: ReadLocale = 'en'): Figure[] {
  const { point, group } = WRITING[locale]
  const plain = text
    .replace(DIRECTION_MARKS, '')
    .replace(/\u00a0/g, ' ')
    .replace(/[٠-٩]/g, digit => String(digit.charCodeAt(0) - ARABIC_ZERO))
    .replaceAll('٪', '%')
    .replaceAll('\u2212', '-')
  const number = new RegExp(`([+-]?)(\\d[\\d\\${group}]*)(?:\\${point}(\\d+))?( ?%)?`, 'g')
  return [...plain.matchAll(number)].map(([all, sign = '', whole = '', fraction = '', percent]) => {
    const groups = whole.split(group)
    if (groups.some((digits, at) => (at === 0 ? digits.length > 3 : digits.length !== 3)))
      throw new Error(`“${all}” is not grouped in threes`)
    const size = BigInt(groups.join('') + fraction)
    return {
      text: all,
      units: sign === '-' ? -size : size,
      decimals: fraction.length,
      hasSign: sign !== '',
      isPercent: percent !== undefined,
    }
  })
}

/** The figures that can be seen in an element, each of them a part of its own. */
export const shownIn = (element: Element, locale: ReadLocale = 'en'): Figure[] =>
  [...element.querySelectorAll('bdi')].flatMap(each => figuresIn(visibleText(each), locale))

/** The only figure of an element. */
export function onlyFigure(element: Element | null | undefined, locale: ReadLocale = 'en'): Figure {
  const found = element ? figuresIn(visibleText(element), locale) : []
  expect(found, `figures in “${element?.textContent}”`).toHaveLength(1)
  return found[0]!
}

/** A figure in units of a decimal place that is not before its last one. */
export function unitsAt({ units, decimals, text }: Figure, at: number): bigint {
  if (decimals > at) throw new Error(`“${text}” has more than ${at} decimals`)
  return units * 10n ** BigInt(at - decimals)
}

export const total = (numbers: readonly bigint[]): bigint => numbers.reduce((all, each) => all + each, 0n)

export const signOf = (number: bigint): -1 | 0 | 1 => (number < 0n ? -1 : number > 0n ? 1 : 0)

/** Parts in percent with one decimal add up to the whole. */
export function expectWhole(shares: readonly Figure[]): void {
  for (const share of shares) expect(share).toMatchObject({ isPercent: true, decimals: 1 })
  if (shares.length > 0) expect(total(shares.map(({ units }) => units))).toBe(1000n)
}

/** An amount and the percentage beside it do not deny each other. */
export function expectSameDirection(amount: Figure, percent: Figure | undefined): void {
  if (!percent || percent.units === 0n) return
  expect(signOf(percent.units), `${percent.text} beside ${amount.text}`).toBe(signOf(amount.units))
}
