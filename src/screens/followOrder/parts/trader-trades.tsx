import { pageOf } from '../../../api/envelope.ts'
import { getListTraderTradesQueryKey, listTraderTrades } from '../../../api/generated/follow/follow.ts'
import type { TraderTrade } from '../../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../../i18n/use-messages.ts'
import { formatNumber } from '../../../lib/numbers.ts'
import { Amount } from '../../../ui/amount.tsx'
import { List, Row } from '../../../ui/list.tsx'
import { Section } from '../../../ui/screen.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useDates } from '../../../widgets/dates.ts'
import { usePages } from '../../../widgets/use-pages.ts'
import { MoreRows } from './more-rows.tsx'

/** What a trader has open, at the prices of the record's moment. */
export function OpenTrades({ trades }: { trades: readonly TraderTrade[] }) {
  const t = useMessages('follow')
  if (trades.length === 0) return null
  return (
    <Section title={t.openTrades()}>
      <List label={t.openTrades()}>
        {trades.map(trade => (
          <TradeRow key={trade.id} trade={trade} />
        ))}
      </List>
    </Section>
  )
}

/** What a trader has closed, newest first. */
export function TraderTrades({ id }: { id: string }) {
  const t = useMessages('follow')
  const pages = usePages<TraderTrade>({
    queryKey: [...getListTraderTradesQueryKey(), id],
    load: async (page, signal) => pageOf(await listTraderTrades({ id, ...page }, { quiet: true }, signal)),
    idOf: trade => trade.id,
  })
  return (
    <Section title={t.closedTrades()}>
      {pages.isFailed ? (
        <ErrorState onRetry={pages.retry} />
      ) : !pages.rows ? (
        <SkeletonRows count={3} />
      ) : pages.rows.length === 0 ? (
        <EmptyState icon="receipt" title={t.noTrades()} text={t.noTradesText()} />
      ) : (
        <>
          <List label={t.closedTrades()}>
            {pages.rows.map(trade => (
              <TradeRow key={trade.id} trade={trade} />
            ))}
          </List>
          <MoreRows pages={pages} />
        </>
      )}
    </Section>
  )
}

function TradeRow({ trade }: { trade: TraderTrade }) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const date = useDates()
  const isSpot = trade.way === 'spot'
  const direction = isSpot ? t.spot() : trade.direction === 'long' ? t.long() : t.short()
  const leverage = formatNumber(`${trade.leverage}`, { locale, decimals: 0 })
  return (
    <Row
      title={t.tradeLine({ direction, code: trade.productCode })}
      subtitle={`${isSpot ? '' : `${t.tradeWay({ way: t.contract(), leverage })} · `}${date(trade.closedAt ?? trade.openedAt, 'moment')}`}
      end={<Amount value={trade.net} signed currency="USDT" isPrivate={false} />}
      endNote={<Amount value={trade.invested} isPrivate={false} />}
    />
  )
}
