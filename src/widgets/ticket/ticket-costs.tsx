import type { ReactNode } from 'react'
import { useMessages } from '#src/i18n/use-messages.ts'
import { shownTrade, type TradeAmounts } from '#src/lib/numbers/agreeing-figures.ts'
import { useFigureSettings } from '#src/ui/figures/figure-settings.ts'
import { Icon } from '#src/ui/icon.tsx'
import { DefinitionList, type Definition } from '#src/ui/list.tsx'
import { useSite } from '../site/use-site.ts'
import styles from './ticket-costs.module.css'

/** A line of the costs of an order. */
export interface CostLine extends Definition {
  /** One of the three that a ticket shows at once. */
  isMain?: boolean
  /** What leaves the account: the one large figure of a confirmation. */
  isHero?: boolean
}

/** The costs of an order: all lines, and the figures with all their digits where those shown have fewer. */
export interface OrderCosts {
  lines: readonly CostLine[]
  exact: readonly Definition[]
}

export interface TicketCostsProps extends OrderCosts {
  /** Whether newer figures are on their way. */
  isOld: boolean
  /** What else belongs to the order, such as its risks. */
  children?: ReactNode
}

/** The costs on a ticket: three lines, and everything else behind one touch. */
export function TicketCosts({ lines, exact, isOld, children }: TicketCostsProps) {
  const t = useMessages('trade')
  const own = lines.filter(({ isMain }) => !isMain)
  return (
    <div className={styles.costs} data-old={isOld}>
      <DefinitionList
        lines={lines.filter(({ isMain }) => isMain).map(line => ({ ...line, isTotal: false }))}
      />
      <Details label={t.details()}>
        <DefinitionList lines={own} />
        {exact.length > 0 && (
          <>
            <p className={styles.heading}>{t.exactFigures()}</p>
            <DefinitionList lines={exact} />
          </>
        )}
        {children}
      </Details>
    </div>
  )
}

/** The costs on a confirmation or a receipt: all lines, and the exact figures behind a touch. */
export function CostList({ lines, exact, hasHero = false }: OrderCosts & { hasHero?: boolean | undefined }) {
  const t = useMessages('trade')
  const hero = hasHero ? lines.find(({ isHero }) => isHero) : undefined
  return (
    <>
      {hero && (
        <dl className={styles.hero}>
          <div>
            <dt>{hero.label}</dt>
            <dd>{hero.value}</dd>
          </div>
        </dl>
      )}
      <DefinitionList lines={lines.filter(line => line !== hero)} />
      {exact.length > 0 && (
        <Details label={t.exactFigures()}>
          <DefinitionList lines={exact} />
        </Details>
      )}
    </>
  )
}

function Details({ label, children }: { label: string; children: ReactNode }) {
  return (
    <details className={styles.details}>
      <summary>
        {label}
        <span className={styles.arrow}>
          <Icon name="chevron" size={16} />
        </span>
      </summary>
      <div>{children}</div>
    </details>
  )
}

/** The decimals that amounts of money are shown with; undefined where the person wants every digit. */
export function useShownDecimals(): number | undefined {
  const { decimals } = useSite()
  const { thousandsAsIs } = useFigureSettings()
  return thousandsAsIs ? undefined : decimals
}

/** The amounts of a trade as they are shown beside each other; exact where the person wants every digit. */
export function useShownTrade<Trade extends TradeAmounts>(
  trade: Trade | undefined,
  isBuying: boolean,
): TradeAmounts | undefined {
  const decimals = useShownDecimals()
  return trade && decimals !== undefined ? shownTrade(trade, isBuying, decimals) : trade
}
