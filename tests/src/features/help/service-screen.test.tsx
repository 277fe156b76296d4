import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import type { ServiceMessage } from '#models'
import ServiceScreen from '#src/features/help/service-screen.tsx'
import { unreachable, useNetwork, visit, type Visit } from '../support/visit.tsx'

useNetwork()

const path = '/pages/service/service'
const serviceMessage = (id: number, change: Partial<ServiceMessage> = {}): ServiceMessage => ({
  id: `73214800000004${id}`,
  sender: 'account',
  text: `Message ${id}`,
  pictureId: null,
  createdAt: 1795199400000 + id,
  readAt: null,
  ...change,
})

/** Customer support that has answered by the next poll. */
function supportHandlers(kept: ServiceMessage[] = []) {
  const sent: URLSearchParams[] = []
  let reads = 0
  const handlers = [
    http.get('*/api/service/list', () =>
      HttpResponse.json({ code: 200, msg: 'ok', rows: kept.toReversed(), total: kept.length }),
    ),
    http.post('*/api/service/read', () => {
      reads += 1
      kept = kept.map(one => (one.sender === 'desk' ? { ...one, readAt: one.readAt ?? Date.now() } : one))
      return HttpResponse.json({ code: 200, msg: 'ok', data: 0 })
    }),
    http.post('*/api/service/send', async ({ request }) => {
      const form = new URLSearchParams(await request.text())
      sent.push(form)
      const message = serviceMessage(20 + sent.length, { text: form.get('text') ?? '' })
      kept = [...kept, message, serviceMessage(30 + sent.length, { sender: 'desk', text: 'An answer' })]
      return HttpResponse.json({ code: 200, msg: 'ok', data: message })
    }),
  ]
  return { handlers, sent, reads: () => reads }
}

const open = (handlers: Visit['handlers'], isMember = true) =>
  visit(path, { [path]: ServiceScreen }, { isMember, handlers: handlers ?? [] })
const field = () => screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Your message' })

it('customer support tells a guest how to write and shows other contacts [R1.4]', async () => {
  await open([], false)
  expect(await screen.findByText(/Sign in to message us/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('route=')
  expect(screen.queryByRole('textbox')).toBeNull()
})

it('customer support sends a message once, clears the field and shows the answer', async () => {
  const { handlers, sent } = supportHandlers()
  await open(handlers)
  expect(await screen.findByText('No messages yet')).toBeTruthy()
  await userEvent.type(await field(), '  What are the fees?  ')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('An answer')).toBeTruthy()
  expect(sent).toHaveLength(1)
  expect(sent[0]?.get('text')).toBe('What are the fees?')
  expect(sent[0]?.get('idempotencyKey')).toMatch(/^[0-9a-f-]{36}$/)
  expect((await field()).value).toBe('')
  expect(screen.queryByText('Enter a message or add a picture'), 'an emptied field is no mistake').toBeNull()
})

it('customer support marks shown answers as read and shows which own messages were read', async () => {
  const { handlers, reads } = supportHandlers([
    serviceMessage(1, { readAt: 1795199401000 }),
    serviceMessage(2, { sender: 'desk' }),
  ])
  await open(handlers)
  expect(await screen.findByText('Message 2')).toBeTruthy()
  await waitFor(() => expect(reads()).toBe(1))
  expect(screen.getByText(/· Read$/)).toBeTruthy()
  const order = screen.getAllByText(/^Message \d$/).map(one => one.textContent)
  expect(order).toEqual(['Message 1', 'Message 2'])
})

it('customer support shows an error at the field for an empty message and sends nothing', async () => {
  const { handlers, sent } = supportHandlers()
  await open(handlers)
  await userEvent.type(await field(), '   ')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('Enter a message or add a picture')).toBeTruthy()
  expect(sent).toEqual([])
})

it('customer support keeps a message when no answer came and resends it with the same key', async () => {
  const keys: (string | null)[] = []
  let isLost = true
  const { handlers } = supportHandlers()
  const lossy = http.post('*/api/service/send', async ({ request }) => {
    keys.push(new URLSearchParams(await request.clone().text()).get('idempotencyKey'))
    return isLost ? HttpResponse.error() : undefined
  })
  await open([lossy, ...handlers])
  await userEvent.type(await field(), 'Hello')
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(/cannot tell whether this was sent/)).toBeTruthy()
  expect((await field()).value).toBe('Hello')
  isLost = false
  await userEvent.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText('An answer')).toBeTruthy()
  expect(keys).toHaveLength(2)
  expect(keys[1]).toBe(keys[0])
})

it('customer support has an error state', async () => {
  await open([unreachable('get', '/api/service/list')])
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeTruthy()
})
