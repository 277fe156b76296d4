import { expect, it } from 'vitest'
import { rootOfTerms } from '#contracts/published/market-key-hashes.ts'
import { CATALOGUE } from '#server/market/catalogue.ts'
import { createMarket } from '#server/market/market.ts'
import { createTermsTree, rootFrom, type FixedTerms } from '#src/lib/market/terms-tree.ts'

const market = createMarket({ seed: 1 })
const all = CATALOGUE.map(product => market.terms.of(product))
const root = market.terms.root()
const [apple] = all

it('terms of every product of the market lead to one root, by the verifier as well', () => {
  for (const terms of all) {
    expect(rootFrom(terms, terms.termsPath)).toBe(root)
    expect(rootOfTerms(terms)).toBe(root)
  }
})

it('terms that differ in any one field lead to another root', () => {
  const derived = all.find(({ legs }) => legs.length === 2)!
  const [leg, other] = derived.legs
  const changed: FixedTerms[] = [
    ...(['since', 'priceScale', 'tickPeriod', 'volatility'] as const).map(name => ({
      ...derived,
      [name]: derived[name] + 1,
    })),
    ...(['price', 'basePrice', 'tickSize'] as const).map(name => ({
      ...derived,
      [name]: `${derived[name]}1`,
    })),
    { ...derived, productId: derived.productId ^ 1 },
    { ...derived, productType: 1 },
    { ...derived, productCode: `${derived.productCode}X` },
    { ...derived, legs: [other!, leg!] },
    { ...derived, legs: [leg!] },
    { ...derived, legs: [leg!, { ...other!, isInverse: !other!.isInverse }] },
  ]
  for (const terms of changed) expect(rootFrom(terms, derived.termsPath)).not.toBe(root)
  expect(rootFrom(derived, derived.termsPath)).toBe(root)
})

it('a path that is none leads nowhere', () => {
  const { termsPath } = apple!
  for (const path of [[], termsPath.slice(1), [...termsPath, termsPath[0]!], termsPath.with(3, 'x')])
    expect(rootFrom(apple!, path)).toBeUndefined()
  for (const productId of [-1, 0.5, 65_536])
    expect(rootFrom({ ...apple!, productId }, termsPath)).toBeUndefined()
})

it('a product has one place in a tree: what stands beside it cannot answer for it', () => {
  const lie = { ...apple!, volatility: apple!.volatility + 1 }
  const tree = createTermsTree([apple!, { ...lie, productId: 500 }])
  expect(rootFrom(apple!, tree.pathOf(apple!.productId))).toBe(tree.root)
  expect(rootFrom(lie, tree.pathOf(500))).not.toBe(tree.root)
  expect(() => createTermsTree([{ ...lie, productId: 65_536 }])).toThrow(RangeError)
})
