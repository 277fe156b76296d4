import { memo, useDeferredValue, type ComponentType } from 'react'
import { Columns } from '#src/ui/screen.tsx'
import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { loadRemainingMessages } from '#src/i18n/runtime.ts'
import { LazyPart } from '../lists/lazy-part.tsx'
import type { BlockProps } from './block-props.ts'
import styles from './page-blocks.module.css'
import { splitIntoColumns } from './block-columns.ts'
import { RankingBlock } from './ranking-block.tsx'
import type { PageConfig } from './use-page-config.ts'

type Load = () => Promise<{ default: ComponentType<BlockProps> }>

/** Part of the first view: what people come for. */
const prices = 'ranking'

/** Blocks that are loaded when a config uses them; their messages are those of the first view. */
const lightBlocks: Readonly<Record<string, Load>> = {
  banner: () => import('./banner-block.tsx'),
  quickEntry: () => import('./quick-entry-block.tsx'),
  notice: () => import('./notice-block.tsx'),
}

/** Blocks that are loaded with their messages. */
const otherBlocks: Readonly<Record<string, Load>> = {
  assets: () => import('./assets-block.tsx'),
  quoteList: () => import('./quote-list-block.tsx'),
  news: () => import('./news-block.tsx'),
  watchlist: () => import('./watchlist-block.tsx'),
  list: () => import('./link-list-block.tsx'),
  display: () => import('./display-block.tsx'),
}

/** How to load a block; undefined for an unknown module. */
function loaderOf(module: string): Load | undefined {
  if (Object.hasOwn(lightBlocks, module)) return lightBlocks[module]
  const load = Object.hasOwn(otherBlocks, module) ? otherBlocks[module] : undefined
  return load && (() => Promise.all([load(), loadRemainingMessages()]).then(([block]) => block))
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
  if (module === prices) return <RankingBlock rows={rows} />
  const load = loaderOf(module)
  if (!load) return null
  return (
    <LazyPart name={`block ${module}`} load={load} props={{ rows }} fallback={<SkeletonRows count={3} />} />
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
