import type { ProductType } from '#models'
import { productDefinitions, type ProductDefinition } from '../product-definitions.ts'
import { FLAG_COUNTRIES } from './flag-countries.ts'
import { COIN_OF_FUTURE, COMMODITIES, COUNTRY_FUTURES, COUNTRY_GLYPHS, CURRENCY_OF_FUTURE } from './glyphs.ts'
import { lettersOf, monogram } from './monogram.ts'
import pictures from './pictures.json' with { type: 'json' }

const COINS: Readonly<Record<string, string>> = pictures.coins
const FLAGS: Readonly<Record<string, string>> = pictures.flags

/** A flag of this diameter at a corner, with what is nearer cut out of it. */
const flag = (country: string, { at: [x, y], size }: { at: readonly [number, number]; size: number }) =>
  `<svg x="${x}" y="${y}" width="${size}" height="${size}" viewBox="0 0 512 512"><clipPath id="round"><circle cx="256" cy="256" r="256"/></clipPath>` +
  `<g clip-path="url(#round)">${FLAGS[country]}</g><circle cx="256" cy="256" r="250" fill="none" stroke="#000" stroke-opacity=".14" stroke-width="12"/></svg>`

/** All but a disc around a centre is shown: the gap to what stands in front. */
const besides = (id: string, [x, y]: readonly [number, number], radius: number) =>
  `<mask id="${id}"><rect width="40" height="40" fill="#fff"/><circle cx="${x}" cy="${y}" r="${radius}" fill="#000"/></mask>`

/** Two flags, the base currency's in front. */
const pair = (base: string, quote: string) =>
  `${besides('gap', [13.6, 26.4], 12.7)}<g mask="url(#gap)">${flag(FLAG_COUNTRIES[quote]!, { at: [15.4, 2.6], size: 22 })}</g>` +
  flag(FLAG_COUNTRIES[base]!, { at: [2.6, 15.4], size: 22 })

const coin = (content: string) => `<svg width="40" height="40" viewBox="0 0 32 32">${content}</svg>`

function future(code: string): string | undefined {
  const national = COUNTRY_FUTURES[code]
  if (national) {
    const [glyph, country] = national
    return (
      `${besides('gap', [28.5, 28.5], 9.6)}<g mask="url(#gap)">${COUNTRY_GLYPHS[glyph](code)}</g>` +
      flag(country, { at: [20.5, 20.5], size: 16 })
    )
  }
  const currency = CURRENCY_OF_FUTURE[code]
  if (currency) return pair(currency, 'USD')
  const coinCode = COIN_OF_FUTURE[code]
  return coinCode ? coin(COINS[coinCode]!) : COMMODITIES[code]
}

const drawn: Readonly<Record<ProductType, (code: string) => string | undefined>> = {
  1: () => undefined,
  2: code => (COINS[code] === undefined ? undefined : coin(COINS[code])),
  3: future,
  4: code => pair(code.slice(0, 3), code.slice(3)),
}

function marksOf(type: ProductType, definitions: readonly ProductDefinition[]): [string, string][] {
  const letters = lettersOf(definitions.map(({ names }) => names.en))
  return definitions.map(({ code }, index) => [code, drawn[type](code) ?? monogram(code, letters[index]!)])
}

const MARKS: ReadonlyMap<string, string> = new Map(
  ([1, 2, 3, 4] as const).flatMap(type => marksOf(type, productDefinitions[type]())),
)

/** The picture of a product, an SVG of 40 by 40 within a disc: a coin, flags, a drawing, or letters. Undefined for an unknown code. */
export function productMark(code: string): string | undefined {
  const content = MARKS.get(code)
  return content && `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 40 40">${content}</svg>`
}
