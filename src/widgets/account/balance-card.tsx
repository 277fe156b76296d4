import type { ReactNode } from 'react'
import type { AssetPanel, UserBalance } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { USDT_ID } from '#src/lib/constants.ts'
import { isDecimal, sign, subtract } from '#src/lib/money/money.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { setDisplay, useDisplay } from '#src/stores/settings/display.ts'
import { Age } from '#src/ui/figures/age.tsx'
import { Amount } from '#src/ui/figures/amount.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { Link } from '#src/ui/link.tsx'
import { Skeleton } from '#src/ui/feedback/skeleton.tsx'
import { useHeldName } from '#src/ui/use-held-name.ts'
import { accountStaleAfter, refreshInterval } from './use-account-summary.ts'
import styles from './balance-card.module.css'
import { useSite } from '../site/use-site.ts'
import { DayChangeButton } from './day-change-button.tsx'
import { PrivateChange } from './private-change.tsx'
import { OWN_CURRENCY, useWorth } from './use-worth.ts'
import { WorthNote } from './worth-note.tsx'
import { useSiteSetting } from '../site/use-site-setting.ts'

export interface BalanceCardProps {
  panel: AssetPanel | undefined
  balance: UserBalance | undefined
  /** Answer time of the figures, epoch ms by this device's clock. */
  time: number | undefined
  /** Whether refreshing them fails. */
  isFailing: boolean
}

/** The account value, its change and the balances; each figure links to its details. */
export function BalanceCard({ panel, balance, time, isFailing }: BalanceCardProps) {
  const t = useMessages('wallet')
  const worth = useWorth()
  const held = useHeldName()
  return (
    <section className={styles.card} aria-label={t.total()}>
      <header className={styles.head}>
        <h2 className={styles.label}>{t.total()}</h2>
        <HideBalancesButton />
        {time !== undefined && <Age time={time} staleAfter={accountStaleAfter} isFailing={isFailing} />}
      </header>
      <p className={styles.total}>
        {panel ? (
          <Link to={PATHS.ledgerEntries} className={styles.way} {...held}>
            <Amount {...worth.of(panel.userBalanceConvert)} size="display" />
          </Link>
        ) : (
          <Skeleton width={210} height={40} />
        )}
      </p>
      <WorthNote />
      <Profits panel={panel} />
      <Balances panel={panel} balance={balance} />
    </section>
  )
}

function Profits({ panel }: Pick<BalanceCardProps, 'panel'>) {
  const t = useMessages('wallet')
  const { currency: _, ...unrealized } = useWorth().of(panel?.profitAndLose)
  const isReady = panel !== undefined
  return (
    <dl className={styles.changes}>
      <Figure label={t.profitAndLoss()} to={PATHS.ledgerEntries} isReady={isReady}>
        <PrivateChange {...unrealized} />
      </Figure>
      <Figure label={t.profitToday()} isReady={isReady}>
        {panel && <DayChangeButton panel={panel} refetchInterval={refreshInterval} />}
      </Figure>
    </dl>
  )
}

/**
 * The available balance, what open orders and withdrawals hold where the site shows it (`app_showFreeze`, R9.1), and the margin of
 * positions.
 */
function Balances({ panel, balance }: Pick<BalanceCardProps, 'panel' | 'balance'>) {
  const t = useMessages('wallet')
  const { decimals } = useSite()
  // Money that can be moved stays in its own currency, and says so beside converted figures.
  const currency = useWorth().rate ? { currency: OWN_CURRENCY } : {}
  const showsHeld = useSiteSetting('app_showFreeze') !== 0
  const entriesPath = (kind: 'available' | 'held') =>
    pathTo(PATHS.ledgerEntries, { balance: kind, asset: `c${balance?.currencyId ?? USDT_ID}` })
  const isReady = balance !== undefined
  const reserved = panel && balance && heldForOrders(balance.held, panel.allMarginAmount)
  return (
    <dl className={styles.balances}>
      <Figure label={t.available()} to={entriesPath('available')} isReady={isReady}>
        <Amount value={balance?.available} decimals={decimals} size="heading" {...currency} />
      </Figure>
      {showsHeld && (
        <Figure
          label={t.held()}
          note={t.heldNote()}
          to={entriesPath('held')}
          isReady={reserved !== undefined}
        >
          <Amount value={reserved} decimals={decimals} size="heading" {...currency} />
        </Figure>
      )}
      <Figure label={t.margin()} to={PATHS.contractPositions} isReady={panel !== undefined}>
        <Amount value={panel?.allMarginAmount} decimals={decimals} size="heading" {...currency} />
      </Figure>
    </dl>
  )
}

/** What is on hold without the margin of positions, which has a figure of its own; not below zero, as both have their own time. */
function heldForOrders(held: string, margin: string): string {
  if (!isDecimal(held) || !isDecimal(margin)) return held
  const rest = subtract(held, margin)
  return sign(rest) === -1 ? '0' : rest
}

interface FigureProps {
  label: string
  note?: string
  /** Path to the entries or positions behind the figure; without one the figure itself opens what is behind it. */
  to?: string
  isReady: boolean
  children: ReactNode
}

function Figure({ label, note, to, isReady, children }: FigureProps) {
  const held = useHeldName()
  return (
    <div className={styles.figure}>
      <dt>
        {label}
        {note && <span className="visually-hidden">{` ${note}`}</span>}
      </dt>
      <dd>
        {!isReady ? (
          <Skeleton width={84} height={18} />
        ) : to === undefined ? (
          children
        ) : (
          <Link to={to} className={styles.way} {...held}>
            {children}
          </Link>
        )}
      </dd>
    </div>
  )
}

/** Toggles the visibility of balances throughout the app. */
export function HideBalancesButton() {
  const t = useMessages('common')
  const isHidden = useDisplay(display => display.hideFigures)
  return (
    <IconButton
      icon={isHidden ? 'eyeOff' : 'eye'}
      label={isHidden ? t.showFigures() : t.hideFigures()}
      size={19}
      onPress={() => setDisplay({ hideFigures: !isHidden })}
    />
  )
}
