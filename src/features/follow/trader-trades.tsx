import { useListTraderTradesInfinite } from '#src/api/generated/follow/follow.ts'
import type { TraderTrade } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Section } from '#src/ui/screen.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'

/** The open trades of a trader, at the prices of the record. */
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

/** The closed trades of a trader, newest first. */
export function TraderTrades({ id }: { id: string }) {
  const t = useMessages('follow')
  const trades = useListTraderTradesInfinite({ ...firstPage, id })
  const pages = usePages(trades, trade => trade.id)
  return (
    <Section title={t.closedTrades()}>
      <PagedList
        pages={pages}
        label={t.closedTrades()}
        empty={{ title: t.noTrades(), text: t.noTradesText() }}
        renderRow={trade => <TradeRow key={trade.id} trade={trade} />}
      />
    </Section>
  )
}

function TradeRow({ trade }: { trade: TraderTrade }) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const date = useDateFormat()
  const isSpot = trade.way === 'spot'
  const direction = isSpot ? t.spot() : trade.direction === 'long' ? t.long() : t.short()
  const leverage = formatNumber(`${trade.leverage}`, { locale, decimals: 0 })
  return (
    <Row
      start={<ProductMark product={trade} />}
      title={t.tradeLine({ direction, code: trade.productCode })}
      subtitle={`${isSpot ? '' : `${t.tradeWay({ way: t.contract(), leverage })} · `}${date(trade.closedAt ?? trade.openedAt, 'moment')}`}
      end={<Amount value={trade.net} signed currency="USDT" isPrivate={false} />}
      endNote={<Amount value={trade.invested} isPrivate={false} />}
    />
  )
}
