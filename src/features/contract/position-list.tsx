import { useState } from 'react'
import type { ContractClosedPart, ContractPosition } from '#src/api/generated/models/index.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PagedList } from '#src/widgets/paged-list.tsx'
import { AddMargin } from './add-margin.tsx'
import { ClosePosition } from './close-position.tsx'
import { ClosedPart } from './closed-part.tsx'
import type { CloseFigures } from './live-position.ts'
import { PositionCard, type PositionAct } from './position-card.tsx'
import { PositionDetail } from './position-detail.tsx'
import { SetExits } from './set-exits.tsx'
import { useLivePositions, usePositions } from './use-contracts.ts'

export interface PositionListProps {
  /** Undefined: of all products. */
  productId: number | undefined
}

/** One's own open positions, with what can be done to each. */
export function PositionList({ productId }: PositionListProps) {
  const t = useMessages('contract')
  const pages = usePositions({ productId })
  useLivePositions(pages.rows)
  const [open, setOpen] = useState<{ act: PositionAct; position: ContractPosition }>()
  const [closed, setClosed] = useState<{ part: ContractClosedPart; shown: CloseFigures }>()
  const done = () => setOpen(undefined)
  // The figures on a sheet go on with the list; what has gone meanwhile is shown as it was.
  const position = pages.rows?.find(one => one.id === open?.position.id) ?? open?.position
  const sheet = { position, onClose: done }
  return (
    <>
      <PagedList
        pages={pages}
        label={t.positions()}
        empty={{ title: t.noPositions(), text: t.noPositionsText() }}
        renderRow={row => (
          <PositionCard key={row.id} position={row} onAct={(act, of) => setOpen({ act, position: of })} />
        )}
      />
      {position && open?.act === 'details' && <PositionDetail {...sheet} position={position} />}
      {position && open?.act === 'margin' && <AddMargin {...sheet} position={position} />}
      {position && open?.act === 'exits' && <SetExits {...sheet} position={position} />}
      {position && open?.act === 'close' && (
        <ClosePosition
          {...sheet}
          position={position}
          onDone={(part, shown) => {
            done()
            setClosed({ part, shown })
          }}
        />
      )}
      {closed && <ClosedPart {...closed} onClose={() => setClosed(undefined)} />}
    </>
  )
}
