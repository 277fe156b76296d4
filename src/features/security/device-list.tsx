import { useState } from 'react'
import { dataOf, isSuccessful, rowsOf } from '#src/api/envelope.ts'
import { useEndOtherSessions, useEndSession, useListSessions } from '#src/api/generated/security/security.ts'
import type { OpenSession } from '#models'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers/format-number.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { toast } from '#src/ui/feedback/toast.tsx'
import { ConfirmSheet } from '#src/widgets/sheets/confirm-sheet.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import styles from '#src/widgets/forms/account-forms.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The devices that are signed in, with sign-out of one or of all others. */
export function DeviceList({ isShared }: { isShared: boolean }) {
  const t = useMessages('security')
  const [signOutTarget, setSignOutTarget] = useState<OpenSession | 'others'>()
  const { data, isError, refetch } = useListSessions({ query: { meta: { quiet: true } } })
  const sessions = rowsOf(data)
  if (!sessions) return <QueryFallback isFailed={isError} onRetry={refetch} rows={3} />
  const others = sessions.filter(session => !session.isCurrent)
  return (
    <div className={styles.part}>
      <List label={t.devices()}>
        {[...sessions.filter(session => session.isCurrent), ...others].map(session => (
          <Device key={session.id} session={session} onSignOut={() => setSignOutTarget(session)} />
        ))}
      </List>
      {!isShared && others.length > 0 && (
        <Button kind="quiet" block icon="signOut" onPress={() => setSignOutTarget('others')}>
          {t.signOutOthers()}
        </Button>
      )}
      {!isShared && others.length === 0 && <p className={styles.lead}>{t.noOthers()}</p>}
      <p className={styles.note}>{t.placeNote()}</p>
      {signOutTarget && (
        <SignOutSheet signOutTarget={signOutTarget} onClose={() => setSignOutTarget(undefined)} />
      )}
    </div>
  )
}

function Device({ session, onSignOut }: { session: OpenSession; onSignOut: () => void }) {
  const t = useMessages('security')
  const date = useDateFormat()
  const name = useDeviceName()(session)
  const { isCurrent, createdAt, lastUsedAt } = session
  const signedIn = t.signedInAt({ moment: date(createdAt, 'moment') })
  const used = t.lastUsed({ day: date(lastUsedAt, 'day') })
  return (
    <Row
      title={name}
      subtitle={isCurrent ? signedIn : `${signedIn} · ${used}`}
      end={
        isCurrent ? (
          <span className={styles.mark}>{t.thisDevice()}</span>
        ) : (
          <IconButton icon="signOut" label={t.signOutOf({ device: name })} onPress={onSignOut} />
        )
      }
    />
  )
}

/** Confirms, and signs out. */
function SignOutSheet({
  signOutTarget,
  onClose,
}: {
  signOutTarget: OpenSession | 'others'
  onClose: () => void
}) {
  const t = useMessages('security')
  const locale = useLanguage()
  const date = useDateFormat()
  const name = useDeviceName()
  const { mutateAsync: endOtherSessions } = useEndOtherSessions()
  const { mutateAsync: endSession } = useEndSession()
  const signOutOthers = async () => {
    const ended = dataOf(await endOtherSessions({ data: {} }))?.endedSessions
    if (ended !== undefined) {
      toast(t.signedOutOthers({ count: formatNumber(String(ended), { locale, decimals: 0 }) }))
    }
  }
  const signOutOne = async ({ id }: OpenSession) => {
    if (isSuccessful(await endSession({ data: { id } }))) toast(t.signedOutOne())
  }
  if (signOutTarget === 'others') {
    return (
      <ConfirmSheet
        title={t.signOutOthers()}
        confirmLabel={t.signOut()}
        onConfirm={signOutOthers}
        onClose={onClose}
      >
        <p>{t.signOutOthersText()}</p>
      </ConfirmSheet>
    )
  }
  const moment = date(signOutTarget.createdAt, 'moment')
  return (
    <ConfirmSheet
      title={t.signOutTitle()}
      confirmLabel={t.signOut()}
      onConfirm={() => signOutOne(signOutTarget)}
      onClose={onClose}
    >
      <p>{t.signOutText({ device: name(signOutTarget), moment })}</p>
    </ConfirmSheet>
  )
}

/** The name of a device by browser and system, either of which may be unknown. */
function useDeviceName(): (session: OpenSession) => string {
  const t = useMessages('security')
  return ({ browser, system }) =>
    browser === null && system === null
      ? t.unknownDevice()
      : t.device({ browser: browser ?? t.unknownBrowser(), system: system ?? t.unknownSystem() })
}
