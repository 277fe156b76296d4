import { done, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { listNotes, saveNote } from './notes.ts'

export const noteHandlers = {
  listNotes: async ({ store }, { userId }) => page(await listNotes(store, userId)),

  saveNote: async ({ store }, { userId, body }) => {
    const isThere = await store.execute(saveNote, { ...body, userId, refId: BigInt(body.refId) })
    return done(isThere ? 'hint_note_saved' : 'hint_note_deleted')
  },
} satisfies Partial<Handlers>
