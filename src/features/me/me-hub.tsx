import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { IconMark } from '#src/ui/mark.tsx'
import { Appearance } from '#src/widgets/settings/display-settings.tsx'
import { AccountHead } from './account-head.tsx'
import { GuestHead } from './guest-head.tsx'
import { InviteCode } from './invite-code.tsx'
import styles from './me-hub.module.css'
import { SignOutButton } from './sign-out.tsx'
import type { MeGroup, useMeGroups } from './use-me-groups.ts'
import type { MeLink } from './use-me-links.ts'

type MePage = NonNullable<ReturnType<typeof useMeGroups>>

/** The account page in short: who it is, five groups, the appearance, the invitation, and sign-out. */
export function MeHub({ page }: { page: MePage | undefined }) {
  const isSignedIn = useIsSignedIn()
  return (
    <div className={styles.hub}>
      {isSignedIn ? <AccountHead to={page?.profile?.to} /> : <GuestHead />}
      {page ? <Groups page={page} /> : <SkeletonRows count={5} />}
      {isSignedIn && <SignOutButton />}
    </div>
  )
}

function Groups({ page: { groups, security, hasDisplay } }: { page: MePage }) {
  const t = useMessages('me')
  const isSignedIn = useIsSignedIn()
  const rewards = groups.find(({ name }) => name === 'rewards')
  const rowOf = (group: MeGroup) => <GroupRow key={group.name} group={group} />
  const isBefore = ({ name }: MeGroup) => name === 'money' || name === 'trading'
  const isAfter = ({ name }: MeGroup) => name === 'display' || name === 'help'
  return (
    <>
      <List label={t.title()}>
        {groups.filter(isBefore).map(rowOf)}
        {security && <SecurityRow link={security} />}
        {groups.filter(isAfter).map(rowOf)}
      </List>
      {hasDisplay && (
        <div className={styles.card}>
          <Appearance />
        </div>
      )}
      {rewards && (
        <div className={styles.card}>
          <List>
            <GroupRow group={rewards} />
          </List>
          {isSignedIn && <InviteCode />}
        </div>
      )}
    </>
  )
}

/** A group with the first things that are in it. */
function GroupRow({ group: { name, icon, title, sections } }: { group: MeGroup }) {
  const inside = sections.flatMap(section =>
    section.module === 'display' ? [section.title] : section.links.map(({ link }) => link.title),
  )
  return (
    <Row
      start={<IconMark icon={icon} />}
      title={title}
      subtitle={inside.slice(0, 3).join(' · ')}
      to={pathTo(PATHS.me, { group: name })}
    />
  )
}

function SecurityRow({ link: { title, subtitle, to } }: { link: MeLink }) {
  const t = useMessages('security')
  const inside = [t.passkeys(), t.twoStep(), t.tabLock()].join(' · ')
  return <Row start={<IconMark icon="lock" />} title={title} subtitle={subtitle ?? inside} to={to} />
}
