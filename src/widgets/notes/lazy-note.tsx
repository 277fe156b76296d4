import { LazyPart } from '../lists/lazy-part.tsx'
import type { NoteSubject } from './note-part.tsx'

const loadNotePart = () => import('./note-part.tsx')

/** The note of the signed-in account on a product, an order or a position. */
export function LazyNote({ kind, refId }: NoteSubject) {
  return <LazyPart name="note" load={loadNotePart} props={{ kind, refId }} fallback={null} />
}
