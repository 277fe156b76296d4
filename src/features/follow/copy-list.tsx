import { useListCopiesInfinite } from '#src/api/generated/follow/follow.ts'
import type { CopiedOrder } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Row } from '#src/ui/list.tsx'
import cards from '#src/widgets/lists/cards.module.css'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { PagedList } from '#src/widgets/lists/paged-list.tsx'
import { serverMessage } from '#src/widgets/format/server-messages.ts'
import { formatExact } from '#src/lib/numbers/format-number.ts'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'
import styles from './follow.module.css'

/** ms between polls: a trader may trade at any moment. */
const pollInterval = 5000

/** Copied trades, and trades that were not copied with the reason; newest first. */
export function CopyList() {
  const t = useMessages('follow')
  const copies = useListCopiesInfinite(firstPage, { query: { refetchInterval: pollInterval } })
  const pages = usePages(copies, copy => copy.id)
  return (
    <PagedList
      pages={pages}
      label={t.copies()}
      empty={{ title: t.noCopies(), text: t.noCopiesText() }}
      renderRow={copy => <CopyRow key={copy.id} copy={copy} />}
    />
  )
}

/** The trade as a sentence. */
function useTradeText(): (copy: CopiedOrder) => string {
  const t = useMessages('follow')
  return ({ way, kind, direction, productCode: code }) => {
    if (way === 'spot') return kind === 'open' ? t.bought({ code }) : t.sold({ code })
    const params = { direction: direction === 'long' ? t.long() : t.short(), code }
    return kind === 'open' ? t.openedLine(params) : t.closedLine(params)
  }
}

function CopyRow({ copy }: { copy: CopiedOrder }) {
  const t = useMessages('follow')
  const trade = useMessages('trade')
  const locale = useLanguage()
  const date = useDateFormat()
  const tradeText = useTradeText()
  const isPlaced = copy.status === 'placed'
  const price = copy.traderPrice === null ? undefined : formatExact(copy.traderPrice, locale)
  return (
    <Row
      start={<ProductMark product={copy} />}
      title={
        <span className={styles.name}>
          {isPlaced ? tradeText(copy) : copy.productCode}
          <span className={cards.mark} data-tone={isPlaced ? 'accent' : undefined}>
            {isPlaced ? trade.copied() : t.notCopied()}
          </span>
        </span>
      }
      subtitle={
        <>
          <bdi>{trade.copiedFrom({ name: copy.nickName })}</bdi>
          {' · '}
          <bdi>{date(copy.createdAt, 'moment')}</bdi>
          {copy.reason !== null && (
            <>
              {' · '}
              <span className={styles.error}>{serverMessage(copy.reason, undefined, locale)}</span>
            </>
          )}
        </>
      }
      end={copy.total !== null && <Amount value={copy.total} currency="USDT" />}
      endNote={price !== undefined && <bdi>{t.traderPrice({ price })}</bdi>}
    />
  )
}
