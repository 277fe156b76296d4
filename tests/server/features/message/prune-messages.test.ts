import { expect } from 'vitest'
import { pruneMessages } from '#server/features/message/prune-messages.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { PASSWORD, itWithBackEnd } from '#tests/support/back-end.ts'

itWithBackEnd('a message is deleted a year after it was read, and an unread one is kept', async backEnd => {
  const { services, clock, guest, as, signUp } = backEnd
  const account = 'ana@example.com'
  await signUp({ account })
  const signIn = async () =>
    as((await guest.get('login', { body: { account, password: PASSWORD } })).data.token)
  const messages = async () =>
    (await (await signIn()).get('listMessages', { query: { pageNum: 1, pageSize: 20 } })).total
  // A sign-in without a device's id leaves a message.
  const first = await signIn()
  await first.get('readAllMessages')
  const before = await messages()
  const prune = () => services.store.execute(pruneMessages, undefined)
  clock.advance(365 * DAY)
  expect(await prune()).toBe(0)
  clock.advance(1)
  expect(await prune()).toBe(1)
  expect(await prune()).toBe(0)
  expect(await messages()).toBe(before)
})
