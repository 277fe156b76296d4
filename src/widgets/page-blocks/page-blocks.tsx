import { memo, useDeferredValue, type ComponentType } from 'react'
import { Columns } from '#src/ui/screen.tsx'
import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { loadRemainingMessages } from '#src/i18n/runtime.ts'
import { LazyPart } from '../lazy-part.tsx'
import { BannerBlock } from './banner-block.tsx'
import type { BlockProps } from './block-props.ts'
import { NoticeBlock } from './notice-block.tsx'
import styles from './page-blocks.module.css'
import { splitIntoColumns } from './block-columns.ts'
import { QuickEntryBlock } from './quick-entry-block.tsx'
import { RankingBlock } from './ranking-block.tsx'
import type { PageConfig } from './use-page-config.ts'

/** The blocks available to page configs, by module. */
const blocks: Readonly<Record<string, ComponentType<BlockProps>>> = {
  banner: BannerBlock,
  quickEntry: QuickEntryBlock,
  ranking: RankingBlock,
  notice: NoticeBlock,
}

/** Blocks that are loaded when a config uses them, with their messages. */
const lazyBlocks: Readonly<Record<string, () => Promise<{ default: ComponentType<BlockProps> }>>> = {
  assets: () => import('./assets-block.tsx'),
  quoteList: () => import('./quote-list-block.tsx'),
  news: () => import('./news-block.tsx'),
  watchlist: () => import('./watchlist-block.tsx'),
  list: () => import('./link-list-block.tsx'),
  display: () => import('./display-block.tsx'),
}

/**
 * A page of blocks as configured (R4.4); unknown modules are omitted. Deferred, so that rendering a whole page does not
 * block input on a slow phone, and memoized by config.
 */
export const PageBlocks = memo(function PageBlocks({ config }: { config: PageConfig | undefined }) {
  const deferredConfig = useDeferredValue(config)
  if (!deferredConfig) return <PageBlocksSkeleton />
  return (
    <Columns>
      {splitIntoColumns(deferredConfig)
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
  const load = Object.hasOwn(lazyBlocks, module) ? lazyBlocks[module] : undefined
  if (!load) return null
  const loadWithMessages = async () => {
    const [block] = await Promise.all([load(), loadRemainingMessages()])
    return block
  }
  return (
    <LazyPart
      name={`block ${module}`}
      load={loadWithMessages}
      props={{ rows }}
      fallback={<SkeletonRows count={3} />}
    />
  )
}

/** As high as the first blocks of most pages. */
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
