import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { ApiError } from '#src/api/errors.ts'
import { configureClient, http } from '#src/api/client.ts'
import { chooseLocale } from '#src/stores/settings/locale.ts'
import { useRuntimeConfig } from '#src/stores/settings/runtime-config.ts'
import { signIn, useSession } from '#src/stores/session/session.ts'
import { setSessionEnd, useSessionEnd } from '#src/stores/session/session-end.ts'
import { envelope, startStubServer, type StubServer } from './support/stub-server.ts'

let peer: StubServer
beforeAll(async () => {
  peer = await startStubServer()
})
afterAll(() => peer.close())

it('connected client uses the session, line, language and configuration of the stores, and ends the session [R7.2, R4.1]', async () => {
  const onSignedOut = vi.fn()
  configureClient({ translate: message => message, toast: vi.fn(), onSignedOut })
  useRuntimeConfig.setState({
    lines: [
      { name: '', url: peer.url },
      { name: '', url: '' },
    ],
    defaultBody: { app: 'fairline' },
  })
  chooseLocale('vi')
  signIn({ token: 'stored', userId: '9' })
  peer.answerWith(envelope({ code: 401, msg: 'hint_signed_out' }))
  await Promise.allSettled(['/api/a', '/api/b'].map(url => http({ url, method: 'GET' })))
  expect(peer.received[0]?.headers).toMatchObject({
    authorization: 'stored',
    'accept-language': 'vi',
    languageid: '12',
  })
  expect(peer.received[0]?.query.get('app')).toBe('fairline')
  expect(useSession.getState().token).toBeUndefined()
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})

it('connected client keeps why this device was signed out, and nothing for a guest [R4.1]', async () => {
  const onSignedOut = vi.fn()
  configureClient({ translate: message => message, toast: vi.fn(), onSignedOut })
  setSessionEnd(undefined)
  const call = () => expect(http({ url: '/api/a', method: 'GET' })).rejects.toBeInstanceOf(ApiError)
  peer.answerWith(envelope({ code: 401, msg: 'hint_session_expired' }))
  await call()
  expect(useSessionEnd.getState().reason).toBeUndefined()
  signIn({ token: 'stored', userId: '9' })
  peer.answerWith(envelope({ code: 401, msg: 'hint_session_password_changed' }))
  await call()
  expect(useSessionEnd.getState().reason).toBe('hint_session_password_changed')
  // What the sign-in page asks as a guest says nothing of the session that has ended.
  peer.answerWith(envelope({ code: 401, msg: 'hint_signed_out' }))
  await call()
  expect(useSessionEnd.getState().reason).toBe('hint_session_password_changed')
})
