import { expect } from 'vitest'
import { listNotes, saveNote } from '#server/features/note/notes.ts'
import {
  PASSWORD,
  contractOrderFields,
  itWithBackEnd,
  spotOrderFields,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'
import { itWithStore } from '#tests/support/databases/databases.ts'

const userId = 1n
const kind = 'product'

itWithStore('a note is written, changed and deleted, last changed first', async (store, clock) => {
  for (const refId of [1n, 2n, 1n]) {
    clock.advance(1)
    expect(await store.execute(saveNote, { userId, kind, refId, text: ` on ${refId}\n` })).toBe(true)
  }
  expect(await listNotes(store, userId)).toEqual([
    { kind, refId: '1', productType: 1, productCode: 'AAPL', text: 'on 1', updatedAt: clock.now() },
    { kind, refId: '2', productType: 1, productCode: 'MSFT', text: 'on 2', updatedAt: clock.now() - 1 },
  ])
  expect(await listNotes(store, 2n)).toEqual([])
  for (let time = 0; time < 2; time++)
    expect(await store.execute(saveNote, { userId, kind, refId: 1n, text: ' \n ' })).toBe(false)
  expect(await listNotes(store, userId)).toMatchObject([{ refId: '2' }])
})

itWithStore('an account has 200 notes at most, also when two devices write one at once', async store => {
  const write = (refId: number, text = 'x') =>
    store.execute(saveNote, { userId, kind, refId: BigInt(refId), text })
  for (let refId = 1; refId < 200; refId++) await write(refId)
  const both = await Promise.allSettled([write(200), write(201)])
  expect(both.find(({ status }) => status === 'rejected')).toMatchObject({
    reason: { code: 'note_limit', params: { limit: '200' } },
  })
  expect(await listNotes(store, userId)).toHaveLength(200)
  expect(await write(1, 'changed')).toBe(true)
})

const save = (member: Person, body: Fields) => member.call('saveNote', { body })

itWithBackEnd('notes are written on own orders and positions only', async ({ signUp }) => {
  const [ana, ben] = [await signUp({ money: '5000' }), await signUp()]
  const order = (await ana.get('placeSpotOrder', { body: await spotOrderFields(ana) })).data
  const opened = (await ana.get('placeContractOrder', { body: await contractOrderFields(ana) })).data
  const { rows: positions } = await ana.get('listContractPositions', { query: { pageNum: 1, pageSize: 20 } })
  expect(opened.status).toBe('filled')
  const onOrder = { kind: 'spotOrder', refId: order.id, text: 'bought on the results' }
  const onPosition = { kind: 'position', refId: positions[0]!.id, text: 'a hedge' }
  expect(await save(ana, onOrder)).toEqual({ code: 200, msg: 'hint_note_saved' })
  expect(await save(ana, onPosition)).toEqual({ code: 200, msg: 'hint_note_saved' })
  expect(await save(ben, onOrder)).toEqual({ code: 460, msg: 'hint_order_unknown' })
  expect(await save(ben, onPosition)).toEqual({ code: 460, msg: 'hint_position_unknown' })
  expect(await save(ben, { ...onOrder, text: '' })).toEqual({ code: 200, msg: 'hint_note_deleted' })
  expect(await save(ben, { ...onOrder, kind: 'product' })).toMatchObject({ msg: 'hint_product_unknown' })
  expect((await ben.get('listNotes')).rows).toEqual([])
  expect((await ana.get('listNotes')).rows).toMatchObject([
    { ...onPosition, productType: 2, productCode: 'BTC' },
    { ...onOrder, productType: 1, productCode: 'AAPL' },
  ])
})

itWithBackEnd('a note has any script and line breaks, up to 500 characters', async ({ signUp, guest }) => {
  const member = await signUp()
  const note = { kind, refId: '1' }
  const texts = ['ملاحظة\nنص', '👨‍👩‍👧', '<script>', 'ß'.repeat(500), '{limit}', "'; DROP TABLE notes"]
  for (const text of texts) {
    expect(await save(member, { ...note, text })).toMatchObject({ code: 200 })
    expect((await member.get('listNotes')).rows).toMatchObject([{ text }])
  }
  for (const text of ['x'.repeat(501), 'a\u0000b', 'a\u001Bb'])
    expect(await save(member, { ...note, text })).toMatchObject({ code: 422, params: { field: 'text' } })
  expect(await save(guest, { ...note, text: 'x' })).toMatchObject({ code: 401 })
})

itWithBackEnd('notes and groups are part of the export, and are removed with the account', async backEnd => {
  const member = await backEnd.signUp()
  await save(member, { kind, refId: '1', text: 'Look again' })
  await member.get('saveWatchlistGroup', { body: { name: 'Technology', productIds: '1' } })
  const parts = (await member.get('listExportParts')).rows
  expect(parts).toContainEqual({ part: 'notes', rows: 1 })
  const { rows } = await member.get('exportPart', { query: { part: 'notes', pageNum: 1, pageSize: 20 } })
  expect(rows).toMatchObject([{ kind, ref_id: '1', content: 'Look again' }])
  await member.get('closeAccount', { body: { password: PASSWORD, confirmation: 'close' } })
  const left = 'SELECT user_id FROM notes UNION ALL SELECT user_id FROM watchlist_groups'
  expect(await backEnd.services.store.query(left)).toEqual([])
})
