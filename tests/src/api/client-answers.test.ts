/** Answers that are not as they should be, and what the client makes of them. */
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { configureClient, http, settle } from '#src/api/client.ts'
import { isAborted } from '#src/api/errors.ts'
import { completeAnswer } from '#tests/support/specification/complete-answer.ts'
import { callAs } from './support/call-as.ts'
import { envelope, startStubServer, type StubServer } from './support/stub-server.ts'

let peer: StubServer
const toast = vi.fn<(text: string) => void>()

beforeAll(async () => {
  peer = await startStubServer()
})
afterAll(() => peer.close())
beforeEach(() => {
  toast.mockClear()
  peer.answerWith(envelope({ code: 200, msg: 'ok' }))
  callAs({ line: peer.url, locale: 'en', token: 'raw-token', defaultBody: {} })
  configureClient({
    translate: (message, { minutes = '?' }) =>
      message === 'hint_wait' ? `Wait ${minutes} minutes` : `<${message}>`,
    toast,
  })
})

it('an answer that cannot be read is a malformed one, and one that passes through is not read [R8.1, R8.6]', async () => {
  const call = () => http({ url: '/api/userInfo/getUserInfo', method: 'GET' })
  peer.answerWith(envelope({ code: 200, msg: 'ok', data: { id: null } }))
  await expect(call()).rejects.toMatchObject({ kind: 'malformed', cause: { message: 'data.id is no text' } })
  peer.answerWith(envelope({ code: 200, msg: 'hint_48', data: { id: null } }))
  expect(await call()).toEqual({ code: 200, msg: 'hint_48', data: { id: null } })
})

it('a list that lacks rows is given to those who say so, and to no others', async () => {
  const path = '/api/bankCard/list'
  const [right] = (completeAnswer(path, { rows: [{}] }) as { rows: object[] }).rows
  peer.answerWith(envelope({ code: 200, msg: 'ok', rows: [right, { id: null }], total: 2 }))
  const call = () => http({ url: path, method: 'GET' })
  expect(await settle(call(), { partial: true })).toMatchObject({ rows: [right], leftOut: 1 })
  await expect(settle(call(), { quiet: true })).rejects.toMatchObject({ kind: 'malformed' })
})

it.each([undefined, null, '', ' '])(
  'a failure without a message (%j) is told as one of the server [R8.4]',
  async msg => {
    peer.answerWith(envelope({ code: 500, msg }))
    await settle(http({ url: '/api/x', method: 'GET' })).catch(() => undefined)
    expect(toast).toHaveBeenCalledWith('<hint_server_error>')
  },
)

it.each([[['15', 20]], ['15, 20']])('the parameter %j of a message is shown [R8.4]', async minutes => {
  peer.answerWith(envelope({ code: 500, msg: 'hint_wait', params: { minutes } }))
  await settle(http({ url: '/api/x', method: 'GET' })).catch(() => undefined)
  expect(toast).toHaveBeenCalledWith('Wait 15, 20 minutes')
})

it('calls are sent, and end, in a browser without AbortSignal.any [R7.1]', async () => {
  vi.spyOn(AbortSignal, 'any').mockImplementation(() => {
    throw new TypeError('AbortSignal.any is not a function')
  })
  const controller = new AbortController()
  const call = () => http({ url: '/api/x', method: 'GET' }, { signal: controller.signal })
  expect(await call()).toMatchObject({ code: 200 })
  controller.abort()
  await expect(call()).rejects.toSatisfy(isAborted)
})
