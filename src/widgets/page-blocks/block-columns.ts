import type { PageConfig } from './use-page-config.ts'

/** Estimated block heights in list rows; others are as high as their own rows. */
const estimatedHeights: Readonly<Record<string, number>> = {
  banner: 2,
  quickEntry: 5,
  notice: 4,
  news: 4,
  assets: 5,
  watchlist: 6,
  display: 6,
  quoteList: 10,
  ranking: 11,
}

/**
 * Splits a page's blocks into two columns of similar height for wide screens. Both keep the order of the config, so
 * that reading and tabbing go down one and then the other, as on a phone. The second is empty when there is only one
 * block.
 */
export function splitIntoColumns(config: PageConfig): readonly [PageConfig, PageConfig] {
  const height = (blocks: PageConfig) =>
    blocks.reduce((sum, { module, rows }) => sum + (estimatedHeights[module] ?? rows.length), 0)
  const splits = config.map((_, index) => [config.slice(0, index + 1), config.slice(index + 1)] as const)
  const tallerColumn = ([one, other]: (typeof splits)[number]) => Math.max(height(one), height(other))
  return splits.toSorted((a, b) => tallerColumn(a) - tallerColumn(b))[0] ?? [[], []]
}

/** The width of a page of blocks: a single block stays as narrow as other pages. */
export function pageWidth(config: PageConfig): 'column' | 'wide' {
  return splitIntoColumns(config)[1].length > 0 ? 'wide' : 'column'
}
