import { useEffect } from 'react'
import { useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useGetMessage } from '#src/api/generated/message/message.ts'
import type { AccountMessage } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Notice } from '#src/ui/feedback/notice.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { useMessageContent } from './use-message-content.ts'
import styles from './message.module.css'
import { useMarkRead } from './use-inbox.ts'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The route /pages/msg/msg-detail: one message; opening it marks it as read. */
export default function MessageScreen() {
  const t = useMessages('message')
  const id = useSearchParams()[0].get('id') ?? ''
  const isId = /^[1-9]\d{0,18}$/.test(id)
  const { data, error, refetch } = useGetMessage(
    { id },
    { query: { enabled: isId, meta: { catch: true, quiet: true } } },
  )
  const message = dataOf(data)
  useMarkReadOnce(message)
  const isNotFound = !isId || error instanceof ApiError
  return (
    <Screen title={t.title()}>
      {message ? (
        <Message message={message} />
      ) : isNotFound ? (
        <EmptyState
          icon="search"
          title={t.gone()}
          text=""
          action={
            <ButtonLink kind="quiet" to={PATHS.messages}>
              {t.title()}
            </ButtonLink>
          }
        />
      ) : (
        <QueryFallback isFailed={Boolean(error)} onRetry={refetch} rows={2} />
      )}
    </Screen>
  )
}

/** Marks the message as read. On failure it stays unread until it is opened again; no error is shown. */
function useMarkReadOnce(message: AccountMessage | undefined): void {
  const read = useMarkRead()
  const unread = message?.readAt === null ? message.id : undefined
  useEffect(() => {
    if (unread) read(unread).catch(() => undefined)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once for each message; the function changes with each render.
  }, [unread])
}

function Message({ message }: { message: AccountMessage }) {
  const t = useMessages('message')
  const dates = useDateFormat()
  const { title, text, to, isSecurity } = useMessageContent()(message)
  return (
    <Section title={title}>
      <div className={styles.message}>
        <p className={styles.time}>{dates(message.createdAt, 'moment')}</p>
        <p className={styles.text}>{text}</p>
        {isSecurity && <Notice tone="risk">{t.notYou()}</Notice>}
        <ButtonLink kind="quiet" to={to}>
          {isSecurity ? t.security() : t.open()}
        </ButtonLink>
      </div>
    </Section>
  )
}
