import type { Statement } from '#src/lib/statement/statement.ts'
import { DAY, HOUR } from '#src/lib/time/time-units.ts'
import type { CheckName } from '../check-names.ts'
import type { Finding } from '../finding.ts'
import { missingTermsOf, type MissingTerms } from './missing-terms.ts'
import { newestRevealed, revealTimeOf, type SeenKey } from './days.ts'

/** What the check of an account says about the prices that follow from published keys, in short. */
export interface MarketSummary {
  /**
   * `missingTerms`: nothing differs, but not all could be checked without terms that are not published. `later`: there are prices, and the keys
   * of none of their days are published yet. `none`: no price of it was ever provable.
   */
  readonly is: 'matches' | 'differs' | 'missingTerms' | 'later' | 'none'
  /** The newest day whose key is published, and from when on the first of the later prices can be checked. */
  readonly day: string | undefined
  readonly checkableFrom: number | undefined
  /** Since when prices follow from keys, where some of the account are older. */
  readonly since: number | undefined
  readonly missingTerms: MissingTerms | undefined
  /** The day whose key should have been published long ago. */
  readonly lateDay: string | undefined
  /** The newest hash that is published ahead of its day. */
  readonly ahead: SeenKey | undefined
}

const MARKET_CHECKS: ReadonlySet<CheckName> = new Set([
  'marketDays',
  'seenKeys',
  'marketTerms',
  'seenTerms',
  'marketPrice',
  'firstReached',
  'pairPrice',
])
/** What the market settles. */
const SETTLED_KINDS: ReadonlySet<string> = new Set(['quickOrder', 'contract', 'spotOrder'])
const isOfMarket = ({ check, subject }: Finding) =>
  MARKET_CHECKS.has(check) || (check === 'settled' && SETTLED_KINDS.has(subject.kind))

/** The clock of the device may be off. */
const LATE_AFTER = 2 * HOUR

/** Undefined where nothing is published, or where no record of the account has a price and the keys are as they should be. */
export function marketSummary(
  { marketDays, marketTerms, madeAt }: Statement,
  findings: readonly Finding[],
): MarketSummary | undefined {
  const own = findings.filter(isOfMarket)
  const prices = own.filter(({ check }) => check === 'marketPrice')
  const isAny = (of: readonly Finding[], is: Finding['verdict']['is']) =>
    of.some(({ verdict }) => verdict.is === is)
  const missingTerms = missingTermsOf(own)
  const isEmpty = prices.length === 0 && !missingTerms && !isAny(own, 'disagrees')
  if (marketDays.length === 0 || isEmpty) return undefined
  const from = prices.flatMap(({ arithmetic }) => (arithmetic?.is === 'checkable' ? [arithmetic.from] : []))
  const isOlder = prices.some(({ verdict }) => verdict.is === 'unknown' && verdict.why === 'beforeKeys')
  const day = newestRevealed(marketDays)?.day
  const ahead = marketDays.at(-1)
  const next = day === undefined ? Date.parse(marketDays[0]!.day) : Date.parse(day) + DAY
  const isLate = madeAt > revealTimeOf(next) + LATE_AFTER
  return {
    is: isAny(own, 'disagrees')
      ? 'differs'
      : missingTerms
        ? 'missingTerms'
        : isAny(prices, 'agrees')
          ? 'matches'
          : from.length > 0
            ? 'later'
            : 'none',
    missingTerms,
    day,
    checkableFrom: from.length > 0 ? Math.min(...from) : undefined,
    since: isOlder ? Math.max(...marketTerms.map(terms => terms.since)) : undefined,
    lateDay: isLate ? new Date(next).toISOString().slice(0, 10) : undefined,
    ahead: ahead?.key === null ? ahead : undefined,
  }
}
