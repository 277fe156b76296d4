import { memo, useDeferredValue, type ComponentType } from 'react'
import { Columns } from '#src/ui/screen.tsx'
import { Skeleton, SkeletonRows } from '#src/ui/skeleton.tsx'
import { completeLocale } from '#src/i18n/runtime.ts'
import { LazyPart } from '../lazy-part.tsx'
import { BannerBlock } from './banner-block.tsx'
import type { BlockProps } from './block.ts'
import { NoticeBlock } from './notice-block.tsx'
import styles from './page-blocks.module.css'
import { partBlocks } from './part-blocks.ts'
import { QuickEntryBlock } from './quick-entry-block.tsx'
import { RankingBlock } from './ranking-block.tsx'
import type { PageConfig } from './use-page-config.ts'

/** The blocks that a page config can arrange, by module. */
const blocks: Readonly<Record<string, ComponentType<BlockProps>>> = {
  banner: BannerBlock,
  quickEntry: QuickEntryBlock,
  ranking: RankingBlock,
  notice: NoticeBlock,
}

/** Blocks that come when a config has a place for them, with the words that they need. */
const laterBlocks: Readonly<Record<string, () => Promise<{ default: ComponentType<BlockProps> }>>> = {
  assets: () => import('./assets-block.tsx'),
  quoteList: () => import('./quote-list-block.tsx'),
  news: () => import('./news-block.tsx'),
  watchlist: () => import('./watchlist-block.tsx'),
  list: () => import('./entry-list-block.tsx'),
  display: () => import('./display-block.tsx'),
}

/**
 * A page made of blocks as its config arranges them (R4.4); a module that this build does not know is left out. A whole page in one
 * go would keep a slow phone from answering a finger: it is rendered in slices, and only anew for another config.
 */
export const PageBlocks = memo(function PageBlocks({ config }: { config: PageConfig | undefined }) {
  const arranged = useDeferredValue(config)
  if (!arranged) return <PageBlocksSkeleton />
  return (
    <Columns>
      {partBlocks(arranged)
        .filter(column => column.length > 0)
        .map(column => (
          <div key={column[0]?.module} className={styles.blocks}>
            {column.map(({ module, rows }) => (
              <PageBlock key={module} module={module} rows={rows} />
            ))}
          </div>
        ))}
    </Columns>
  )
})

function PageBlock({ module, rows }: BlockProps & { module: string }) {
  const Block = Object.hasOwn(blocks, module) ? blocks[module] : undefined
  if (Block) return <Block rows={rows} />
  const load = Object.hasOwn(laterBlocks, module) ? laterBlocks[module] : undefined
  if (!load) return null
  const withWords = async () => {
    const [block] = await Promise.all([load(), completeLocale()])
    return block
  }
  return (
    <LazyPart
      name={`block ${module}`}
      load={withWords}
      props={{ rows }}
      waiting={<SkeletonRows count={3} />}
    />
  )
}

/** As high as the blocks that most pages begin with. */
function PageBlocksSkeleton() {
  return (
    <div aria-hidden>
      <Columns>
        <div className={styles.blocks}>
          <Skeleton height={104} />
          <div className={styles.entries}>
            {[0, 1, 2, 3].map(key => (
              <Skeleton key={key} height={60} />
            ))}
          </div>
        </div>
        <div className={styles.blocks}>
          <SkeletonRows count={6} />
        </div>
      </Columns>
    </div>
  )
}
