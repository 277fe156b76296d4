import { dataOf } from '#src/api/envelope.ts'
import type { AllocationPart } from '#models'
import { useGetAllocation } from '#src/api/generated/wallet/wallet.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { compare, sign, sum } from '#src/lib/money/money.ts'
import { sharesInPercent, shownParts } from '#src/lib/numbers/agreeing-figures.ts'
import { formatPercent } from '#src/lib/numbers/format-number.ts'
import { PATHS, pathTo, type Route } from '#src/lib/paths.ts'
import { Link } from '#src/ui/link.tsx'
import { Section } from '#src/ui/screen.tsx'
import { useHidesPercent } from '#src/ui/figures/figure-settings.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { useSite } from '#src/widgets/site/use-site.ts'
import { InOwnCurrency } from '#src/widgets/account/worth-note.tsx'
import { PrivateChange } from '#src/widgets/account/private-change.tsx'
import styles from './allocation.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** ms between refetches. */
const pollInterval = 30_000

const SHARE_DECIMALS = 1

/** The asset allocation of the account as a list with bars, largest part first. */
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
  return (
    <Section title={t.allocation()} aside={<InOwnCurrency />}>
      <ul className={styles.parts} aria-label={t.allocation()}>
        {agreeingParts(parts, decimals).map(part => (
          <Part key={part.kind} {...part} />
        ))}
      </ul>
      <p className={styles.note}>{t.allocationNote()}</p>
    </Section>
  )
}

/** A part as it is shown. */
interface ShownPart extends AllocationPart {
  /** In percent; undefined for a loss and for the profit of contracts, which are no part of what there is. */
  readonly percent: string | undefined
}

/** The largest part first. Their values add up to the total and their shares to 100 percent, as both are shown. */
function agreeingParts(parts: readonly AllocationPart[], decimals: number): ShownPart[] {
  const sorted = parts.toSorted((a, b) => compare(b.value, a.value))
  const values = sorted.map(({ value }) => value)
  const shown = shownParts(values, sum(values), decimals)
  const hasShare = ({ kind, value }: AllocationPart) => kind !== 'contractProfit' && sign(value) > 0
  const shares = sharesInPercent(
    sorted.filter(hasShare).map(({ value }) => value),
    SHARE_DECIMALS,
  )
  return sorted.map((part, index) => ({
    ...part,
    value: shown[index]!,
    percent: hasShare(part) ? shares.shift() : undefined,
  }))
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

function Part({ kind, value, percent }: ShownPart) {
  const t = useMessages('wallet')
  const locale = useLanguage()
  const { decimals } = useSite()
  const hidesPercent = useHidesPercent()
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
  const [route, query] = partLinks[kind]
  return (
    <li>
      <Link to={pathTo(route, query)} className={styles.part}>
        <span className={styles.name}>{names[kind]}</span>
        {kind === 'contractProfit' ? (
          <PrivateChange value={value} decimals={decimals} />
        ) : (
          <Amount value={value} decimals={decimals} />
        )}
        {percent !== undefined && (
          <>
            <span className={styles.bar} aria-hidden>
              <span className={styles.filled} data-kind={kind} style={{ inlineSize: `${percent}%` }} />
            </span>
            {!hidesPercent && (
              <span className={styles.share}>
                {t.share({ percent: formatPercent(percent, { locale, decimals: SHARE_DECIMALS }) })}
              </span>
            )}
          </>
        )}
      </Link>
    </li>
  )
}
