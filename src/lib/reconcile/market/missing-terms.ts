/** What cannot be checked because the terms that prices follow from are not published, although keys are. */
import type { CheckName } from '../check-names.ts'
import { checkText, unchecked, type Finding, type FindingContext } from '../finding.ts'
import { aboutDay, type SeenKey } from './days.ts'

/** The findings without terms, counted, and the products that lack them, by code. */
export interface MissingTerms {
  readonly count: number
  readonly products: readonly string[]
}

/** A check of a price that is not possible without the terms of these products. */
export const withoutTerms = (
  check: CheckName,
  about: FindingContext,
  products: readonly string[],
): Finding => ({ ...unchecked(check, about, 'noTerms'), arithmetic: { is: 'missingTerms', products } })

/** Undefined where no finding lacks terms. */
export function missingTermsOf(findings: readonly Finding[]): MissingTerms | undefined {
  const lists = findings.flatMap(({ arithmetic }) =>
    arithmetic?.is === 'missingTerms' ? [arithmetic.products] : [],
  )
  return lists.length > 0 ? { count: lists.length, products: [...new Set(lists.flat())] } : undefined
}

/** Terms are not kept back by a back end that, as the device has seen, had committed to those of all products. */
export function* checkTermsKept(findings: readonly Finding[], seen: readonly SeenKey[]): Generator<Finding> {
  const newest = seen.findLast(({ termsHash }) => termsHash !== null)
  if (!newest) return
  for (const product of missingTermsOf(findings)?.products ?? [])
    yield checkText('seenTerms', aboutDay(newest.day), `${product} ${newest.termsHash}`, product)
}
