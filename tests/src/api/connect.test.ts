import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { http } from '#src/api/client.ts'
import { connectApi } from '#src/api/connect.ts'
import { chooseLocale } from '#src/stores/locale.ts'
import { useRuntimeConfig } from '#src/stores/runtime-config.ts'
import { signIn, useSession } from '#src/stores/session.ts'
import { envelope, startPeer, type Peer } from './support/peer.ts'

let peer: Peer
beforeAll(async () => {
  peer = await startPeer()
})
afterAll(() => peer.close())

it('speaks for the session, line, language and deployment of the stores, and ends the session [R7.2, R4.1]', async () => {
  const onSignedOut = vi.fn()
  connectApi({ translate: message => message, toast: vi.fn(), onSignedOut })
  useRuntimeConfig.setState({
    lines: [
      { name: '', url: peer.url },
      { name: '', url: '' },
    ],
    defaultBody: { app: 'fairline' },
  })
  chooseLocale('vi')
  signIn({ token: 'stored', userId: '9' })
  peer.answers(envelope({ code: 401, msg: 'hint_signed_out' }))
  await Promise.all([http({ url: '/api/a', method: 'GET' }), http({ url: '/api/b', method: 'GET' })])
  expect(peer.heard[0]?.headers).toMatchObject({
    authorization: 'stored',
    'accept-language': 'vi',
    languageid: '12',
  })
  expect(peer.heard[0]?.query.get('app')).toBe('fairline')
  expect(useSession.getState().token).toBeUndefined()
  expect(onSignedOut).toHaveBeenCalledTimes(1)
})
