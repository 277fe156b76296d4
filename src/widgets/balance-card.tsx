import type { ReactNode } from 'react'
import type { AssetPanel, UserBalance } from '../api/generated/models/index.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { setDisplay, useDisplay } from '../stores/display.ts'
import { Age } from '../ui/age.tsx'
import { Amount } from '../ui/amount.tsx'
import { IconButton } from '../ui/button.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { figuresLimit } from './account-figures.ts'
import styles from './balance-card.module.css'
import { useSite } from './page-blocks/use-site.ts'
import { PrivateChange } from './private-change.tsx'

export interface BalanceCardProps {
  panel: AssetPanel | undefined
  balance: UserBalance | undefined
  /** When the figures were answered, epoch ms by this device. */
  time: number | undefined
}

/** What the account is worth, how that has changed, and what of it can be used. */
export function BalanceCard({ panel, balance, time }: BalanceCardProps) {
  const t = useMessages('wallet')
  const { decimals } = useSite()
  const currency = balance?.currencyName
  return (
    <section className={styles.card} aria-label={t.total()}>
      <header className={styles.head}>
        <h2 className={styles.label}>{t.total()}</h2>
        <HideFigures />
        {time !== undefined && <Age time={time} limit={figuresLimit} />}
      </header>
      <p className={styles.total}>
        {panel ? (
          <Amount
            value={panel.userBalanceConvert}
            decimals={decimals}
            size="display"
            {...(currency ? { currency } : {})}
          />
        ) : (
          <Skeleton width={210} height={40} />
        )}
      </p>
      <dl className={styles.changes}>
        <Figure label={t.profitAndLoss()} isReady={panel !== undefined}>
          <PrivateChange value={panel?.profitAndLose} decimals={decimals} />
        </Figure>
        <Figure label={t.profitToday()} isReady={panel !== undefined}>
          <PrivateChange value={panel?.profitAndLoseToday} decimals={decimals} />
        </Figure>
      </dl>
      <dl className={styles.balances}>
        <Figure label={t.available()} isReady={balance !== undefined}>
          <Amount value={balance?.available} decimals={decimals} size="heading" />
        </Figure>
        <Figure label={t.held()} note={t.heldNote()} isReady={balance !== undefined}>
          <Amount value={balance?.held} decimals={decimals} size="heading" />
        </Figure>
      </dl>
    </section>
  )
}

interface FigureProps {
  label: string
  note?: string
  isReady: boolean
  children: ReactNode
}

function Figure({ label, note, isReady, children }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt>
        {label}
        {note && <span className="visually-hidden">{` ${note}`}</span>}
      </dt>
      <dd>{isReady ? children : <Skeleton width={84} height={18} />}</dd>
    </div>
  )
}

/** Covers what one owns, everywhere in the app. */
export function HideFigures() {
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
