import { dataOf } from '#src/api/envelope.ts'
import { useGetSiteInfo } from '#src/api/generated/site/site.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { useSite } from '#src/widgets/site/use-site.ts'
import { MessageForm } from './message-form.tsx'
import { MessageList } from './message-list.tsx'
import styles from './service.module.css'
import { useConversation } from './use-conversation.ts'

/** The route /pages/service/service: contact options of customer support, and the conversation. */
export default function ServiceScreen() {
  const t = useMessages('help')
  const common = useMessages('common')
  const isSignedIn = useIsSignedIn()
  const { isSandbox } = useSite()
  const { data } = useGetSiteInfo({ query: { meta: { quiet: true } } })
  const email = dataOf(data)?.serviceEmail
  return (
    <Screen title={t.service()}>
      <List label={t.service()}>
        <Row title={t.questions()} to={PATHS.questions} />
        {email && (
          <Row
            title={t.byMail()}
            end={
              <a href={`mailto:${email}`} className={styles.mail}>
                <bdi>{email}</bdi>
              </a>
            }
          />
        )}
      </List>
      <Section title={t.conversation()}>
        <Notice tone="risk">{isSandbox ? t.sandboxDesk() : t.liveDesk()}</Notice>
        {isSignedIn ? (
          <Conversation />
        ) : (
          <div className={styles.form}>
            <p>{t.signInToWrite()}</p>
            <ButtonLink to={signInPath(PATHS.service)}>{common.signIn()}</ButtonLink>
          </div>
        )}
      </Section>
    </Screen>
  )
}

function Conversation() {
  const pages = useConversation()
  return (
    <>
      <MessageList pages={pages} />
      <MessageForm />
    </>
  )
}
