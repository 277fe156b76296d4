import { describe, expect, it } from 'vitest'
import { operations, type OperationId } from '#src/api/generated/operations.ts'
import { OF_THEIR_OWN } from '#tests/support/account-calls.ts'
import { itServes, orderFor } from '#tests/support/back-end.ts'
import { CALLS, callOf } from '#tests/support/calls.ts'
import { createEnglishCheck, textsOf } from '#tests/support/operator-words.ts'

const ids = (Object.keys(CALLS) as OperationId[]).filter(id => id !== 'streamQuotes' && id !== 'readUpload')
const memberIds = ids.filter(id => !operations[id].isPublic)

describe('every operation', () => {
  itServes(
    'succeeds with an answer that the specification allows, in the language asked for [R7.2, R7.5, R7.7]',
    async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      await member.get('placeSpotOrder', { body: await orderFor(member) })
      const headers = { 'Accept-Language': 'de', LanguageId: '4' }
      const isEnglish = createEnglishCheck('de')
      for (const id of ids.filter(each => each !== 'logout')) {
        const caller = OF_THEIR_OWN.has(id) ? await backEnd.signUp() : member
        const answer = await caller.call(id, { ...(await callOf(id, caller, backEnd)), headers })
        expect(answer, id).toMatchObject({ code: 200 })
        expect(textsOf(answer).filter(isEnglish), id).toEqual([])
        const { method, path } = operations[id]
        const contract = backEnd.app.specValidator.find(method.toUpperCase(), path)!
        expect(contract.findAnswerViolation(answer), id).toBeUndefined()
      }
      expect(await member.call('logout')).toEqual({ code: 200, msg: 'ok' })
    },
  )

  itServes(
    'that is a member’s answers 401 to everybody else, and tells nothing more [R6.1, R8.2]',
    async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      const strangers = [
        {},
        { Authorization: '' },
        { Authorization: 'x'.repeat(43) },
        { Authorization: `Bearer ${member.token}` },
        { Authorization: `${member.token} x` },
        { Authorization: member.token?.toLowerCase() },
      ]
      for (const id of memberIds) {
        const caller = OF_THEIR_OWN.has(id) ? await backEnd.signUp() : member
        const call = await callOf(id, caller, backEnd)
        for (const headers of strangers) {
          const answer = await backEnd.guest.call(id, { ...call, headers })
          expect(answer, `${id} ${JSON.stringify(headers)}`).toEqual({ code: 401, msg: 'hint_signed_out' })
        }
      }
    },
  )

  itServes(
    'takes a guest with a token that counts no more for a guest, where guests are welcome',
    async ({ guest }) => {
      const headers = { Authorization: 'x'.repeat(43) }
      expect(await guest.call('getSiteInfo', { headers })).toMatchObject({ code: 200 })
    },
  )

  itServes('refuses a request without one of its headers, and names it [R7.2]', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    for (const id of ids.filter(each => each !== 'logout')) {
      for (const name of ['Accept-Language', 'LanguageId']) {
        const answer = await member.call(id, { headers: { [name]: undefined } })
        const expected = { code: 422, msg: 'hint_invalid_field', params: { field: name } }
        expect(answer, `${id} without ${name}`).toEqual(expected)
      }
    }
  })

  it('is in the list above, so that a new one cannot be forgotten', () => {
    expect(Object.keys(CALLS).toSorted()).toEqual(Object.keys(operations).toSorted())
  })
})
