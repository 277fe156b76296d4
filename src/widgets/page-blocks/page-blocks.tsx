import type { ComponentType } from 'react'
import type { AppConfigRow } from '../../api/generated/models/index.ts'
import { Skeleton, SkeletonRows } from '../../ui/skeleton.tsx'
import { BannerBlock } from './banner-block.tsx'
import { NoticeBlock } from './notice-block.tsx'
import styles from './page-blocks.module.css'
import { QuickEntryBlock } from './quick-entry-block.tsx'
import { RankingBlock } from './ranking-block.tsx'
import type { PageConfig } from './use-page-config.ts'

/** The blocks that a page config can arrange, by module. */
const blocks: Readonly<Record<string, ComponentType<{ rows: readonly AppConfigRow[] }>>> = {
  banner: BannerBlock,
  quickEntry: QuickEntryBlock,
  ranking: RankingBlock,
  notice: NoticeBlock,
}

/** A page made of blocks as its config arranges them (R4.4); a module that this build does not know is left out. */
export function PageBlocks({ config }: { config: PageConfig | undefined }) {
  if (!config) return <PageBlocksSkeleton />
  return (
    <div className={styles.blocks}>
      {config.map(({ module, rows }) => {
        const Block = Object.hasOwn(blocks, module) ? blocks[module] : undefined
        return Block && <Block key={module} rows={rows} />
      })}
    </div>
  )
}

/** As high as the blocks that most pages begin with. */
function PageBlocksSkeleton() {
  return (
    <div className={styles.blocks} aria-hidden>
      <Skeleton height={104} />
      <div className={styles.entries}>
        {[0, 1, 2, 3].map(key => (
          <Skeleton key={key} height={60} />
        ))}
      </div>
      <SkeletonRows count={6} />
    </div>
  )
}
