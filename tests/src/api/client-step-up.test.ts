import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { configureClient, http } from '#src/api/client.ts'
import { ApiError } from '#src/api/errors.ts'
import { envelope, startStubServer, type StubServer } from './support/stub-server.ts'
import { callAs } from './support/call-as.ts'

let peer: StubServer
beforeAll(async () => {
  peer = await startStubServer()
  callAs({ line: peer.url, locale: 'en', token: 'raw-token', defaultBody: {} })
})
afterEach(() => configureClient({ stepUp: async () => false }))
afterAll(() => peer.close())

const send = () => http<{ code: 200; data: unknown }>({ url: '/api/x', method: 'GET' })

it('client sends a call again once the session was confirmed, unless somebody else is signed in by then', async () => {
  const needed = envelope({ code: 460, msg: 'hint_step_up_needed' })
  const answer = envelope({ code: 200, msg: 'ok', data: {} })
  peer.answerWith((response, heard) => (peer.received.length % 2 ? needed : answer)(response, heard))
  configureClient({ stepUp: async () => true })
  await send()
  expect(peer.received.map(({ headers }) => headers['authorization'])).toEqual(['raw-token', 'raw-token'])
  configureClient({
    stepUp: async () => {
      callAs({ token: 'other-token' })
      return true
    },
  })
  await expect(send()).rejects.toBeInstanceOf(ApiError)
  expect(peer.received).toHaveLength(3)
})
