/** A refusal tells the device itself why its session has ended, and nobody else. */
import { expect } from 'vitest'
import { deleteExpiredAuthRows } from '#server/auth/delete-expired.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { PASSWORD, itWithBackEnd, type BackEnd, type Person } from '#tests/support/back-end.ts'

const ACCOUNT = 'ana@example.com'
const UNKNOWN = { code: 401, msg: 'hint_signed_out' }

async function signInAgain({ guest, as }: BackEnd): Promise<Person> {
  const { data } = await guest.get('login', { body: { account: ACCOUNT, password: PASSWORD } })
  return as((data as { token: string }).token)
}

/** Two devices of one account. */
async function twoDevices(backEnd: BackEnd) {
  const phone = await backEnd.signUp({ account: ACCOUNT })
  return { phone, laptop: await signInAgain(backEnd) }
}

/** The hourly job. */
const tidy = ({ services }: BackEnd) => services.store.execute(deleteExpiredAuthRows, undefined)

const endings: readonly [title: string, reason: string, end: (phone: Person) => Promise<unknown>][] = [
  [
    'ended from another device',
    'hint_session_ended',
    async phone => {
      const { rows } = await phone.get('listSessions')
      const id = (rows as { id: string; isCurrent: boolean }[]).find(({ isCurrent }) => !isCurrent)?.id
      return phone.get('endSession', { body: { id } })
    },
  ],
  ['ended with all others from another device', 'hint_session_ended', phone => phone.get('endOtherSessions')],
  [
    'ended by a change of the password',
    'hint_session_password_changed',
    phone => phone.get('changePassword', { body: { oldPassword: PASSWORD, newPassword: 'skylark2' } }),
  ],
  [
    'ended with its account',
    'hint_account_closed',
    phone => phone.get('closeAccount', { body: { password: PASSWORD, confirmation: 'close' } }),
  ],
]

for (const [title, msg, end] of endings) {
  itWithBackEnd(`a session that was ${title} is told so for 30 days [R4.1]`, async backEnd => {
    const { phone, laptop } = await twoDevices(backEnd)
    await end(phone)
    expect(await laptop.call('getUserInfo')).toEqual({ code: 401, msg })
    backEnd.clock.advance(30 * DAY - 1)
    await tidy(backEnd)
    expect(await laptop.call('renameAccount', { body: { nickName: 'Ana' } })).toEqual({ code: 401, msg })
    backEnd.clock.advance(2)
    await tidy(backEnd)
    expect(await laptop.call('getUserInfo')).toEqual(UNKNOWN)
  })
}

itWithBackEnd(
  'a session that was not used is told so before and after its row is deleted [R4.1]',
  async backEnd => {
    const member = await backEnd.signUp({ account: ACCOUNT })
    const expired = { code: 401, msg: 'hint_session_expired' }
    backEnd.clock.advance(30 * DAY + 1)
    expect(await member.call('getUserInfo')).toEqual(expired)
    await tidy(backEnd)
    expect(await backEnd.services.store.query('SELECT token_hash FROM sessions')).toEqual([])
    expect(await member.call('getUserInfo')).toEqual(expired)
    backEnd.clock.advance(30 * DAY)
    await tidy(backEnd)
    expect(await member.call('getUserInfo')).toEqual(UNKNOWN)
  },
)

itWithBackEnd('why a session has ended is told to its own token only', async backEnd => {
  const { phone, laptop } = await twoDevices(backEnd)
  await phone.get('endOtherSessions')
  const token = laptop.token!
  const [stored] = await backEnd.services.store.query<{ token_hash: string }>('SELECT * FROM ended_sessions')
  const others = [
    `${token.slice(0, -1)}${token.endsWith('A') ? 'E' : 'A'}`,
    token.toLowerCase(),
    stored!.token_hash,
    `Bearer ${token}`,
    '',
  ]
  for (const other of others) expect(await backEnd.as(other).call('getUserInfo')).toEqual(UNKNOWN)
  expect(await backEnd.guest.call('getUserInfo')).toEqual(UNKNOWN)
  expect(await laptop.call('getUserInfo')).toEqual({ code: 401, msg: 'hint_session_ended' })
})

itWithBackEnd('a device that signed itself out is told nothing more', async backEnd => {
  const { phone, laptop } = await twoDevices(backEnd)
  await laptop.get('logout')
  await phone.get('endOtherSessions')
  expect(await laptop.call('getUserInfo')).toEqual(UNKNOWN)
})
