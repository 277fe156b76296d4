import { describe, expect, it } from 'vitest'
import { operations, type OperationId } from '#src/api/generated/operations.ts'
import { NEEDS_OWN_ACCOUNT } from '#tests/support/calls/account-calls.ts'
import { itWithBackEnd, spotOrderFields } from '#tests/support/back-end.ts'
import { CALLS, callOf } from '#tests/support/calls/all-calls.ts'
import { createEnglishCheck, textsOf } from '#tests/support/operator-texts.ts'

const ids = (Object.keys(CALLS) as OperationId[]).filter(id => id !== 'streamQuotes' && id !== 'readUpload')
const memberIds = ids.filter(id => !operations[id].isPublic)

describe('every operation', () => {
  itWithBackEnd(
    'succeeds with a response that the specification allows, in the requested language [R7.2, R7.5, R7.7]',
    async backEnd => {
      const member = await backEnd.signUp({ money: '5000' })
      await member.get('placeSpotOrder', { body: await spotOrderFields(member) })
      const headers = { 'Accept-Language': 'de', LanguageId: '4' }
      const isEnglish = createEnglishCheck('de')
      for (const id of ids.filter(each => each !== 'logout')) {
        const caller = NEEDS_OWN_ACCOUNT.has(id) ? await backEnd.signUp() : member
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

  itWithBackEnd(
    'for members answers everybody else with 401 and nothing more [R6.1, R8.2]',
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
        const caller = NEEDS_OWN_ACCOUNT.has(id) ? await backEnd.signUp() : member
        const call = await callOf(id, caller, backEnd)
        for (const headers of strangers) {
          const answer = await backEnd.guest.call(id, { ...call, headers })
          expect(answer, `${id} ${JSON.stringify(headers)}`).toEqual({ code: 401, msg: 'hint_signed_out' })
        }
      }
    },
  )

  itWithBackEnd('for guests treats an expired token as a guest', async ({ guest }) => {
    const headers = { Authorization: 'x'.repeat(43) }
    expect(await guest.call('getSiteInfo', { headers })).toMatchObject({ code: 200 })
  })

  itWithBackEnd('refuses a request without one of its headers and names the header [R7.2]', async backEnd => {
    const member = await backEnd.signUp({ money: '5000' })
    for (const id of ids.filter(each => each !== 'logout')) {
      for (const name of ['Accept-Language', 'LanguageId']) {
        const answer = await member.call(id, { headers: { [name]: undefined } })
        const expected = { code: 422, msg: 'hint_invalid_field', params: { field: name } }
        expect(answer, `${id} without ${name}`).toEqual(expected)
      }
    }
  })

  it('is in the list of calls', () => {
    expect(Object.keys(CALLS).toSorted()).toEqual(Object.keys(operations).toSorted())
  })
})
