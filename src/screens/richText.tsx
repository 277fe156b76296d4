import { useSearchParams } from 'react-router-dom'
import { dataOf } from '../api/envelope.ts'
import { ApiError } from '../api/errors.ts'
import { useGetRichText } from '../api/generated/help/help.ts'
import { useMessages } from '../i18n/use-messages.ts'
import { PATHS } from '../lib/paths.ts'
import { ButtonLink } from '../ui/button.tsx'
import { Screen } from '../ui/screen.tsx'
import { SkeletonRows } from '../ui/skeleton.tsx'
import { EmptyState, ErrorState } from '../ui/states.tsx'
import { useDates } from '../widgets/dates.ts'
import { RichText } from '../widgets/rich-text/rich-text.tsx'
import { textNames } from '../widgets/rich-text/text-names.ts'
import styles from './richText.module.css'

/** The route /pages/richText?name=…: a text that the operator has written. */
export default function RichTextScreen() {
  const t = useMessages('help')
  const dates = useDates()
  const [params] = useSearchParams()
  const name = textNames.find(one => one === params.get('name'))
  const { data, error, refetch } = useGetRichText(
    { name: name ?? 'about' },
    { query: { enabled: name !== undefined, meta: { quiet: true } }, request: { catch: true } },
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
      ) : error ? (
        <ErrorState onRetry={refetch} />
      ) : (
        <SkeletonRows count={4} />
      )}
    </Screen>
  )
}
