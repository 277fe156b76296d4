import { useLocation } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { useGetSecurity } from '#src/api/generated/security/security.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { Screen } from '#src/ui/screen.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { AppLockTab } from './app-lock-tab.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import { DeviceList } from './device-list.tsx'
import { Passkeys } from './passkeys.tsx'
import { Safety } from './safety.tsx'
import { SecurityList } from './security-list.tsx'
import { TwoStep } from './two-step.tsx'
import { SECURITY_KINDS, useSecurityTitles, type SecurityKind } from './use-security-titles.ts'
import { WithdrawPasswordSection } from './withdraw-password-section.tsx'

/** The list of all security settings; `?type=` opens one of them. */
export default function SecurityScreen() {
  const t = useMessages('security')
  const titles = useSecurityTitles()
  const typeParam = new URLSearchParams(useLocation().search).get('type')
  const kind = SECURITY_KINDS.find(one => one === typeParam)
  return (
    <Screen title={kind ? titles[kind] : t.title()}>
      <div className={styles.page}>
        {kind === 'withdraw' ? (
          <WithdrawPasswordSection />
        ) : kind === 'lock' ? (
          <AppLockTab />
        ) : (
          <OfAccount kind={kind} />
        )}
      </div>
    </Screen>
  )
}

/** What needs the account's settings: all of them as a list, or one. */
function OfAccount({ kind }: { kind: Exclude<SecurityKind, 'withdraw' | 'lock'> | undefined }) {
  const t = useMessages('security')
  const { data, isError, refetch } = useGetSecurity({ query: { meta: { quiet: true } } })
  const security = dataOf(data)
  if (!security) return <QueryFallback isFailed={isError} onRetry={refetch} rows={kind ? 3 : 7} />
  if (!kind) return <SecurityList security={security} />
  if (security.isShared) {
    return (
      <>
        <Notice>{t.shared()}</Notice>
        {kind === 'devices' && <DeviceList isShared />}
      </>
    )
  }
  switch (kind) {
    case 'password':
      return <ChangePasswordForm changedAt={security.passwordChangedAt} />
    case 'passkeys':
      return <Passkeys />
    case 'twoStep':
      return <TwoStep security={security} />
    case 'devices':
      return <DeviceList isShared={false} />
    case 'safety':
      return <Safety />
  }
}
