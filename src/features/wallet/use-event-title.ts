import { useCallback } from 'react'
import type { LedgerReferenceType } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import type { IconName } from '#src/ui/icon.tsx'
import { useLedgerLabels } from '#src/widgets/format/use-ledger-labels.ts'
import { mainEntryOf, type AssetChange, type LedgerEvent } from './ledger-events.ts'
import type { EventProduct } from './use-ledger-products.ts'

const icons: Readonly<Record<LedgerReferenceType, IconName>> = {
  deposit: 'deposit',
  withdrawal: 'withdraw',
  spotOrder: 'trade',
  bibiOrder: 'swap',
  exchange: 'swap',
  quickOrder: 'alarm',
  contract: 'chart',
  pledgeOrder: 'pledge',
  miningOrder: 'mining',
  newShares: 'candles',
  award: 'award',
  loan: 'loan',
  adjustment: 'settings',
}

/** The icon of an event: beside the picture of its product, the sign of what happened to it. */
export function eventIcon(event: LedgerEvent): IconName {
  const { type, referenceType } = mainEntryOf(event)
  if (type === 'spotBuy') return 'plus'
  return type === 'spotSell' ? 'minus' : icons[referenceType]
}

/** What happened, in words: 'Bought Apple'. */
export function useEventTitle() {
  const t = useMessages('records')
  const labels = useLedgerLabels()
  return useCallback(
    (event: LedgerEvent, changes: readonly AssetChange[], product: EventProduct | undefined): string => {
      const { type, referenceType } = mainEntryOf(event)
      if (type === 'spotBuy' && product) return t.eventBought({ name: product.name })
      if (type === 'spotSell' && product) return t.eventSold({ name: product.name })
      if (referenceType === 'exchange' || referenceType === 'bibiOrder') {
        const [paid, received] = [changes.find(isLoss), changes.find(isGain)]
        if (paid && received) return t.eventExchanged({ from: paid.assetName, to: received.assetName })
      }
      if (type === 'deposit') return t.eventAdded()
      if (type === 'withdrawal') return t.eventWithdrew()
      const isOpening = type === 'hold' && event.entries.some(entry => entry.type === 'fee')
      return referenceType === 'contract' && isOpening ? t.eventOpened() : labels.type(type)
    },
    [t, labels],
  )
}

const isLoss = ({ value, isMove }: AssetChange) => !isMove && value.startsWith('-')
const isGain = ({ value, isMove }: AssetChange) => !isMove && !value.startsWith('-')
