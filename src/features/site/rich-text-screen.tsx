import { useSearchParams } from 'react-router-dom'
import { dataOf } from '#src/api/envelope.ts'
import { ApiError } from '#src/api/errors.ts'
import { useGetRichText } from '#src/api/generated/help/help.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { ButtonLink } from '#src/ui/button.tsx'
import { Screen } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { useDateFormat } from '#src/widgets/format/use-date-format.ts'
import { RichText } from '#src/widgets/rich-text/rich-text.tsx'
import { textNames } from '#src/widgets/rich-text/text-names.ts'
import styles from './rich-text.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'

/** The route /pages/richText?name=…: a document of the operator. */
export default function RichTextScreen() {
  const t = useMessages('help')
  const dates = useDateFormat()
  const [params] = useSearchParams()
  const name = textNames.find(one => one === params.get('name'))
  const { data, error, refetch } = useGetRichText(
    { name: name ?? 'about' },
    { query: { enabled: name !== undefined, meta: { catch: true, quiet: true } } },
  )
  const text = dataOf(data)
  const isMissing = !name || error instanceof ApiError
  return (
    <Screen title={text?.title ?? (name ? t[name]() : t.texts())}>
      {text ? (
        <article>
          <RichText html={text.content} />
          <p className={styles.updated}>{t.updated({ date: dates(text.updatedAt, 'day') })}</p>
        </article>
      ) : isMissing ? (
        <EmptyState
          title={t.noText()}
          text=""
          action={<ButtonLink to={PATHS.questions}>{t.questions()}</ButtonLink>}
        />
      ) : (
        <QueryFallback isFailed={Boolean(error)} onRetry={refetch} rows={4} />
      )}
    </Screen>
  )
}
