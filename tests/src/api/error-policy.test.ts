import { expect, it } from 'vitest'
import { verdictFor, transportMessage } from '#src/api/error-policy.ts'

const params = { minutes: '5' }

it('gives a success to the caller', () => {
  expect(verdictFor({ code: 200, msg: 'ok' }, false)).toEqual({ do: 'give' })
})

it('gives whatever is marked with hint_48 to the caller, whatever its code [R8.1]', () => {
  for (const code of [200, 209, 401, 460, 500]) {
    expect(verdictFor({ code, msg: 'hint_48' }, true)).toEqual({ do: 'give' })
  }
})

it('ends the session on 401, whoever catches [R8.2]', () => {
  expect(verdictFor({ code: 401, msg: 'hint_signed_out' }, false)).toEqual({ do: 'signOut' })
  expect(verdictFor({ code: 401 }, true)).toEqual({ do: 'signOut' })
})

it('swallows 209, whoever catches [R8.3]', () => {
  expect(verdictFor({ code: 209, msg: 'hint_not_now' }, false)).toEqual({ do: 'swallow' })
  expect(verdictFor({ code: 209 }, true)).toEqual({ do: 'swallow' })
})

it('tells the message of a 500 with its parameters, and has an empty one for none [R8.4]', () => {
  expect(verdictFor({ code: 500, msg: 'hint_wait', params }, true)).toEqual({
    do: 'toast',
    message: 'hint_wait',
    params,
  })
  expect(verdictFor({ code: 500, msg: null }, false)).toEqual({ do: 'toast', message: '', params: {} })
})

it('rejects any other code for those who catch, and swallows it for all others [R8.5]', () => {
  expect(verdictFor({ code: 460, msg: 'hint_x' }, true)).toEqual({ do: 'reject' })
  expect(verdictFor({ code: 460, msg: 'hint_x' }, false)).toEqual({ do: 'swallow' })
})

it('has one message for a timeout and another for everything else [R8.6]', () => {
  expect(transportMessage('timeout')).toBe('errors.requestTimeout')
  for (const kind of ['network', 'status', 'malformed'] as const) {
    expect(transportMessage(kind)).toBe('errors.interfaceException')
  }
})
