import { useState } from 'react'
import { rowsOf } from '#src/api/envelope.ts'
import type { Note } from '#models'
import { useListNotes } from '#src/api/generated/note/note.ts'
import { useMessages } from '#src/i18n/use-messages.ts'
import { PATHS } from '#src/lib/paths.ts'
import { Button } from '#src/ui/button.tsx'
import { QueryFallback } from '#src/ui/feedback/query-fallback.tsx'
import { EmptyState, EndOfList } from '#src/ui/feedback/states.tsx'
import { List, Row } from '#src/ui/list.tsx'
import { useNavigation } from '#src/ui/navigation.ts'
import { Screen } from '#src/ui/screen.tsx'
import { Sheet } from '#src/ui/sheet.tsx'
import NotePart from '#src/widgets/notes/note-part.tsx'
import { useOpenProduct } from '#src/widgets/quotes/use-open-product.ts'
import { TimeAgo } from '#src/widgets/format/time-ago.tsx'
import styles from './notes-screen.module.css'

/** The route /pages/note/notes: all notes of the account, last changed first. */
export default function NotesScreen() {
  const t = useMessages('note')
  const { data, isError, refetch } = useListNotes()
  const { switchTab } = useNavigation()
  const [opened, setOpened] = useState<Note>()
  const notes = rowsOf(data)
  return (
    <Screen title={t.all()}>
      {!notes && <QueryFallback isFailed={isError} onRetry={refetch} rows={3} />}
      {notes?.length === 0 && (
        <EmptyState
          icon="note"
          title={t.none()}
          text={t.noneText()}
          action={<Button onPress={() => switchTab(PATHS.market)}>{t.browse()}</Button>}
        />
      )}
      {notes && notes.length > 0 && (
        <>
          <List label={t.all()}>
            {notes.map(note => (
              <NoteRow key={`${note.kind} ${note.refId}`} note={note} onPress={() => setOpened(note)} />
            ))}
          </List>
          <EndOfList />
        </>
      )}
      {opened && <NoteSheet note={opened} onClose={() => setOpened(undefined)} />}
    </Screen>
  )
}

function useKindName(): (kind: Note['kind']) => string | undefined {
  const t = useMessages('note')
  const names: Readonly<Record<Note['kind'], string | undefined>> = {
    product: undefined,
    spotOrder: t.spotOrder(),
    position: t.position(),
  }
  return kind => names[kind]
}

function NoteRow({ note, onPress }: { note: Note; onPress: () => void }) {
  const kindName = useKindName()(note.kind)
  return (
    <Row
      title={
        <>
          <bdi>{note.productCode}</bdi>
          {kindName && ` · ${kindName}`}
        </>
      }
      subtitle={
        <span dir="auto" className={styles.text}>
          {note.text}
        </span>
      }
      endNote={<TimeAgo time={note.updatedAt} />}
      onPress={onPress}
    />
  )
}

/** Shows a note, to be changed or deleted, with the way to what it is about. */
function NoteSheet({ note, onClose }: { note: Note; onClose: () => void }) {
  const t = useMessages('note')
  const kindName = useKindName()(note.kind)
  const { navigate } = useNavigation()
  const openProduct = useOpenProduct()
  const { kind, refId, productCode } = note
  const title = kindName ? `${productCode} · ${kindName}` : productCode
  const open = () => (kind === 'position' ? navigate(PATHS.contractPositions) : openProduct(note))
  return (
    <Sheet
      open
      onClose={onClose}
      title={title}
      footer={
        <Button kind="quiet" block onPress={open}>
          {t.open({ product: kind === 'position' ? title : productCode })}
        </Button>
      }
    >
      <NotePart kind={kind} refId={refId} />
    </Sheet>
  )
}
