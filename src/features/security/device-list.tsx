import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { dataOf, isDone, rowsOf } from '#src/api/envelope.ts'
import {
  endOtherSessions,
  endSession,
  getGetSecurityQueryKey,
  getListSessionsQueryKey,
  useListSessions,
} from '#src/api/generated/security/security.ts'
import type { OpenSession } from '#src/api/generated/models/index.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { formatNumber } from '#src/lib/numbers.ts'
import { Button, IconButton } from '#src/ui/button.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { SkeletonRows } from '#src/ui/skeleton.tsx'
import { ErrorState } from '#src/ui/states.tsx'
import { toast } from '#src/ui/toast.tsx'
import { AskSheet } from '#src/widgets/ask-sheet.tsx'
import { useDates } from '#src/widgets/dates.ts'
import styles from '#src/widgets/account-forms.module.css'

const told = { catch: true, quiet: true }

/** Where the account is signed in, and signing out one device or all others. */
export function DeviceList({ isShared }: { isShared: boolean }) {
  const t = useMessages('security')
  const [asked, setAsked] = useState<OpenSession | 'others'>()
  const { data, isError, refetch } = useListSessions({ query: { meta: { quiet: true } } })
  const sessions = rowsOf(data)
  if (!sessions) return isError ? <ErrorState onRetry={() => refetch()} /> : <SkeletonRows count={3} />
  const others = sessions.filter(session => !session.isCurrent)
  return (
    <div className={styles.part}>
      <List label={t.devices()}>
        {[...sessions.filter(session => session.isCurrent), ...others].map(session => (
          <Device key={session.id} session={session} onSignOut={() => setAsked(session)} />
        ))}
      </List>
      {!isShared && others.length > 0 && (
        <Button kind="quiet" block icon="signOut" onPress={() => setAsked('others')}>
          {t.signOutOthers()}
        </Button>
      )}
      {!isShared && others.length === 0 && <p className={styles.lead}>{t.noOthers()}</p>}
      <p className={styles.note}>{t.placeNote()}</p>
      {asked && <SignOutSheet asked={asked} onClose={() => setAsked(undefined)} />}
    </div>
  )
}

function Device({ session, onSignOut }: { session: OpenSession; onSignOut: () => void }) {
  const t = useMessages('security')
  const date = useDates()
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

/** Asks, signs out, and looks again who is left. */
function SignOutSheet({ asked, onClose }: { asked: OpenSession | 'others'; onClose: () => void }) {
  const t = useMessages('security')
  const locale = useLanguage()
  const date = useDates()
  const client = useQueryClient()
  const name = useDeviceName()
  const refresh = () =>
    Promise.all(
      [getListSessionsQueryKey(), getGetSecurityQueryKey()].map(queryKey =>
        client.invalidateQueries({ queryKey }),
      ),
    )
  const signOutOthers = async () => {
    const ended = dataOf(await endOtherSessions({}, told))?.endedSessions
    if (ended !== undefined) {
      toast(t.signedOutOthers({ count: formatNumber(String(ended), { locale, decimals: 0 }) }))
    }
    await refresh()
  }
  const signOutOne = async ({ id }: OpenSession) => {
    try {
      if (isDone(await endSession({ id }, told))) toast(t.signedOutOne())
    } finally {
      await refresh()
    }
  }
  if (asked === 'others') {
    return (
      <AskSheet title={t.signOutOthers()} action={t.signOut()} onConfirm={signOutOthers} onClose={onClose}>
        <p>{t.signOutOthersText()}</p>
      </AskSheet>
    )
  }
  const moment = date(asked.createdAt, 'moment')
  return (
    <AskSheet
      title={t.signOutTitle()}
      action={t.signOut()}
      onConfirm={() => signOutOne(asked)}
      onClose={onClose}
    >
      <p>{t.signOutText({ device: name(asked), moment })}</p>
    </AskSheet>
  )
}

/** What a device says of itself, in words; it may say nothing that anybody understands. */
function useDeviceName(): (session: OpenSession) => string {
  const t = useMessages('security')
  return ({ browser, system }) =>
    browser === null && system === null
      ? t.unknownDevice()
      : t.device({ browser: browser ?? t.unknownBrowser(), system: system ?? t.unknownSystem() })
}
