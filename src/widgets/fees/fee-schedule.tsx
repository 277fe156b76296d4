import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import type { ExchangeType, ProductType } from '#models'
import {
  feeRateOf,
  type FeeSettings,
  type PositionType,
  type UnreadableFee,
} from '#src/lib/trading/fee-remarks.ts'
import { NO_VALUE } from '#src/lib/numbers/format-number.ts'
import { DefinitionList } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Section } from '#src/ui/screen.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import { feePercent } from './fee-percent.ts'
import { usePublishedFees } from './use-published-fees.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

const productTypes: readonly ProductType[] = [1, 2, 3, 4]
const positionTypes: readonly PositionType[] = [0, 1, 2, 3]

/** All published fees, and the rows that are unreadable (R3.6): these are shown, never guessed. */
export function FeeSchedule({ onClose }: { onClose: () => void }) {
  const t = useMessages('trade')
  const market = useMessages('market')
  const { fees, hasFailed, retry } = usePublishedFees()
  const names = { 1: market.usStocks(), 2: market.crypto(), 3: market.futures(), 4: market.forex() }
  return (
    <Sheet open onClose={onClose} title={t.allFees()}>
      {fees ? (
        <>
          <p>{t.feesExplained()}</p>
          {productTypes.map(productType => (
            <Section key={productType} title={names[productType]}>
              <Fees settings={fees.settings} productType={productType} />
            </Section>
          ))}
          <Unreadable rows={fees.unreadable} />
        </>
      ) : (
        <QueryFallback isFailed={hasFailed} onRetry={retry} rows={4} />
      )}
    </Sheet>
  )
}

function Fees({ settings, productType }: { settings: FeeSettings; productType: ProductType }) {
  const t = useMessages('trade')
  const locale = useLanguage()
  const modeLabels = { 0: t.wayQuick(), 1: t.wayContract(), 2: t.waySpot(), 3: t.wayCoin() }
  const rate = (positionType: PositionType, exchangeType: ExchangeType) => {
    const found = feeRateOf(settings, productType, positionType, exchangeType)
    return found === undefined ? NO_VALUE : feePercent(found, locale)
  }
  const published = positionTypes.filter(way => settings[productType]?.[way] !== undefined)
  if (published.length === 0) return <p>{t.noFeesPublished()}</p>
  return (
    <DefinitionList
      lines={published.map(way => ({
        label: modeLabels[way],
        value: t.feeBothSides({ buy: rate(way, 1), sell: rate(way, 2) }),
      }))}
    />
  )
}

function Unreadable({ rows }: { rows: readonly UnreadableFee[] }) {
  const t = useMessages('trade')
  if (rows.length === 0) return null
  return (
    <Notice tone="risk" title={t.feesUnreadable()}>
      <ul>
        {rows.map(({ row }) => (
          // Shown as published: it is not our text.
          <li key={row.id} lang="zh">
            {row.remark} <bdi>{row.feeRate}</bdi>
          </li>
        ))}
      </ul>
    </Notice>
  )
}
