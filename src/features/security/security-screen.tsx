import { useLocation } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { useGetSecurity } from '#src/api/generated/security/security.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Tabs } from '#src/ui/choices/tabs.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { WithdrawPasswordSection } from './withdraw-password-section.tsx'
import { AppLockTab } from './app-lock-tab.tsx'
import { DeviceList } from './device-list.tsx'
import { ChangePasswordForm } from './change-password-form.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { Passkeys } from './passkeys.tsx'
import { Safety } from './safety.tsx'
import { TwoStep } from './two-step.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

const kinds = ['password', 'passkeys', 'twoStep', 'devices', 'withdraw', 'safety', 'lock'] as const

type Kind = (typeof kinds)[number]

const labels = {
  password: 'tabPassword',
  withdraw: 'tabWithdraw',
  passkeys: 'tabPasskeys',
  twoStep: 'tabTwoStep',
  devices: 'tabDevices',
  safety: 'tabSafety',
  lock: 'tabLock',
} as const

/** Password, passkeys, two-step sign-in, devices, withdrawal password, freeze and app lock, as tabs; `?type=` selects one. */
export default function SecurityScreen() {
  const t = useMessages('security')
  const { redirect } = useNavigation()
  const typeParam = new URLSearchParams(useLocation().search).get('type')
  const kind = kinds.find(one => one === typeParam) ?? 'password'
  return (
    <Screen title={t.title()}>
      <div className={styles.page}>
        <Tabs
          label={t.choose()}
          items={kinds.map(id => ({ id, label: t[labels[id]]() }))}
          value={kind}
          onChange={type => redirect(pathTo(PATHS.changePassword, { type }))}
        />
        {kind === 'withdraw' ? (
          <WithdrawPasswordSection />
        ) : kind === 'lock' ? (
          <AppLockTab />
        ) : (
          <SecurityTab kind={kind} />
        )}
      </div>
    </Screen>
  )
}

function SecurityTab({ kind }: { kind: Exclude<Kind, 'withdraw' | 'lock'> }) {
  const t = useMessages('security')
  const { data, isError, refetch } = useGetSecurity({ query: { meta: { quiet: true } } })
  const security = dataOf(data)
  if (!security) return <QueryFallback isFailed={isError} onRetry={refetch} rows={3} />
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
