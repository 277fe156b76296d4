import { dataOf } from '#src/api/envelope.ts'
import { useGetAssetPanel } from '#src/api/generated/user/user.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { sign } from '#src/lib/money/money.ts'
import { PATHS } from '#src/lib/paths.ts'
import { setDisplay, useDisplay } from '#src/stores/settings/display.ts'
import { Amount } from '#src/ui/figures/amount.tsx'
import { Button, ButtonLink, IconButton } from '#src/ui/button.tsx'
import { DayChangeButton } from '#src/widgets/account/day-change-button.tsx'
import { ValueLine } from './value-line.tsx'
import { useWorth } from '#src/widgets/account/use-worth.ts'
import { WorthNote } from '#src/widgets/account/worth-note.tsx'
import styles from './account-summary.module.css'
import { AccountValueSkeleton } from './account-value-skeleton.tsx'
import { FirstSteps } from './first-steps.tsx'
import { HoldingsStrip } from './holdings-strip.tsx'

/** The account value and today's profit. */
export default function AccountValue() {
  const t = useMessages('home')
  const common = useMessages('common')
  const isHidden = useDisplay(display => display.hideFigures)
  const { data, isError, refetch } = useGetAssetPanel({}, { query: { meta: { quiet: true } } })
  const panel = dataOf(data)
  const worth = useWorth()
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.label}>{t.totalAssets()}</h2>
        <IconButton
          icon={isHidden ? 'eyeOff' : 'eye'}
          label={isHidden ? common.showFigures() : common.hideFigures()}
          size={19}
          onPress={() => setDisplay({ hideFigures: !isHidden })}
        />
      </div>
      {panel ? (
        <>
          <p className={styles.total}>
            <Amount {...worth.of(panel.userBalanceConvert)} size="display" />
          </p>
          <p className={styles.today}>
            {t.todayProfit()} <DayChangeButton panel={panel} />
          </p>
          <ValueLine />
          <Actions />
          {sign(panel.userBalanceConvert) === 0 ? <FirstSteps /> : <HoldingsStrip />}
          <WorthNote />
        </>
      ) : isError ? (
        <p className={styles.failed} role="alert">
          {t.balanceFailed()}
          <Button kind="plain" size="small" onPress={() => refetch()}>
            {common.retry()}
          </Button>
        </p>
      ) : (
        <AccountValueSkeleton />
      )}
    </>
  )
}

/** The one next step, and the two others that move money. */
function Actions() {
  const t = useMessages('wallet')
  return (
    <nav className={styles.ways} aria-label={t.actions()}>
      <ButtonLink to={PATHS.deposit} icon="plus">
        {t.addMoney()}
      </ButtonLink>
      <ButtonLink kind="quiet" to={PATHS.withdraw}>
        {t.withdraw()}
      </ButtonLink>
      <ButtonLink kind="quiet" to={PATHS.exchange}>
        {t.exchange()}
      </ButtonLink>
    </nav>
  )
}
