import { dataOf } from '#src/api/envelope.ts'
import { useIsWithdrawPasswordSet } from '#src/api/generated/user/user.ts'
import type { Security } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { useAppLock } from '#src/stores/session/app-lock.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { IconMark } from '#src/ui/mark.tsx'
import styles from '#src/widgets/forms/account-forms.module.css'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useSecurityTitles, type SecurityKind } from './use-security-titles.ts'

const to = (type: SecurityKind) => pathTo(PATHS.changePassword, { type })

/** All that protects the account and this device, with its state, each leading to its settings. */
export function SecurityList({ security }: { security: Security }) {
  const t = useMessages('security')
  const user = useMessages('user')
  const date = useDateFormat()
  const locale = useLanguage()
  const titles = useSecurityTitles()
  const hasLock = useAppLock(state => state.lock !== undefined)
  const hasWithdrawPassword = dataOf(useIsWithdrawPasswordSet({ query: { meta: { quiet: true } } }).data)
  const { passwordChangedAt, twoStepSince, sessions, isShared } = security
  const count = formatNumber(String(sessions), { locale, decimals: 0 })
  const state = (isOn: boolean) => (isOn ? t.on() : t.off())
  return (
    <div className={styles.part}>
      <Guard security={security} />
      <List label={t.title()}>
        <Row
          start={<IconMark icon="lock" />}
          title={titles.password}
          subtitle={
            passwordChangedAt === null
              ? t.neverChanged()
              : t.lastChanged({ date: date(passwordChangedAt, 'day') })
          }
          to={to('password')}
        />
        <Row start={<IconMark icon="me" />} title={titles.passkeys} to={to('passkeys')} />
        <Row
          start={<IconMark icon="check" />}
          title={titles.twoStep}
          end={state(twoStepSince !== null)}
          to={to('twoStep')}
        />
        <Row start={<IconMark icon="eyeOff" />} title={titles.lock} end={state(hasLock)} to={to('lock')} />
        <Row
          start={<IconMark icon="phone" />}
          title={titles.devices}
          subtitle={isShared ? undefined : user.signedInOn({ count })}
          to={to('devices')}
        />
        <Row
          start={<IconMark icon="withdraw" />}
          title={titles.withdraw}
          {...(hasWithdrawPassword !== undefined && { end: state(hasWithdrawPassword) })}
          to={to('withdraw')}
        />
        <Row
          start={<IconMark icon="pause" />}
          title={titles.safety}
          subtitle={t.freeze()}
          to={to('safety')}
        />
      </List>
    </div>
  )
}

/** How well the account is protected, with the next step. */
function Guard({ security: { isShared, twoStepSince } }: { security: Security }) {
  const t = useMessages('user')
  const s = useMessages('security')
  if (isShared) return <Notice>{s.shared()}</Notice>
  if (twoStepSince !== null) {
    return (
      <Notice tone="ok" title={t.guard()}>
        {t.guardTwoStep()}
      </Notice>
    )
  }
  return (
    <Notice
      tone="risk"
      title={t.guard()}
      action={
        <ButtonLink kind="plain" size="small" to={to('twoStep')}>
          {t.guardAdd()}
        </ButtonLink>
      }
    >
      {t.guardPassword()}
    </Notice>
  )
}
