import { describe, expect } from 'vitest'
import { DAY } from '#src/lib/time/time-units.ts'
import { PASSWORD, itWithBackEnd } from '#tests/support/back-end.ts'

const ACCOUNT = 'ana@example.com'

describe('a session', () => {
  itWithBackEnd('ends 90 days after it was opened, however much it is used', async ({ signUp, clock }) => {
    const member = await signUp({ account: ACCOUNT })
    for (let day = 0; day < 89; day++) {
      clock.advance(DAY)
      expect(await member.call('getUserInfo')).toMatchObject({ code: 200 })
    }
    const { rows } = await member.get('listSessions')
    expect(rows).toMatchObject([{ createdAt: clock.now() - 89 * DAY, isCurrent: true }])
    expect(clock.now() - (rows[0]?.lastUsedAt ?? 0)).toBeLessThanOrEqual(DAY)
    clock.advance(DAY - 1)
    expect(await member.call('getUserInfo')).toMatchObject({ code: 200 })
    clock.advance(1)
    expect(await member.call('getUserInfo')).toEqual({ code: 401, msg: 'hint_session_expired' })
  })

  itWithBackEnd('is the oldest of more than fifty, and ends', async ({ signUp, guest, as, clock }) => {
    const first = await signUp({ account: ACCOUNT })
    const tokens: string[] = []
    for (let count = 0; count < 50; count++) {
      clock.advance(1)
      const { data } = await guest.get('login', { body: { account: ACCOUNT, password: PASSWORD } })
      tokens.push(data.token)
    }
    expect(await first.call('getUserInfo')).toEqual({ code: 401, msg: 'hint_session_ended' })
    const { rows } = await as(tokens.at(-1) ?? '').get('listSessions')
    expect(rows).toHaveLength(50)
    expect(await as(tokens[0] ?? '').call('getUserInfo')).toMatchObject({ code: 200 })
  })
})
