import { dataOf, isSuccessful } from '#src/api/envelope.ts'
import { useGetSiteInfo } from '#src/api/generated/site/site.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { useIsSignedIn } from '#src/stores/session/session.ts'
import { ButtonLink, Button } from '#src/ui/button.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { signInPath } from '#src/ui/navigation.ts'
import { useSite } from '#src/widgets/site/use-site.ts'
import { MessageList } from './message-list.tsx'
import styles from './service.module.css'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import {
  getCountServiceAnswersQueryKey,
  useListServiceMessagesInfinite,
  useReadServiceMessages,
} from '#src/api/generated/help/help.ts'
import { firstPage, usePages } from '#src/widgets/lists/use-pages.ts'
import { TextAreaField } from '#src/ui/forms/text-area-field.tsx'
import { FormError } from '#src/widgets/forms/form-error.tsx'
import { PhotoInput } from '#src/widgets/photo-input/photo-input.tsx'
import { maxMessageLength, useMessageForm } from './use-message-form.ts'

/** The form for a message to customer support. */
function MessageForm() {
  const t = useMessages('help')
  const { form, photos, submit } = useMessageForm()
  return (
    <form noValidate className={styles.form} onSubmit={submit}>
      <TextAreaField label={t.write()} maxLength={maxMessageLength} {...form.field('text')} />
      <PhotoInput label={t.addPicture()} name="pictureId" photos={photos} />
      <FormError error={form.error} noAnswerText={t.notSent()} />
      <Button type="submit" block busy={form.isSending} disabled={photos.isBusy}>
        {t.send()}
      </Button>
    </form>
  )
}

/** ms between polls for answers while the conversation is on screen. */
const pollInterval = 2500

/** The messages, newest first; marks answers as read when they are shown. */
function useConversation() {
  const client = useQueryClient()
  const messages = useListServiceMessagesInfinite(firstPage, { query: { refetchInterval: pollInterval } })
  const pages = usePages(messages, message => message.id)
  const { mutate: markRead } = useReadServiceMessages()
  const unreadId = pages.rows?.find(({ sender, readAt }) => sender === 'desk' && readAt === null)?.id
  useEffect(() => {
    if (unreadId === undefined) return
    // On failure it stays unread, and is marked with the next answer.
    markRead(undefined, {
      // The answer is the count, so that a badge on the next screen is right at once.
      onSuccess: answer => {
        if (isSuccessful(answer)) client.setQueryData(getCountServiceAnswersQueryKey(), answer)
      },
    })
  }, [client, markRead, unreadId])
  return pages
}

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
