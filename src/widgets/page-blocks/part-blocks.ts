import type { PageConfig } from './use-page-config.ts'

/** About how high a block is, in rows of a list; one that is not named is as high as its own rows. */
const heights: Readonly<Record<string, number>> = {
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
 * A page's blocks in two columns for a wide screen, parted where these come nearest in height. Both keep the order of the config, so that
 * reading and tabbing go down one and then the other, as on a phone. The second is empty when the page is a single block.
 */
export function partBlocks(config: PageConfig): readonly [PageConfig, PageConfig] {
  const height = (blocks: PageConfig) =>
    blocks.reduce((sum, { module, rows }) => sum + (heights[module] ?? rows.length), 0)
  const partings = config.map((_, index) => [config.slice(0, index + 1), config.slice(index + 1)] as const)
  const highest = ([one, other]: (typeof partings)[number]) => Math.max(height(one), height(other))
  return partings.toSorted((a, b) => highest(a) - highest(b))[0] ?? [[], []]
}

/** How wide a page of blocks is: a single block stays as narrow as other pages. */
export function widthOf(config: PageConfig): 'column' | 'wide' {
  return partBlocks(config)[1].length > 0 ? 'wide' : 'column'
}
