import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { List, Row } from '#src/ui/list.tsx'

/** Links to invitations, team and awards; tasks and activities are open to guests (R1.4). */
export function RewardLinks({ isSignedIn }: { isSignedIn: boolean }) {
  const t = useMessages('me')
  return (
    <List label={t.rewards()}>
      {isSignedIn && (
        <>
          <Row icon="plus" title={t.invite()} to={PATHS.invite} />
          <Row icon="me" title={t.team()} to={PATHS.team} />
          <Row icon="receipt" title={t.awards()} to={PATHS.referralRewards} />
        </>
      )}
      <Row icon="gift" title={t.welfare()} to={PATHS.welfare} />
      <Row icon="flag" title={t.activities()} to={PATHS.activities} />
    </List>
  )
}
