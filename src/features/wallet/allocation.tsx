import { dataOf, rowsOf } from '#src/api/envelope.ts'
import type { AllocationPart, ProductType } from '#models'
import { useListHoldings } from '#src/api/generated/spot/spot.ts'
import { useGetAllocation } from '#src/api/generated/wallet/wallet.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { compare, sign, sum } from '#src/lib/money/money.ts'
import { sharesInPercent, shownParts } from '#src/lib/numbers/agreeing-figures.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import { PATHS, pathTo, type Route } from '#src/lib/paths.ts'
import { classes } from '#src/ui/classes.ts'
import { Link } from '#src/ui/link.tsx'
import { useHeldName } from '#src/ui/use-held-name.ts'
import { Section } from '#src/ui/screen.tsx'
import { useHidesPercent } from '#src/ui/figures/figure-settings.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import { InOwnCurrency } from '#src/widgets/account/worth-note.tsx'
import { PrivateChange } from '#src/widgets/account/private-change.tsx'
import { ProductMark } from '#src/widgets/quotes/product-mark.tsx'
import styles from './allocation.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** ms between refetches. */
const pollInterval = 30_000

const SHARE_DECIMALS = 1

/** The asset allocation of the account: a bar, and its parts as a legend, largest first. */
export function Allocation() {
  const t = useMessages('wallet')
  const { decimals } = useSite()
  const query = useGetAllocation({ query: { refetchInterval: pollInterval, meta: { quiet: true } } })
  const allocation = dataOf(query.data)
  if (!allocation) {
    return (
      <Section title={t.allocation()}>
        <QueryFallback isFailed={query.isError} onRetry={query.refetch} rows={3} />
      </Section>
    )
  }
  const parts = allocation.parts.filter(part => sign(part.value) !== 0)
  if (parts.length === 0) return null
  const shown = agreeingParts(parts, decimals)
  return (
    <Section title={t.allocation()} aside={<InOwnCurrency />}>
      <Bar parts={shown} />
      <ul className={styles.parts} aria-label={t.allocation()}>
        {shown.map((part, index) => (
          <Part key={part.kind} part={part} place={index} />
        ))}
      </ul>
      <p className={styles.note}>{t.allocationNote()}</p>
    </Section>
  )
}

/** Parts with a colour of their own; the others have one together. */
const MAX_COLOURS = 5

/** The shares of the whole; what is no part of it, and what is too much to tell apart, is not. */
function Bar({ parts }: { parts: readonly ShownPart[] }) {
  if (useHidesPercent()) return null
  const shares = parts.flatMap(({ percent }) => (percent === undefined ? [] : [Number(percent)]))
  const others = shares.slice(MAX_COLOURS).reduce((all, share) => all + share, 0)
  const segments = [...shares.slice(0, MAX_COLOURS), others].filter(share => share > 0)
  return (
    <div className={classes(styles.bar, 'figure-of-grounds')} aria-hidden>
      {segments.map((share, place) => (
        <span key={place} data-place={place} style={{ flexGrow: share }} />
      ))}
    </div>
  )
}

/** A part as it is shown. */
interface ShownPart extends AllocationPart {
  /** In percent of what is shown; undefined for a loss and for the profit of contracts, which are no part of what there is. */
  readonly percent: string | undefined
}

/** The largest part first. Their values add up to the total and their shares to 100 percent, as both are shown. */
function agreeingParts(parts: readonly AllocationPart[], decimals: number): ShownPart[] {
  const sorted = parts.toSorted((a, b) => compare(b.value, a.value))
  const values = sorted.map(({ value }) => value)
  const shownValues = shownParts(values, sum(values), decimals)
  const shown = sorted.map((part, index) => ({ ...part, value: shownValues[index]! }))
  const hasShare = ({ kind, value }: AllocationPart) => kind !== 'contractProfit' && sign(value) > 0
  const shares = sharesInPercent(
    shown.filter(hasShare).map(({ value }) => value),
    SHARE_DECIMALS,
  )
  return shown.map(part => ({ ...part, percent: hasShare(part) ? shares.shift() : undefined }))
}

/** The screen with the details of each part. */
const partLinks: Record<AllocationPart['kind'], [Route, Record<string, string>?]> = {
  available: [PATHS.ledgerEntries, { balance: 'available', asset: 'c3' }],
  held: [PATHS.ledgerEntries, { balance: 'held', asset: 'c3' }],
  margin: [PATHS.contractPositions],
  currencies: [PATHS.exchangeRecords],
  stocks: [PATHS.ledgerEntries],
  coins: [PATHS.ledgerEntries],
  futures: [PATHS.ledgerEntries],
  forex: [PATHS.ledgerEntries],
  contractProfit: [PATHS.contractPositions],
}

/** The holdings that make up a part. */
const typeOfPart: Partial<Record<AllocationPart['kind'], ProductType>> = {
  stocks: 1,
  coins: 2,
  futures: 3,
  forex: 4,
}
const maxMarks = 3

function Marks({ kind }: Pick<AllocationPart, 'kind'>) {
  const holdings = rowsOf(useListHoldings({ query: { meta: { quiet: true } } }).data)
  const own = holdings?.filter(({ productType }) => productType === typeOfPart[kind]) ?? []
  return (
    <span className={styles.marks}>
      {own.slice(0, maxMarks).map(holding => (
        <ProductMark key={holding.productId} product={holding} size={20} />
      ))}
    </span>
  )
}

function Part({ part: { kind, value, percent }, place }: { part: ShownPart; place: number }) {
  const name = usePartName(kind)
  const locale = useLanguage()
  const { decimals } = useSite()
  const hidesPercent = useHidesPercent()
  const [route, query] = partLinks[kind]
  const held = useHeldName()
  return (
    <li>
      <Link to={pathTo(route, query)} className={styles.part} {...held}>
        <span
          className={classes(styles.key, 'figure-of-grounds')}
          data-place={percent === undefined ? undefined : place}
          aria-hidden
        />
        <span className={styles.name}>
          {name}
          <Marks kind={kind} />
        </span>
        <span className={styles.value}>
          {kind === 'contractProfit' ? (
            <PrivateChange value={value} decimals={decimals} />
          ) : (
            <Amount value={value} decimals={decimals} />
          )}
        </span>
        {percent !== undefined && !hidesPercent && (
          <bdi className={classes('figures', styles.share)}>
            {formatPercent(percent, { locale, decimals: SHARE_DECIMALS })}
          </bdi>
        )}
      </Link>
    </li>
  )
}

function usePartName(kind: AllocationPart['kind']): string {
  const t = useMessages('wallet')
  const names: Record<AllocationPart['kind'], string> = {
    available: t.partAvailable(),
    held: t.partHeld(),
    margin: t.partMargin(),
    currencies: t.partCurrencies(),
    stocks: t.partStocks(),
    coins: t.partCoins(),
    futures: t.partFutures(),
    forex: t.partForex(),
    contractProfit: t.partContractProfit(),
  }
  return names[kind]
}
