import type { AppConfigRow } from '#models'
import type { Sort } from '../quotes/sort.ts'

/** The two rankings of R4.2, both descending. */
export const rankings = {
  change: { by: 'change', isDescending: true },
  price: { by: 'price', isDescending: true },
} as const satisfies Record<string, Sort>

export type Ranking = keyof typeof rankings

/** Number of rows per ranking; all products are in the market. */
export const maxProducts = 10

/** A row named after a ranking offers that one; without such names both are offered. */
export function rankingsOf(rows: readonly AppConfigRow[]): readonly Ranking[] {
  const named = rows.flatMap(({ desc }): Ranking[] =>
    /change/i.test(desc) ? ['change'] : /price/i.test(desc) ? ['price'] : [],
  )
  return named.length > 0 ? [...new Set(named)] : ['change', 'price']
}

/** The operator's title of the rankings, if there is one. */
export function rankingTitle(rows: readonly AppConfigRow[]): string | undefined {
  return (rows.length === 1 && rows[0]?.title) || undefined
}
