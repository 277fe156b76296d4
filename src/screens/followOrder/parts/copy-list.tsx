import { pageOf } from '../../../api/envelope.ts'
import { getListCopiesQueryKey, listCopies } from '../../../api/generated/follow/follow.ts'
import type { CopiedOrder } from '../../../api/generated/models/index.ts'
import { useLanguage, useMessages } from '../../../i18n/use-messages.ts'
import { Amount } from '../../../ui/amount.tsx'
import { List, Row } from '../../../ui/list.tsx'
import { SkeletonRows } from '../../../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../../../ui/states.tsx'
import { useDates } from '../../../widgets/dates.ts'
import { exactly, serverWords } from '../../../widgets/server-words.ts'
import { usePages } from '../../../widgets/use-pages.ts'
import styles from '../followOrder.module.css'
import { MoreRows } from './more-rows.tsx'

/** ms between looks: a trader may trade at any moment. */
const lookEvery = 5000

/** What was copied for one, and what was not with the reason; newest first. */
export function CopyList() {
  const t = useMessages('follow')
  const pages = usePages<CopiedOrder>({
    queryKey: [...getListCopiesQueryKey(), 'pages'],
    load: async (page, signal) => pageOf(await listCopies(page, { quiet: true }, signal)),
    idOf: copy => copy.id,
    pollEvery: () => lookEvery,
  })
  if (pages.isFailed) return <ErrorState onRetry={pages.retry} />
  if (!pages.rows) return <SkeletonRows count={3} />
  if (pages.rows.length === 0) {
    return <EmptyState icon="receipt" title={t.noCopies()} text={t.noCopiesText()} />
  }
  return (
    <>
      <List label={t.copies()}>
        {pages.rows.map(copy => (
          <CopyRow key={copy.id} copy={copy} />
        ))}
      </List>
      <MoreRows pages={pages} />
    </>
  )
}

/** What was done, as one would say it. */
function useDeed(): (copy: CopiedOrder) => string {
  const t = useMessages('follow')
  return ({ way, kind, direction, productCode: code }) => {
    if (way === 'spot') return kind === 'open' ? t.bought({ code }) : t.sold({ code })
    const line = { direction: direction === 'long' ? t.long() : t.short(), code }
    return kind === 'open' ? t.openedLine(line) : t.closedLine(line)
  }
}

function CopyRow({ copy }: { copy: CopiedOrder }) {
  const t = useMessages('follow')
  const locale = useLanguage()
  const date = useDates()
  const deed = useDeed()
  const isPlaced = copy.status === 'placed'
  const price = copy.traderPrice === null ? undefined : exactly(copy.traderPrice, locale)
  return (
    <Row
      title={
        <span className={styles.name}>
          {isPlaced ? deed(copy) : copy.productCode}
          <span className={styles.mark} data-tone={isPlaced ? 'accent' : undefined}>
            {isPlaced ? t.copied() : t.notCopied()}
          </span>
        </span>
      }
      subtitle={
        <>
          {`${t.copiedFrom({ name: copy.nickName })} · ${date(copy.createdAt, 'moment')}`}
          {copy.reason !== null && (
            <span className={styles.fault}>{` ${serverWords(copy.reason, undefined, locale)}`}</span>
          )}
        </>
      }
      end={copy.total !== null && <Amount value={copy.total} currency="USDT" />}
      endNote={price !== undefined && <bdi>{t.traderPrice({ price })}</bdi>}
    />
  )
}
