import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import { createFeeSharePayer } from '#server/features/reward/reward-jobs.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { multiply } from '#src/lib/money/money.ts'
import { itWithBackEnd, spotOrderFields, type BackEnd, type Person } from '#tests/support/back-end.ts'

const PAGE = { pageNum: 1, pageSize: 20 }

/** Registers with an invitation code and deposits money. */
async function register(
  { guest, as, reviewDeposits: review, clock }: BackEnd,
  account: string,
  inviteCode: string,
): Promise<Person> {
  const sent = await guest.get('sendSignInCode', { body: { account, purpose: 'register' } })
  const body = { account, code: sent.data.sandboxCode ?? '', password: 'skylark1', inviteCode }
  const person = as((await guest.get('register', { body })).data.token)
  await person.get('createDeposit', { body: { channelId: 1, amount: '1000', idempotencyKey: randomUUID() } })
  clock.advance(10_000)
  await review()
  return person
}

itWithBackEnd('team list shows members by masked name and fees only [R2.5]', async backEnd => {
  const anna = await backEnd.signUp()
  const { inviteCode } = (await anna.get('getTeam')).data
  const ben = await register(backEnd, 'benedict@fairline.test', inviteCode)
  const order = await spotOrderFields(ben)
  await ben.get('placeSpotOrder', { body: order })
  backEnd.clock.advance(DAY + 600_000)
  await createFeeSharePayer(backEnd.services).run()

  const answers = [
    await anna.call('getTeam'),
    await anna.call('listTeamMembers', { query: { ...PAGE, level: 1 } }),
    await anna.call('listAwards', { query: PAGE }),
    await anna.call('listLedgerEntries', { query: PAGE }),
  ]
  expect(answers.map(answer => answer.code)).toEqual([200, 200, 200, 200])
  const told = JSON.stringify(answers)
  const { data: benedict } = await ben.get('getUserInfo')
  expect(told).toContain('be***')
  expect(told).toContain('"kind":"team"')
  for (const secret of [benedict.id, benedict.account, benedict.nickName, benedict.inviteCode]) {
    expect(told).not.toContain(secret)
  }
  expect((await ben.get('getTeam')).data.invitedBy).toMatch(/\*\*\*$/)
})

itWithBackEnd('registration refuses an unknown invitation', async backEnd => {
  const { guest } = backEnd
  const account = 'cleo@fairline.test'
  const sent = await guest.get('sendSignInCode', { body: { account, purpose: 'register' } })
  const body = { account, code: sent.data.sandboxCode ?? '', password: 'skylark1', inviteCode: 'NOSUCH22' }
  expect(await guest.call('register', { body })).toMatchObject({ code: 422, params: { field: 'inviteCode' } })
})

itWithBackEnd(
  'forecast is checked against its bounds and steps, and a repeated request gets the same answer [R2.5]',
  async backEnd => {
    const anna = await backEnd.signUp()
    backEnd.clock.advance(7 * DAY)
    const { data } = await anna.get('getActivity', { query: { id: 1 } })
    const forecast = multiply(data.minForecast, '3')
    const join = (asked: string, idempotencyKey = randomUUID()) =>
      anna.call('joinActivity', { body: { id: 1, forecast: asked, idempotencyKey } })
    expect(await join('0.5')).toMatchObject({ code: 422, msg: 'hint_below_minimum' })
    expect(await join('900000000')).toMatchObject({ code: 422, msg: 'hint_above_maximum' })
    expect(await join('100000.1234567')).toMatchObject({ code: 422, msg: 'hint_off_step' })
    const key = randomUUID()
    const first = await join(forecast, key)
    expect(first).toMatchObject({ code: 200, data: { participants: 1 } })
    backEnd.clock.advance(9 * DAY)
    expect(await join(forecast, key)).toMatchObject({ code: 200, data: { participants: 1 } })
    expect(await join(forecast)).toMatchObject({ code: 460, msg: 'hint_activity_joined' })
    expect(await anna.call('getActivity', { query: { id: 40 } })).toMatchObject({
      msg: 'hint_activity_unknown',
    })
  },
)
