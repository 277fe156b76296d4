import { expect } from 'vitest'
import { MAX_KNOWN_DEVICES } from '#server/auth/devices.ts'
import { PASSWORD, itWithBackEnd } from '#tests/support/back-end.ts'

const ACCOUNT = 'ana@example.com'
const deviceOf = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`

itWithBackEnd(
  'known devices of an account are the newest fifty',
  async ({ signUp, guest, clock, services }) => {
    const person = await signUp({ account: ACCOUNT })
    const { userId } = (await services.sessions.find(person.token))!
    const signInFrom = async (number: number) => {
      clock.advance(1)
      const { data } = await guest.get('login', {
        body: { account: ACCOUNT, password: PASSWORD, deviceId: deviceOf(number) },
      })
      return data.token
    }
    const countOf = async (table: string) => {
      const [row] = await services.store.query<{ total: bigint }>(
        `SELECT count(*) AS total FROM ${table} WHERE user_id = $1`,
        [userId],
      )
      return Number(row!.total)
    }
    // oxlint-disable-next-line no-await-in-loop -- One after the other, so that the order is known.
    for (let number = 0; number < MAX_KNOWN_DEVICES + 10; number++) await signInFrom(number)
    expect(MAX_KNOWN_DEVICES).toBe(50)
    expect(await countOf('known_devices')).toBe(50)
    const alerts = await countOf('messages')
    // The newest fifty are known still, and are not told of.
    await signInFrom(10)
    await signInFrom(59)
    expect(await countOf('messages')).toBe(alerts)
    await signInFrom(9)
    expect(await countOf('messages')).toBe(alerts + 1)
    expect(await countOf('known_devices')).toBe(50)
  },
)
