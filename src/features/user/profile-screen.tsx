import { useState } from 'react'
import { dataOf } from '#src/api/envelope.ts'
import type { UserInfo, Identity } from '#models'
import { useGetUserInfo } from '#src/api/generated/user/user.ts'
import { useLanguage, useMessages } from '#src/i18n/use-messages.ts'
import { localeInfo } from '#src/lib/locales.ts'
import { maskAccount } from '#src/lib/names/masks.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { IconButton } from '#src/ui/button.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { Skeleton, SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { CopyButton } from '#src/widgets/copy-button.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { NameSheet } from './name-sheet.tsx'
import styles from './profile.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { useGetIdentity } from '#src/api/generated/identity/identity.ts'

/** The status of identity verification, with a link to the next step. */
function IdentityRow() {
  const t = useMessages('user')
  const { data } = useGetIdentity({ query: { meta: { quiet: true } } })
  const identity = dataOf(data)
  const to = identity?.basic?.status === 'approved' ? PATHS.advancedIdentity : PATHS.basicIdentity
  return <Row title={t.identity()} end={identity && t[identityState(identity)]()} to={to} />
}

function identityState({ basic, advanced }: Identity) {
  if (!basic) return 'identityNone'
  if (basic.status === 'refused' || advanced?.status === 'refused') return 'identityRefused'
  if (basic.status === 'pending' || advanced?.status === 'pending') return 'identityPending'
  return advanced ? 'identityFull' : 'identityBasic'
}

export default function ProfileScreen() {
  const t = useMessages('user')
  const { data, isError, refetch } = useGetUserInfo({ query: { meta: { quiet: true } } })
  const user = dataOf(data)
  return (
    <Screen title={t.profile()}>
      {user ? (
        <Profile user={user} />
      ) : (
        <QueryFallback isFailed={isError} onRetry={refetch} skeleton={<ProfileSkeleton />} />
      )}
    </Screen>
  )
}

function Profile({ user }: { user: UserInfo }) {
  const t = useMessages('user')
  const site = useMessages('site')
  const locale = useLanguage()
  return (
    <>
      <ProfileHead user={user} />
      <Section title={t.account()}>
        <List label={t.account()}>
          <Row
            title={t.accountId()}
            subtitle={<bdi>{user.id}</bdi>}
            end={<CopyButton text={user.id} label={t.copyId()} />}
          />
          <Row title={t.contact()} end={<bdi>{maskAccount(user.account)}</bdi>} />
          <IdentityRow />
        </List>
      </Section>
      <Section title={t.settings()}>
        <List label={t.settings()}>
          <Row icon="lock" title={t.security()} to={PATHS.changePassword} />
          <Row icon="globe" title={site.language()} end={localeInfo(locale).name} to={PATHS.language} />
          <Row icon="eyeOff" title={t.privacy()} to={PATHS.privacy} />
        </List>
      </Section>
    </>
  )
}

/** The display name, with a button to change it. */
function ProfileHead({ user }: { user: UserInfo }) {
  const t = useMessages('user')
  const me = useMessages('me')
  const date = useDateFormat()
  const [isEditing, setEditing] = useState(false)
  return (
    <section className={styles.head} aria-label={t.nameTitle()}>
      <Avatar name={user.nickName} />
      <div className={styles.words}>
        <p className={styles.name}>
          <bdi>{user.nickName}</bdi>
        </p>
        <p className={styles.note}>{me.memberSince({ date: date(user.createdAt, 'day') })}</p>
      </div>
      <IconButton icon="settings" label={t.editName()} onPress={() => setEditing(true)} />
      {isEditing && <NameSheet user={user} onClose={() => setEditing(false)} />}
    </section>
  )
}

function ProfileSkeleton() {
  return (
    <>
      <div className={styles.head} aria-hidden>
        <Skeleton width={56} height={56} round />
        <div className={styles.words}>
          <Skeleton width={120} height={18} />
          <Skeleton width={170} height={14} />
        </div>
      </div>
      <SkeletonRows count={6} />
    </>
  )
}
