import { describe, expect, it } from 'vitest'
import { CATALOGUE, productsOfType } from '#server/market/catalogue.ts'
import { productMark } from '#server/market/marks/mark.ts'
import { lettersOf } from '#server/market/marks/monogram.ts'

const MARKS = CATALOGUE.map(({ productCode }) => [productCode, productMark(productCode)!] as const)

describe('product marks', () => {
  it('are small, and draw nothing that is elsewhere or could run', () => {
    for (const [code, mark] of MARKS) {
      expect(mark.length, code).toBeLessThan(8_000)
      expect(mark, code).not.toMatch(
        /<(script|style|foreignObject|image|use|a)\b|\bon\w+=|href|data:|url\((?!#)/,
      )
    }
  })

  it('use each identifier for one thing', () => {
    for (const [code, mark] of MARKS) {
      const parts = [...mark.matchAll(/<(clipPath|mask) id="([^"]+)">(.*?)<\/\1>/gs)]
      const byId = new Map(parts.map(([, , id, content]) => [id, content]))
      for (const [, , id, content] of parts) expect(content, `${code} ${id}`).toBe(byId.get(id))
    }
  })

  it('tell most products apart: the same one stands only for contracts on the same thing', () => {
    const types = [1, 2, 4] as const
    for (const type of types) {
      const marks = productsOfType(type).map(({ productCode }) => productMark(productCode)!)
      // Two companies may have the same letters on the same tint.
      expect(new Set(marks).size / marks.length, `type ${type}`).toBeGreaterThan(0.98)
    }
    expect(productMark('MGC')).toBe(productMark('GC'))
    expect(productMark('MBT')).toBe(productMark('BTC'))
    expect(productMark('6E')).toBe(productMark('EURUSD'))
    expect(
      new Set(productsOfType(3).map(({ productCode }) => productMark(productCode))).size,
    ).toBeGreaterThan(50)
  })

  it('are undefined for an unknown code', () => {
    expect(productMark('NONE')).toBeUndefined()
  })

  it('have one letter for the first name that begins with it, and two for the others', () => {
    expect(lettersOf(['Apple', 'Amazon', 'Home Depot', 'Honda', '3M', 'Élan'])).toEqual([
      'A',
      'Am',
      'H',
      'Ho',
      '3',
      'É',
    ])
    expect(lettersOf(['Bank', 'Bank of America', '…'])).toEqual(['B', 'BO', '?'])
  })
})
