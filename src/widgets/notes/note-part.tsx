import { useState } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import type { Note } from '#models'
import { useListNotes } from '#src/api/generated/note/note.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { Button } from '#src/ui/button.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { Section } from '#src/ui/screen.tsx'
import { NoteForm } from './note-form.tsx'
import styles from './notes.module.css'

/** What a note is about. */
export type NoteSubject = Pick<Note, 'kind' | 'refId'>

/** The private note of the account holder on a product, an order or a position: shown, written, changed and deleted where it belongs. */
export default function NotePart({ kind, refId }: NoteSubject) {
  const t = useMessages('note')
  const { data, isError, refetch } = useListNotes({ query: { meta: { quiet: true } } })
  const notes = rowsOf(data)
  const note = notes?.find(each => each.kind === kind && each.refId === refId)
  return (
    <Section title={t.title()}>
      {notes ? (
        <div className={styles.part}>
          <Content key={`${kind} ${refId}`} kind={kind} refId={refId} text={note?.text ?? ''} />
        </div>
      ) : (
        <QueryFallback isFailed={isError} onRetry={refetch} rows={1} />
      )}
    </Section>
  )
}

function Content({ text, ...subject }: NoteSubject & { text: string }) {
  const t = useMessages('note')
  const [isEditing, setEditing] = useState(false)
  if (isEditing) return <NoteForm {...subject} text={text} onDone={() => setEditing(false)} />
  return (
    <>
      {text !== '' && (
        <p dir="auto" className={styles.text}>
          {text}
        </p>
      )}
      <Button kind="quiet" size="small" onPress={() => setEditing(true)}>
        {text === '' ? t.add() : t.change()}
      </Button>
    </>
  )
}
