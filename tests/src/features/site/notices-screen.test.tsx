import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import NoticesScreen from '#src/features/site/notices-screen.tsx'
import { answering, unreachable, useNetwork, visit } from '../support/visit.tsx'

useNetwork()

const path = '/pages/notifyList/notifyList'
const open = (answer: object | undefined) =>
  visit(
    path,
    { [path]: NoticesScreen },
    {
      isMember: false,
      handlers: [
        answer ? answering('get', '/api/notice/list', answer) : unreachable('get', '/api/notice/list'),
      ],
    },
  )

it('notices screen shows a guest every notice to the end [R1.4]', async () => {
  const rows = [1, 2, 3].map(id => ({ id, title: `Notice ${id}`, content: `Text ${id}`, time: Date.now() }))
  await open({ code: 200, msg: 'ok', rows, total: 3 })
  for (const { title } of rows) expect(await screen.findByText(title)).toBeTruthy()
  expect(screen.getByText('Text 2')).toBeTruthy()
})

it('notices screen has an empty state and an error state', async () => {
  await open({ code: 200, msg: 'ok', rows: [], total: 0 })
  expect(await screen.findByText('No notices')).toBeTruthy()
  await open(undefined)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
