import { describe, expect, it } from 'vitest'
import { toSent, type Draft } from '#contracts/verify/draft.ts'
import { atOnceProblems } from '#contracts/verify/probes/at-once.ts'
import { isProof, isSecondProof, nearMissProblems, nearMisses } from '#contracts/verify/probes/secrets.ts'
import { echoProblems, isFreeText, oddText } from '#contracts/verify/probes/texts.ts'
import type { HttpExchange } from '#contracts/verify/wire.ts'
import { material, profile, receivedOf } from './support.ts'

const operation = material.operations.find(({ id }) => id === 'saveNote')!
const isSecret = (name: string) => isProof(profile, name)

function answered(json: object): HttpExchange {
  const draft: Draft = { operation, query: [], headers: {}, body: [] }
  const received = receivedOf(json)
  return { operation, sent: toSent(draft), received }
}
const done = answered({ code: 200, msg: 'ok' })
const refused = answered({ code: 460, msg: 'hint' })
const saysOf = (problems: readonly { says: string }[]) => problems.map(({ says }) => says)

describe('a secret', () => {
  it('is nearly right in one place, and never right', () => {
    expect(nearMisses('skylark1').map(([, text]) => text)).toEqual([
      'skylark6',
      'skylark',
      'skylark11',
      'SKYLARK1',
    ])
    expect(nearMisses('123456').map(([, text]) => text)).toEqual(['123451', '12345', '1234561'])
  })

  it('that is nearly right must be refused', () => {
    expect(nearMissProblems('code', 'in the other case', refused, '/x')).toEqual([])
    expect(saysOf(nearMissProblems('code', 'in the other case', done, '/x'))).toEqual([
      'code, in the other case, was accepted; it must be refused',
    ])
  })

  it('is told by its name', () => {
    expect(['password', 'withdrawPassword', 'code', 'secondCode', 'challenge'].every(isSecret)).toBe(true)
    expect(['productCode', 'account', 'endpoint'].some(isSecret)).toBe(false)
  })
})

describe('a second proof', () => {
  const asks = (id: string, name: string) =>
    isSecondProof(
      material.document,
      material.operations.find(one => one.id === id)!,
      name,
    )

  it('is a field that a documented refusal asks for', () => {
    expect([asks('createWithdrawal', 'code'), asks('bindWalletAddress', 'code')]).toEqual([true, true])
    expect([asks('createWithdrawal', 'withdrawPassword'), asks('saveNote', 'code')]).toEqual([false, false])
  })
})

describe('two requests at once of which one must be refused', () => {
  it('are right when exactly one succeeds', () => {
    expect(atOnceProblems([done, refused], '/x')).toEqual([])
    expect(saysOf(atOnceProblems([done, done], '/x'))).toEqual([expect.stringContaining('both succeeded')])
    expect(saysOf(atOnceProblems([refused, refused], '/x'))).toEqual([
      expect.stringContaining('neither succeeded'),
    ])
  })
})

describe('a text', () => {
  const field = { name: 'text', pointer: '/x' }
  const listed = (text: string) => answered({ code: 200, rows: [{ id: '1', text }] })
  const sent = oddText({ maxLength: 500 })

  it('is told as it was sent', () => {
    const problems = (told: string) => echoProblems(field, sent, 'usual', [listed(told)], [listed('usual')])
    expect(problems(sent)).toEqual([])
    expect(saysOf(problems(sent.replaceAll(/\s+/g, ' ')))).toEqual([
      expect.stringContaining('text is not told as'),
    ])
    expect(problems(sent.toLowerCase())).toHaveLength(1)
  })

  it('is missed where the usual one is told nearly as it was sent', () => {
    const nearly = [listed('12 analakely street')]
    const problems = echoProblems(field, sent, '12 Analakely', nearly, nearly)
    expect(saysOf(problems)).toEqual([expect.stringContaining('text is not told as')])
  })

  it('is not missed where also the usual one is not told', () => {
    expect(echoProblems(field, sent, 'usual', [done], [done])).toEqual([])
  })

  it('is what a field without a list or a form of its own takes, as long as it may be', () => {
    expect(isFreeText({ type: 'string', maxLength: 64, pattern: '^[^\\u0000]*$' })).toBe(true)
    expect(isFreeText({ type: 'string', maxLength: 64, pattern: '^[0-9]{6}$' })).toBe(false)
    expect(isFreeText({ type: 'string', maxLength: 64, enum: ['a'] })).toBe(false)
    expect([...oddText({ maxLength: 8 })].length).toBeLessThanOrEqual(8)
  })
})
