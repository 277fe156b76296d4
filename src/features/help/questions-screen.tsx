import { useState } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import { useListQuestions } from '#src/api/generated/help/help.ts'
import type { Question } from '#models'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS, pathTo } from '#src/lib/paths.ts'
import { Button, ButtonLink } from '#src/ui/button.tsx'
import { Chip, ChipGroup } from '#src/ui/choices/choice.tsx'
import { TextField } from '#src/ui/forms/text-field.tsx'
import { Icon } from '#src/ui/icon.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { Screen, Section } from '#src/ui/screen.tsx'
import { EmptyState } from '#src/ui/feedback/states.tsx'
import { RichText } from '#src/widgets/rich-text/rich-text.tsx'
import { textNames } from '#src/widgets/rich-text/text-names.ts'
import styles from './questions.module.css'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { normaliseForSearch } from '#src/lib/names/name-search.ts'

const stripMarkup = (text: string) => text.replaceAll(/<[^>]*>/g, ' ')

/** The questions that contain every word of the query, in the question or in its answer. */
function searchQuestions(questions: readonly Question[], query: string): readonly Question[] {
  const terms = normaliseForSearch(query).split(' ')
  return questions.filter(({ question, answer }) => {
    const text = normaliseForSearch(stripMarkup(`${question} ${answer}`))
    return terms.every(word => text.includes(word))
  })
}

const categories = ['account', 'safety', 'money', 'trading', 'earning'] as const

/** The route /pages/QA/QA: searchable questions and answers, and links to the documents of the operator. */
export default function QuestionsScreen() {
  const t = useMessages('help')
  const { data, isError, refetch } = useListQuestions({ query: { meta: { quiet: true } } })
  const questions = rowsOf(data)
  return (
    <Screen title={t.questions()}>
      {questions ? (
        <Questions questions={questions} />
      ) : (
        <QueryFallback isFailed={isError} onRetry={refetch} />
      )}
      <Section title={t.texts()}>
        <List label={t.texts()}>
          {textNames.map(name => (
            <Row key={name} title={t[name]()} to={pathTo(PATHS.richText, { name })} />
          ))}
          <Row icon="message" title={t.service()} to={PATHS.service} />
        </List>
      </Section>
    </Screen>
  )
}

function Questions({ questions }: { questions: readonly Question[] }) {
  const t = useMessages('help')
  const [query, setQuery] = useState('')
  const [category, setCategory] = useState<Question['category']>()
  if (questions.length === 0)
    return <EmptyState title={t.none()} text={t.noneText()} action={<SupportLink />} />
  const found = searchQuestions(questions, query).filter(one => !category || one.category === category)
  const clear = () => {
    setQuery('')
    setCategory(undefined)
  }
  return (
    <>
      <TextField
        type="search"
        name="words"
        label={t.search()}
        value={query}
        onChange={setQuery}
        maxLength={64}
      />
      <div className={styles.categories}>
        <ChipGroup label={t.category()}>
          <Chip selected={!category} onPress={() => setCategory(undefined)}>
            {t.all()}
          </Chip>
          {categories.map(id => (
            <Chip key={id} selected={category === id} onPress={() => setCategory(id)}>
              {t[id]()}
            </Chip>
          ))}
        </ChipGroup>
      </div>
      <output className="visually-hidden">{t.found({ count: found.length })}</output>
      {found.map(one => (
        <QuestionItem key={one.id} question={one} />
      ))}
      {found.length === 0 && (
        <EmptyState
          title={t.noneFound()}
          text={t.noneFoundText()}
          action={
            <>
              <Button kind="quiet" onPress={clear}>
                {t.clearSearch()}
              </Button>
              <SupportLink />
            </>
          }
        />
      )}
    </>
  )
}

function SupportLink() {
  const t = useMessages('help')
  return <ButtonLink to={PATHS.service}>{t.service()}</ButtonLink>
}

/** A question; its answer is rendered when it is expanded. */
function QuestionItem({ question: { question, answer } }: { question: Question }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <details className={styles.question} onToggle={event => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>
        <span>{question}</span>
        <span className={styles.mark}>
          <Icon name="expand" size={18} />
        </span>
      </summary>
      {isOpen && <RichText html={answer} />}
    </details>
  )
}
