import { describe, expect, it } from 'vitest'
import { addressKey, networkKey } from '#server/kernel/address-key.ts'
import { createLimiter } from '#server/kernel/rate-limiter.ts'
import { ALLOWANCES } from '#server/nodes/allowances.ts'
import { createPasswordQueue } from '#server/auth/password-queue.ts'
import { QueueFullError } from '#server/kernel/queue-full.ts'
import { MINIMAL_PASSWORD_COST, createPasswords, type Passwords } from '#server/auth/passwords.ts'
import { createTestClock, itWithStoreOnEveryEngine } from '#tests/support/databases/databases.ts'
import { PASSWORD, createBackEnd, itWithBackEnd, type Answer } from '#tests/support/back-end.ts'

describe('client address', () => {
  it.each([
    ['198.51.100.7', '198.51.100.7'],
    ['::ffff:198.51.100.7', '198.51.100.7'],
    ['::FFFF:c633:6407', '198.51.100.7'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:DB8:1:2::1', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['64:ff9b::198.51.100.7', '64:ff9b:0:0::/64'],
    ['local', 'local'],
    ['not:an:address', 'not:an:address'],
  ])('%s is counted as %s (M13)', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })

  it.each([
    ['2001:db8:1:2::/64', '2001:db8:1:0::/56'],
    ['2001:db8:1:ab12::/64', '2001:db8:1:ab00::/56'],
    ['198.51.100.7', '198.51.100.7'],
    ['local', 'local'],
  ])('%s is of the network %s', (key, network) => {
    expect(networkKey(key)).toBe(network)
  })

  const settings = { RATE_LIMITS: 'on', TRUST_PROXY: 'on' }
  itWithBackEnd(
    'of the same /64 shares one allowance (M13)',
    async ({ guest }) => {
      const body = { account: 'nobody@example.com', password: PASSWORD }
      const codes: number[] = []
      for (let host = 1; host <= 25; host++) {
        const headers = { 'X-Forwarded-For': `2001:db8:1:2::${host.toString(16)}` }
        codes.push((await guest.call('login', { body, headers })).code)
      }
      expect(codes).toContain(429)
      const other = { 'X-Forwarded-For': '2001:db8:1:3::1' }
      expect((await guest.call('login', { body, headers: other })).code).toBe(422)
    },
    settings,
  )

  itWithStoreOnEveryEngine(
    'of one household, which has 256 IPv6 networks, share four allowances (M13)',
    async (store, clock) => {
      const { calls, files, changes, signIns } = createBackEnd(store, clock, settings).services.allowances
      const address = (household: number, subnet: number) =>
        `2001:db8:0:${(household * 256 + subnet).toString(16)}::/64`
      const countOf = async (take: (address: string) => number | Promise<number>, most: number) => {
        let allowed = 0
        for (let subnet = 0; subnet < 6; subnet++)
          for (let each = 0; each < most; each++) if ((await take(address(1, subnet))) === 0) allowed++
        expect(await take(address(2, 0))).toBe(0)
        return allowed
      }
      const { burst } = ALLOWANCES.signIns
      expect(await countOf(signIns, burst)).toBe(4 * burst)
      for (const [take, of] of [
        [calls, ALLOWANCES.calls],
        [files, ALLOWANCES.files],
        [(from: string) => changes({ userId: undefined, address: from }), ALLOWANCES.addressChanges],
      ] as const)
        expect(await countOf(take, of.burst)).toBe(4 * of.burst)
    },
  )
})

describe('rate limiter', () => {
  const options = { burst: 2, perSecond: 1, maxKeys: 10 }

  it('remembers an exhausted allowance, however many other clients come (M13)', () => {
    const clock = createTestClock()
    const { take: limit } = createLimiter({ ...options, clock })
    expect([limit('me'), limit('me'), limit('me')]).toEqual([0, 0, 1])
    for (let other = 0; other < 100; other++) limit(`other ${other}`)
    expect(limit('me')).toBe(1)
  })

  it('gives new clients one shared allowance while every bucket is in use, and their own afterwards (M13)', () => {
    const clock = createTestClock()
    const { take: limit } = createLimiter({ ...options, clock })
    for (let key = 0; key < 10; key++) limit(`known ${key}`)
    expect([limit('new 1'), limit('new 2'), limit('new 3')]).toEqual([0, 0, 1])
    // Known clients keep their allowance.
    expect(limit('known 3')).toBe(0)
    clock.advance(2000)
    expect([limit('new 4'), limit('new 5'), limit('new 6')]).toEqual([0, 0, 0])
  })
})

describe('password queue', () => {
  /** Takes this many places. @returns functions that release them */
  function fill(places: ReturnType<typeof createPasswordQueue>, comers: [from: string, isKnown: boolean][]) {
    const ends: (() => void)[] = []
    const refused = comers.map(([from, isKnown]) =>
      places({ origin: from, isKnown }, () => new Promise<void>(resolve => ends.push(resolve))).then(
        () => false,
        (error: unknown) => error instanceof QueueFullError,
      ),
    )
    return { ends, refused }
  }

  it('has four places per address and 64 in total (M13)', async () => {
    const places = createPasswordQueue()
    const one = fill(
      places,
      Array.from({ length: 6 }, () => ['192.0.2.1', false]),
    )
    expect(one.ends).toHaveLength(4)
    const many = fill(
      places,
      Array.from({ length: 100 }, (_, index) => [`198.51.100.${index}`, false]),
    )
    expect(many.ends).toHaveLength(60)
    // A known device does not wait behind them.
    const known = fill(places, [['device', true]])
    expect(known.ends).toHaveLength(1)
    for (const end of [...one.ends, ...many.ends, ...known.ends]) end()
    const refused = await Promise.all([...one.refused, ...many.refused, ...known.refused])
    expect(refused.filter(Boolean)).toHaveLength(42)
    const again = fill(places, [['192.0.2.1', false]])
    expect(again.ends).toHaveLength(1)
  })

  itWithStoreOnEveryEngine(
    'refuses an attempt untried when it is full, to be repeated later (M13)',
    async (store, clock) => {
      const passwords = createPasswords(MINIMAL_PASSWORD_COST)
      const refusedAll = Promise.withResolvers<void>()
      // No check ends before all those are refused that find no place.
      const verify: Passwords['verify'] = async (...attempt) => {
        await refusedAll.promise
        return passwords.verify(...attempt)
      }
      const backEnd = createBackEnd(store, clock, { RATE_LIMITS: 'on' }, { ...passwords, verify })
      const account = 'ana@example.com'
      await backEnd.signUp({ account })
      const login = () => backEnd.guest.call('login', { body: { account, password: 'wrong1234' } })
      const refused: Answer[] = []
      const attempts = Array.from({ length: 8 }, async () => {
        const answer = await login()
        if (answer.code === 429) refused.push(answer)
        if (refused.length === 4) refusedAll.resolve()
        return answer
      })
      await Promise.all(attempts)
      expect(refused).toHaveLength(4)
      expect(refused[0]).toEqual({ code: 429, msg: 'hint_too_many_requests', params: { seconds: '2' } })
      // The four checked ones and this one; the allowance has been refilled.
      clock.advance(60_000)
      expect(await login()).toMatchObject({ code: 423 })
    },
  )
})
