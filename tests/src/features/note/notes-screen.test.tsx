import { screen, within } from '@testing-library/react'
import { http, HttpResponse, type RequestHandler } from 'msw'
import { expect, it } from 'vitest'
import type { Note } from '#models'
import NotesScreen from '#src/features/note/notes-screen.tsx'
import { useSelectedProduct } from '#src/stores/trading/selected-product.ts'
import { answering, useNetwork, visit } from '../support/visit.tsx'

useNetwork()

const route = '/pages/note/notes'
const onProduct: Note = {
  kind: 'product',
  refId: '201',
  productType: 2,
  productCode: 'BTC',
  text: 'Look again after the halving',
  updatedAt: Date.now() - 3_600_000,
}
const notes: Note[] = [
  { ...onProduct, kind: 'position', refId: '9', text: 'a hedge', updatedAt: Date.now() - 7_200_000 },
  {
    ...onProduct,
    kind: 'spotOrder',
    refId: '8',
    productType: 1,
    productCode: 'AAPL',
    text: 'on the results',
  },
  onProduct,
]

const Trade = () => <p>Trade</p>
const Positions = () => <p>Positions</p>
const Market = () => <p>Market</p>
const screens = {
  [route]: NotesScreen,
  '/pages/quoteDetail/quoteDetail': Trade,
  '/pages/position/contractPosition': Positions,
  '/pages/tabs/quotes/quotes': Market,
}
const page = (rows: Note[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })
const list = (rows: Note[]) => answering('get', '/api/note/list', page(rows))
const open = (...handlers: RequestHandler[]) => visit(route, screens, { handlers })

it('all notes are listed with what they are about and when they were changed', async () => {
  await open(list(notes))
  const rows = await screen.findAllByRole('listitem')
  expect(rows.map(row => row.textContent)).toEqual([
    'BTC · Contract positiona hedge2h ago',
    'AAPL · Spot orderon the results1h ago',
    'BTCLook again after the halving1h ago',
  ])
  expect(screen.getByText('End of list')).toBeTruthy()
})

it('a note of the list is changed in a sheet, and leads to its product', async () => {
  const saved: object[] = []
  const save = answering('post', '/api/note/save', fields => {
    saved.push(fields)
    return { code: 200, msg: 'hint_note_saved' }
  })
  const { user } = await open(list(notes), save)
  await user.click(await screen.findByRole('button', { name: /AAPL/ }))
  const sheet = within(await screen.findByRole('dialog', { name: 'AAPL · Spot order' }))
  await user.click(await sheet.findByRole('button', { name: 'Edit note' }))
  await user.type(sheet.getByLabelText('Your note'), '!')
  await user.click(sheet.getByRole('button', { name: 'Save' }))
  await user.click(await sheet.findByRole('button', { name: 'Open AAPL' }))
  expect(await screen.findByText('Trade')).toBeTruthy()
  expect(useSelectedProduct.getState().selected).toMatchObject({ productType: 1, productCode: 'AAPL' })
  expect(saved).toEqual([{ kind: 'spotOrder', refId: '8', text: 'on the results!' }])
})

it('a note on a position leads to the positions', async () => {
  const { user } = await open(list(notes))
  await user.click(await screen.findByRole('button', { name: /Contract position/ }))
  await user.click(await screen.findByRole('button', { name: 'Open BTC · Contract position' }))
  expect(await screen.findByText('Positions')).toBeTruthy()
})

it('without notes it says where to write one', async () => {
  const { user } = await open(list([]))
  expect(await screen.findByText(/Only you can see it/)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Browse products' }))
  expect(await screen.findByText('Market')).toBeTruthy()
})

it('a list that fails is asked for again', async () => {
  let isDown = true
  const answer = () => (isDown ? HttpResponse.error() : HttpResponse.json(page(notes)))
  const { user } = await open(http.get('*/api/note/list', answer))
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isDown = false
  await user.click(retry)
  expect(await screen.findAllByRole('listitem')).toHaveLength(3)
})
