import { screen, waitFor } from '@testing-library/react'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import type { Note } from '#models'
import NotePart from '#src/widgets/notes/note-part.tsx'
import { toasts, useNetwork, visit } from '#tests/src/features/support/visit.tsx'

useNetwork()

const note: Note = {
  kind: 'product',
  refId: '1',
  productType: 1,
  productCode: 'AAPL',
  text: 'Look again',
  updatedAt: 1795199400000,
}

const Product = () => <NotePart kind="product" refId="1" />
const Order = () => <NotePart kind="spotOrder" refId="1" />

/** Notes as a back end keeps them; what is saved. */
function serveNotes(notes: Note[], refusal?: object) {
  const saved: Record<string, string>[] = []
  const handlers = [
    http.get('*/api/note/list', () =>
      HttpResponse.json({ code: 200, msg: 'ok', rows: notes, total: notes.length }),
    ),
    http.post('*/api/note/save', async ({ request }) => {
      const fields = Object.fromEntries(new URLSearchParams(await request.text()))
      saved.push(fields)
      if (refusal) return HttpResponse.json(refusal)
      const text = fields['text'] ?? ''
      notes.splice(0, notes.length, ...(text === '' ? [] : [{ ...note, text }]))
      return HttpResponse.json({ code: 200, msg: text === '' ? 'hint_note_deleted' : 'hint_note_saved' })
    }),
  ]
  return { saved, handlers }
}

const field = () => screen.getByLabelText<HTMLTextAreaElement>('Your note')

it('a note is written, shown, changed and deleted where it belongs', async () => {
  const { saved, handlers } = serveNotes([])
  const { user } = await visit('/', { '/': Product }, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Add a note' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Write something first')).toBeTruthy()
  await user.type(field(), ' First line{Enter}second ')
  await user.dblClick(screen.getByRole('button', { name: 'Save' }))
  expect((await screen.findByText(/First line/)).textContent).toBe('First line\nsecond')

  await user.click(screen.getByRole('button', { name: 'Edit note' }))
  expect(field().value).toBe('First line\nsecond')
  await user.clear(field())
  await user.type(field(), 'Other')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Other')).toBeTruthy()

  await user.click(screen.getByRole('button', { name: 'Edit note' }))
  await user.click(screen.getByRole('button', { name: 'Delete note' }))
  expect(await screen.findByRole('button', { name: 'Add a note' })).toBeTruthy()
  const own = { kind: 'product', refId: '1' }
  expect(saved).toEqual([
    { ...own, text: 'First line\nsecond' },
    { ...own, text: 'Other' },
    { ...own, text: '' },
  ])
  expect(toasts).toEqual([])
})

it('a note belongs to one thing: that of a product is not that of an order with the same id', async () => {
  const { handlers } = serveNotes([note])
  await visit('/', { '/': Order }, { handlers })
  expect(await screen.findByRole('button', { name: 'Add a note' })).toBeTruthy()
  expect(screen.queryByText('Look again')).toBeNull()
})

it('what is typed stays when saving fails, and cancelling keeps the saved note', async () => {
  const limit = { code: 460, msg: 'hint_note_limit', params: { limit: '200' } }
  const { handlers } = serveNotes([note], limit)
  const { user } = await visit('/', { '/': Product }, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Edit note' }))
  await user.type(field(), ' and again')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('You can have 200 notes. Delete one first')).toBeTruthy()
  expect(field().value).toBe('Look again and again')
  await user.click(screen.getByRole('button', { name: 'Cancel' }))
  expect(screen.getByText('Look again')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Edit note' }))
  expect(field().value).toBe('Look again')
})

it('a note that is too long or has control characters is not sent', async () => {
  const { saved, handlers } = serveNotes([])
  const { user } = await visit('/', { '/': Product }, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Add a note' }))
  await user.click(field())
  await user.paste('x'.repeat(501))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(screen.getByText('Shorten it to 500 characters')).toBeTruthy()
  await user.clear(field())
  await user.paste('a\u001Bb')
  expect(screen.getByText('It contains characters that cannot be saved')).toBeTruthy()
  expect(saved).toEqual([])
})

it('a note may have 500 characters of any script: one that takes two units of UTF-16 counts once', async () => {
  const { saved, handlers } = serveNotes([])
  const { user } = await visit('/', { '/': Product }, { handlers })
  await user.click(await screen.findByRole('button', { name: 'Add a note' }))
  await user.click(field())
  await user.paste('\u{1F4C8}'.repeat(500))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(saved).toHaveLength(1))
})

it('notes that cannot be loaded offer a retry', async () => {
  let isWell = false
  const { handlers } = serveNotes([note])
  const failing = http.get('*/api/note/list', () =>
    isWell ? undefined : HttpResponse.json({ code: 209, msg: 'not now' }),
  )
  const { user } = await visit('/', { '/': Product }, { handlers: [failing, ...handlers] })
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isWell = true
  await user.click(retry)
  expect(await screen.findByText('Look again')).toBeTruthy()
})
