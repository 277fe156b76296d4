import { useMessages } from '#src/i18n/use-messages.ts'
import { Avatar } from '#src/ui/avatar.tsx'
import { Button } from '#src/ui/button.tsx'
import { Icon, type IconName } from '#src/ui/icon.tsx'
import { iconPaths } from '#src/ui/icon-paths.ts'
import { List, Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { SkeletonRows } from '#src/ui/feedback/skeleton.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'

export function StatesSample() {
  const t = useMessages('me')
  const market = useMessages('market')
  return (
    <Screen title={t.title()}>
      <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, 48px)', gap: 4 }}>
        {Object.keys(iconPaths).map(name => (
          <span key={name} title={name} style={{ padding: 12 }}>
            <Icon name={name as IconName} />
          </span>
        ))}
      </div>
      <div style={{ display: 'flex', gap: 8 }}>
        <Avatar name="demo" />
        <Avatar />
      </div>
      <List>
        <Row icon="me" title={t.profile()} to="/" />
        <Row icon="lock" title={t.security()} subtitle={t.about()} to="/" />
        <Row icon="message" title={t.messages()} end="3" to="/" />
      </List>
      <Section title={t.help()}>
        <SkeletonRows count={3} />
      </Section>
      <EmptyState
        icon="star"
        title={market.emptyWatchlist()}
        action={
          <Button kind="quiet" icon="plus" onPress={() => {}}>
            {market.notInWatchlist({ name: 'Apple' })}
          </Button>
        }
      />
      <QueryFallback isFailed onRetry={() => {}} />
      <div style={{ display: 'grid', gap: 8 }}>
        <Notice title={t.about()}>{t.help()}</Notice>
        <Notice tone="danger" title={t.about()}>
          {t.help()}
        </Notice>
        <Notice tone="ok">{t.help()}</Notice>
      </div>
    </Screen>
  )
}
