import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import type { BankCard } from '#models'
import BankCardsScreen from '#src/features/binding/bank-cards-screen.tsx'
import BindBankCardScreen from '#src/features/binding/bind-bank-card-screen.tsx'
import { answering, errorOf, useNetwork, visit, type Visit } from '../support/visit.tsx'

const list = '/pages/bankCard/bankCard-list'
const binding = '/pages/bankCard/bindBankCard'
const screens = { [list]: BankCardsScreen, [binding]: BindBankCardScreen }
const page = (...rows: object[]) => ({ code: 200, msg: 'ok', rows, total: rows.length })
const property = (propertyKey: string, propertyName: string, isRequired: 0 | 1, sort: number) => ({
  id: sort,
  configType: 0,
  propertyKey,
  propertyName,
  isRequired,
  sort,
})
const configuredFields = answering(
  'get',
  '/api/bankPropertyConfig/list',
  page(
    property('cardNumber', 'Card number', 1, 2),
    property('bankName', 'Bank', 1, 1),
    property('swift', 'SWIFT code', 0, 3),
  ),
)
const card: BankCard = {
  id: '7321480000000101',
  cardNumber: '4111111111111111',
  properties: [
    { propertyKey: 'bankName', propertyName: 'Bank', value: 'Harbour Bank' },
    { propertyKey: 'cardNumber', propertyName: 'Card number', value: '4111111111111111' },
  ],
  createdAt: 1795199400000,
}
const cards = (...rows: BankCard[]) => answering('get', '/api/bankCard/list', page(...rows))
const open = (path: string, handlers: Visit['handlers'] = []) =>
  visit(path, screens, { handlers: [...handlers, configuredFields, cards()] })
const submit = () => screen.getByRole('button', { name: 'Add bank card' })

useNetwork()

it('bank card list masks a card between its first and last four digits until the switch is on [R9.3]', async () => {
  const { user } = await open(list, [cards(card)])
  expect(await screen.findByText('4111****1111')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Show full card numbers' }))
  expect(screen.getByText('4111111111111111')).toBeTruthy()
})

it('bank card is unbound only after confirmation, and a failure shows its reason', async () => {
  const { user } = await open(list, [
    cards(card),
    answering('post', '/api/bankCard/unbind', { code: 460, msg: 'hint_card_unknown' }),
  ])
  await user.click(await screen.findByRole('button', { name: /Harbour Bank/ }))
  await user.click(screen.getByRole('button', { name: 'Remove' }))
  await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Remove' }))
  expect((await screen.findByRole('alert')).textContent).toBe('Card not found')
})

it('bank card form shows the site’s fields in order and requires the required ones [R3.2, R9.8]', async () => {
  const { user, container } = await open(binding)
  await screen.findByLabelText('Bank')
  const names = [...container.querySelectorAll('input')].map(input => input.name)
  expect(names).toEqual(['bankName', 'cardNumber', 'swift'])
  await user.click(submit())
  expect(errorOf(screen.getByLabelText('Bank'))).toBe('This field is required')
  expect(errorOf(screen.getByLabelText('Card number'))).toBe('This field is required')
  expect(errorOf(screen.getByLabelText(/SWIFT code/))).toBeUndefined()
})

it.each([
  ['Card number', '4111111111111112', /^The check digits do not match/],
  ['Card number', '4111', /^Enter 12 to 19 digits/],
  ['SWIFT code', 'HARB', /^A SWIFT code has 8 or 11/],
])('bank card form shows an error at %s for %j', async (label, typed, words) => {
  const { user } = await open(binding)
  const field = await screen.findByLabelText(new RegExp(label))
  await user.type(field, typed)
  await user.click(submit())
  expect(errorOf(field)).toMatch(words)
})

it('bank card form sends its values as one JSON text without empty ones', async () => {
  const sent: Record<string, string>[] = []
  const { user } = await open(binding, [
    answering('post', '/api/bankCard/bind', fields => {
      sent.push(fields)
      return { code: 200, msg: 'ok', data: card }
    }),
  ])
  await user.type(await screen.findByLabelText('Bank'), 'Harbour Bank')
  await user.type(screen.getByLabelText('Card number'), '4111 1111 1111 1111')
  await user.click(submit())
  expect(await screen.findByText('Card added')).toBeTruthy()
  expect(sent.map(fields => JSON.parse(fields.properties ?? ''))).toEqual([
    { bankName: 'Harbour Bank', cardNumber: '4111 1111 1111 1111' },
  ])
})
