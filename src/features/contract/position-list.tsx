import { useState } from 'react'
import type { ContractClosedPart, ContractPosition } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { AddMargin } from './add-margin.tsx'
import { ClosePosition } from './close-position.tsx'
import { CloseReceipt } from './close-receipt.tsx'
import type { CloseFigures } from './live-position.ts'
import { PositionCard, type PositionAction } from './position-card.tsx'
import { PositionDetail } from './position-detail.tsx'
import styles from './position-card.module.css'
import { PositionSortHeader, useSortedPositions } from './position-sort.tsx'
import { SetTpSl } from './set-tp-sl.tsx'
import { useLivePositions, usePositions } from './use-contracts.ts'

export interface PositionListProps {
  /** Undefined: of all products. */
  productId: number | undefined
}

/** Own open positions with their actions. */
export function PositionList({ productId }: PositionListProps) {
  const t = useMessages('contract')
  const { sort, setSort, pages } = useSortedPositions(usePositions({ productId }))
  useLivePositions(pages.rows)
  const [open, setOpen] = useState<{ act: PositionAction; position: ContractPosition }>()
  const [closed, setClosed] = useState<{ part: ContractClosedPart; shown: CloseFigures }>()
  const closeSheet = () => setOpen(undefined)
  // The open sheet is updated with the list; a position that has closed meanwhile is shown as it was.
  const position = pages.rows?.find(one => one.id === open?.position.id) ?? open?.position
  const sheet = { position, onClose: closeSheet }
  return (
    <>
      <div className={styles.room}>
        {pages.rows && pages.rows.length > 1 && <PositionSortHeader sort={sort} onSort={setSort} />}
        <PagedList
          pages={pages}
          label={t.positions()}
          empty={{ title: t.noPositions(), text: t.noPositionsText() }}
          renderRow={row => (
            <PositionCard
              key={row.id}
              position={row}
              onAction={(act, of) => setOpen({ act, position: of })}
            />
          )}
        />
      </div>
      {position && open?.act === 'details' && <PositionDetail {...sheet} position={position} />}
      {position && open?.act === 'margin' && <AddMargin {...sheet} position={position} />}
      {position && open?.act === 'tpSl' && <SetTpSl {...sheet} position={position} />}
      {position && open?.act === 'close' && (
        <ClosePosition
          {...sheet}
          position={position}
          onDone={(part, shown) => {
            closeSheet()
            setClosed({ part, shown })
          }}
        />
      )}
      {closed && <CloseReceipt {...closed} onClose={() => setClosed(undefined)} />}
    </>
  )
}
