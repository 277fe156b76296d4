import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { itWithBackEnd } from '#tests/support/back-end.ts'

const RESERVED = { code: 422, msg: 'hint_nickname_taken', params: { field: 'nickName' } }
const INVALID = { code: 422, msg: 'hint_invalid_field', params: { field: 'nickName' } }

describe('a display name', () => {
  itWithBackEnd('is stored normalized, and neither unseen nor the operator’s', async ({ signUp }) => {
    const member = await signUp()
    const rename = (nickName: string) => member.call('renameAccount', { body: { nickName } })
    for (const name of ['Fairline Support', 'Ѕuрроrt']) expect(await rename(name)).toEqual(RESERVED)
    for (const name of ['Ana\u202E', 'A\u200Bna', '\u3164', 'ﷺ'.repeat(4)])
      expect(await rename(name)).toEqual(INVALID)
    expect(await rename(' Ａｎａ  B ')).toMatchObject({ code: 200, data: { nickName: 'Ana B' } })
    expect((await member.get('getUserInfo')).data.nickName).toBe('Ana B')
  })

  itWithBackEnd('of a new account is not the operator’s either', async ({ signUp }) => {
    const member = await signUp({ account: 'support@example.com' })
    expect((await member.get('getUserInfo')).data.nickName).toBe('s****')
  })
})

describe('a trader’s name', () => {
  itWithBackEnd('is stored normalized, and not the operator’s', async ({ signUp }) => {
    const member = await signUp()
    const become = (nickName: string) =>
      member.call('becomeTrader', { body: { nickName, consent: 'yes', idempotencyKey: randomUUID() } })
    for (const name of ['Fairline Pro', 'Аdmin 1']) expect(await become(name)).toEqual(RESERVED)
    expect(await become('½ up')).toEqual(INVALID)
    expect(await become('Ａｎａ B')).toMatchObject({ code: 200, data: { nickName: 'Ana B' } })
  })
})
