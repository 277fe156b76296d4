import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import QuestionsScreen from '#src/features/help/questions-screen.tsx'
import RichText from '#src/features/site/rich-text-screen.tsx'
import { answering, unreachable, useNetwork, visit, type Visit } from '../support/visit.tsx'

useNetwork()

const path = '/pages/QA/QA'
const text = '/pages/richText'
const screens = { [path]: QuestionsScreen, [text]: RichText }
const questions = {
  code: 200,
  msg: 'ok',
  rows: [
    { id: 1, category: 'account', question: 'Is this real money?', answer: '<p><b>No.</b> It is play.</p>' },
    { id: 2, category: 'trading', question: 'What does an order cost?', answer: '<p>A café fee.</p>' },
    {
      id: 3,
      category: 'trading',
      question: 'Why refused?',
      answer: '<p onclick="alert(1)">A reason.</p>',
    },
  ],
  total: 3,
}
const open = (route: string, handlers: Visit['handlers'] = []) =>
  visit(route, screens, { isMember: false, handlers })
const all = answering('get', '/api/question/list', questions)
const shown = () => Array.from(document.querySelectorAll('summary'), summary => summary.textContent)

it('questions are found by any word of question or answer, ignoring case and accents [R1.4]', async () => {
  await open(path, [all])
  await screen.findByText('Is this real money?')
  const field = screen.getByRole('searchbox', { name: 'Search questions' })
  await userEvent.type(field, 'CAFE')
  expect(shown()).toEqual(['What does an order cost?'])
  await userEvent.clear(field)
  await userEvent.type(field, 'nothing of the kind')
  expect(screen.getByText('Nothing found')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search' }))
  expect(shown()).toHaveLength(3)
})

it('questions are filtered by category', async () => {
  await open(path, [all])
  await screen.findByText('Is this real money?')
  await userEvent.click(screen.getByRole('button', { name: 'Trading' }))
  expect(shown()).toEqual(['What does an order cost?', 'Why refused?'])
  await userEvent.click(screen.getByRole('button', { name: 'All' }))
  expect(shown()).toHaveLength(3)
})

it('answers open in place, without executing any HTML', async () => {
  await open(path, [all])
  const summary = await screen.findByText('Why refused?')
  const details = summary.closest('details')!
  details.open = true
  fireEvent(details, new Event('toggle'))
  const answer = await screen.findByText('A reason.')
  expect(answer.getAttribute('onclick')).toBeNull()
})

it('questions have an empty state and an error state', async () => {
  await open(path, [answering('get', '/api/question/list', { ...questions, rows: [], total: 0 })])
  expect(await screen.findByText('No questions yet')).toBeTruthy()
  await open(path, [unreachable('get', '/api/question/list')])
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})

it('document shows its title and its date', async () => {
  const data = {
    name: 'risk',
    title: 'What you can lose',
    content: '<ul><li>All of it.</li></ul>',
    updatedAt: 1795199400000,
  }
  await open(`${text}?name=risk`, [answering('get', '/api/richText/detail', { code: 200, msg: 'ok', data })])
  expect(await screen.findByText('All of it.')).toBeTruthy()
  expect(screen.getByRole('heading', { level: 1, name: 'What you can lose' })).toBeTruthy()
  expect(screen.getByText(/Last updated/)).toBeTruthy()
})

it('unknown document shows a not-found state', async () => {
  for (const query of ['?name=other', '', '?name=']) {
    await open(text + query)
    await waitFor(() => expect(screen.getAllByText('This page is not available').length).toBeGreaterThan(0))
  }
})
