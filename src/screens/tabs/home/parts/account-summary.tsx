import { dataOf } from '../../../../api/envelope.ts'
import { useGetAssetPanel } from '../../../../api/generated/user/user.ts'
import { useMessages } from '../../../../i18n/use-messages.ts'
import { setDisplay, useDisplay } from '../../../../stores/display.ts'
import { useIsSignedIn } from '../../../../stores/session.ts'
import { Amount } from '../../../../ui/amount.tsx'
import { Button, ButtonLink, IconButton } from '../../../../ui/button.tsx'
import { Change } from '../../../../ui/change.tsx'
import { homePath, signInPath } from '../../../../ui/navigation.ts'
import { Skeleton } from '../../../../ui/skeleton.tsx'
import { SandboxBadge } from '../../../../ui/states.tsx'
import type { Site } from '../../../../widgets/page-blocks/use-site.ts'
import styles from './account-summary.module.css'

/** What the account is worth, in one line; a guest is told what an account is for. */
export function AccountSummary({ site }: { site: Site }) {
  const isSignedIn = useIsSignedIn()
  return (
    <section className={styles.summary}>{isSignedIn ? <Worth site={site} /> : <Guest site={site} />}</section>
  )
}

function Worth({ site }: { site: Site }) {
  const t = useMessages('home')
  const common = useMessages('common')
  const isHidden = useDisplay(display => display.hideFigures)
  const { data, isError, refetch } = useGetAssetPanel({ query: { meta: { quiet: true } } })
  const panel = dataOf(data)
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.label}>{t.totalAssets()}</h2>
        {site.isSandbox && <SandboxBadge />}
      </div>
      {panel ? (
        <>
          <p className={styles.total}>
            <Amount value={panel.userBalanceConvert} currency="USDT" size="figure" decimals={site.decimals} />
            <IconButton
              icon={isHidden ? 'eyeOff' : 'eye'}
              label={isHidden ? common.showFigures() : common.hideFigures()}
              onPress={() => setDisplay({ hideFigures: !isHidden })}
            />
          </p>
          <p className={styles.today}>
            {t.todayProfit()}{' '}
            {isHidden ? (
              <Amount value={panel.profitAndLoseToday} />
            ) : (
              <Change value={panel.profitAndLoseToday} decimals={site.decimals} />
            )}
          </p>
        </>
      ) : isError ? (
        <p className={styles.failed} role="alert">
          {t.balanceFailed()}
          <Button kind="plain" size="small" onPress={() => refetch()}>
            {common.retry()}
          </Button>
        </p>
      ) : (
        <div className={styles.waiting}>
          <Skeleton width="52%" height={28} />
          <Skeleton width="36%" height={13} />
        </div>
      )}
    </>
  )
}

function Guest({ site }: { site: Site }) {
  const t = useMessages('home')
  const common = useMessages('common')
  return (
    <>
      <div className={styles.head}>
        <h2 className={styles.title}>{t.guestTitle()}</h2>
        {site.isSandbox && <SandboxBadge />}
      </div>
      <p className={styles.text}>{t.guestText()}</p>
      <div className={styles.actions}>
        <ButtonLink to="/pages/user/register">{common.signUp()}</ButtonLink>
        <ButtonLink to={signInPath(homePath)} kind="quiet">
          {common.signIn()}
        </ButtonLink>
      </div>
    </>
  )
}
