import { expect, it } from 'vitest'
import { verdictFor, transportMessage } from '#src/api/error-policy.ts'

const params = { minutes: '5' }

it('error policy returns a success to the caller', () => {
  expect(verdictFor({ code: 200, msg: 'ok' }, false)).toEqual({ do: 'give' })
})

it('error policy returns an answer marked hint_48 to the caller, whatever its code [R8.1]', () => {
  for (const code of [200, 209, 401, 460, 500]) {
    expect(verdictFor({ code, msg: 'hint_48' }, true)).toEqual({ do: 'give' })
  }
})

it('error policy ends the session on 401, whether or not the caller catches [R8.2]', () => {
  const plain = { do: 'signOut', reason: 'hint_signed_out' }
  expect(verdictFor({ code: 401, msg: 'hint_signed_out' }, false)).toEqual(plain)
  expect(verdictFor({ code: 401 }, true)).toEqual(plain)
})

it('error policy keeps why the session has ended, and no other text of a refusal [R8.2]', () => {
  for (const msg of [
    'hint_session_ended',
    'hint_session_password_changed',
    'hint_session_expired',
    'hint_account_closed',
  ]) {
    expect(verdictFor({ code: 401, msg }, false)).toEqual({ do: 'signOut', reason: msg })
  }
  for (const msg of ['Send your password to us', 'hint_below_minimum', '__proto__', '']) {
    expect(verdictFor({ code: 401, msg }, false)).toEqual({ do: 'signOut', reason: 'hint_signed_out' })
  }
})

it('error policy swallows 209, whether or not the caller catches [R8.3]', () => {
  expect(verdictFor({ code: 209, msg: 'hint_not_now' }, false)).toEqual({ do: 'swallow' })
  expect(verdictFor({ code: 209 }, true)).toEqual({ do: 'swallow' })
})

it('error policy toasts the message of a 500 with its parameters, empty when there is none [R8.4]', () => {
  expect(verdictFor({ code: 500, msg: 'hint_wait', params }, true)).toEqual({
    do: 'toast',
    message: 'hint_wait',
    params,
  })
  expect(verdictFor({ code: 500, msg: null }, false)).toEqual({ do: 'toast', message: '', params: {} })
})

it('error policy rejects any other code for a caller that catches and swallows it otherwise [R8.5]', () => {
  expect(verdictFor({ code: 460, msg: 'hint_x' }, true)).toEqual({ do: 'reject' })
  expect(verdictFor({ code: 460, msg: 'hint_x' }, false)).toEqual({ do: 'swallow' })
})

it('error policy has one message for a timeout and another for every other transport error [R8.6]', () => {
  expect(transportMessage('timeout')).toBe('errors.requestTimeout')
  for (const kind of ['network', 'status', 'malformed'] as const) {
    expect(transportMessage(kind)).toBe('errors.interfaceException')
  }
})
