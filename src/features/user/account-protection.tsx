import { dataOf } from '#src/api/envelope.ts'
import { useGetSecurity } from '#src/api/generated/security/security.ts'
import { useIsWithdrawPasswordSet } from '#src/api/generated/user/user.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

const to = (type: string) => pathTo(PATHS.changePassword, { type })

/** How the account is protected, with links to the security settings. */
export function AccountProtection() {
  const t = useMessages('user')
  const s = useMessages('security')
  const locale = useLanguage()
  const { data, isError, refetch } = useGetSecurity({ query: { meta: { quiet: true } } })
  const security = dataOf(data)
  const hasWithdrawPassword = dataOf(useIsWithdrawPasswordSet({ query: { meta: { quiet: true } } }).data)
  if (!security) return <QueryFallback isFailed={isError} onRetry={refetch} rows={3} />
  const hasTwoSteps = security.twoStepSince !== null
  const count = formatNumber(String(security.sessions), { locale, decimals: 0 })
  return (
    <div className={styles.part}>
      {security.isShared ? (
        <Notice>{s.shared()}</Notice>
      ) : (
        <Notice
          tone={hasTwoSteps ? 'ok' : 'risk'}
          title={t.guard()}
          action={
            !hasTwoSteps && (
              <ButtonLink kind="plain" size="small" to={to('twoStep')}>
                {t.guardAdd()}
              </ButtonLink>
            )
          }
        >
          {hasTwoSteps ? t.guardTwoStep() : t.guardPassword()}
        </Notice>
      )}
      <List label={t.security()}>
        <Row icon="lock" title={s.password()} to={to('password')} />
        <Row
          icon="withdraw"
          title={s.withdraw()}
          {...(hasWithdrawPassword !== undefined && { end: hasWithdrawPassword ? s.on() : s.off() })}
          to={to('withdraw')}
        />
        <Row icon="phone" title={s.twoStep()} end={hasTwoSteps ? s.on() : s.off()} to={to('twoStep')} />
        <Row
          icon="me"
          title={s.devices()}
          subtitle={security.isShared ? undefined : t.signedInOn({ count })}
          to={to('devices')}
        />
      </List>
    </div>
  )
}
