/** What one client may ask for, over all nodes together. */
import { describe, expect, vi } from 'vitest'
import { ALLOWANCES, deleteSpentAllowances } from '#server/nodes/allowances.ts'
import { StoreUnavailableError, unreachableError } from '#server/kernel/store-unavailable.ts'
import { PASSWORD, itWithBackEnd, type BackEnd, type Person } from '#tests/support/back-end.ts'
import { itWithTwoNodes } from '#tests/support/databases/two-nodes.ts'

const SETTINGS = { RATE_LIMITS: 'on', TRUST_PROXY: 'on' }
const HOME = '198.51.100.7'
const headersOf = (address: string) => ({ headers: { 'X-Forwarded-For': address } })

/** Tries to sign in to accounts of its own, by turns on these nodes. @returns how many were not refused for their number */
async function countSignIns(nodes: readonly BackEnd[], count: number, address = HOME): Promise<number> {
  let allowed = 0
  for (let index = 0; index < count; index++) {
    const body = { account: `nobody${index}@example.com`, password: PASSWORD }
    const { code } = await nodes[index % nodes.length]!.guest.call('login', { body, ...headersOf(address) })
    if (code !== 429) allowed++
  }
  return allowed
}

/** Asks for nothing that there is, by turns on these nodes. @returns how many calls were not refused for their number */
async function countCalls(nodes: readonly BackEnd[], count: number, address = HOME): Promise<number> {
  let allowed = 0
  for (let index = 0; index < count; index++) {
    const { app } = nodes[index % nodes.length]!
    const { status } = await app.request('/api/nothing', headersOf(address))
    if (status === 404) allowed++
  }
  return allowed
}

/** A change of little weight. */
const addApple = (person: Person) =>
  person.call('addToWatchlist', {
    body: { productCode: 'AAPL', productType: 1, productId: 1 },
    ...headersOf(HOME),
  })

/** As the nodes do once a second. */
async function exchange({ one, other }: { one: BackEnd; other: BackEnd }): Promise<void> {
  for (const { services } of [one, other, one]) await services.allowances.exchange()
}

describe('allowances over several nodes', () => {
  itWithTwoNodes(
    'of sign-ins from an address are those of one node, also when they come at once (M13)',
    async ({ one, other, clock }) => {
      expect(await countSignIns([one, other], 30)).toBe(20)
      const refused = await other.guest.call('login', {
        body: { account: 'ana@example.com', password: PASSWORD },
        ...headersOf(HOME),
      })
      expect(refused).toMatchObject({ code: 429, params: { seconds: '5' } })
      expect(await countSignIns([other], 3, '203.0.113.9')).toBe(3)
      clock.advance(10_000)
      expect(await countSignIns([one, other], 10)).toBe(2)
      const codes = await Promise.all(
        Array.from({ length: 60 }, async (_, index) => {
          const node = index % 2 === 0 ? one : other
          const body = { account: `other${index}@example.com`, purpose: 'register' }
          return (await node.guest.call('sendSignInCode', { body, ...headersOf('192.0.2.1') })).code
        }),
      )
      expect(codes.filter(code => code !== 429)).toHaveLength(20)
    },
    { environment: SETTINGS },
  )

  itWithTwoNodes(
    'of attempts at an account are those of one node (M13)',
    async ({ one, other, clock }) => {
      const attempt = async (node: BackEnd) =>
        (
          await node.guest.call('login', {
            body: { account: 'ana@example.com', password: PASSWORD },
            ...headersOf(HOME),
          })
        ).code
      const codes: number[] = []
      for (let index = 0; index < 14; index++) codes.push(await attempt(index % 2 === 0 ? one : other))
      expect(codes.map(code => code === 429)).toEqual(codes.map((_, index) => index >= 10))
      clock.advance(20_000)
      expect([await attempt(one), await attempt(other)].filter(code => code === 429)).toHaveLength(1)
    },
    { environment: SETTINGS },
  )

  itWithTwoNodes(
    'of calls are counted together each second: what was given beyond them is owed (M13)',
    async nodes => {
      const { one, other, clock } = nodes
      await exchange(nodes)
      expect(await countCalls([one, other], 1400)).toBe(1200)
      await exchange(nodes)
      clock.advance(9_000)
      expect(await countCalls([one, other], 10)).toBe(0)
      clock.advance(2_000)
      expect(await countCalls([one, other], 10)).toBe(10)
    },
    { environment: SETTINGS },
  )

  itWithTwoNodes(
    'of calls are whole for a client of one node, and are counted by it alone while the database is away',
    async nodes => {
      const { one, other, clock } = nodes
      await exchange(nodes)
      expect(await countCalls([one], 600)).toBe(600)
      await exchange(nodes)
      expect(await countCalls([other], 10)).toBe(0)
      for (let second = 0; second < 20; second++) {
        clock.advance(1000)
        expect(await countCalls([one], 60)).toBe(60)
        await exchange(nodes)
      }
      const away = () => Promise.reject(unreachableError(new Error('away')))
      vi.spyOn(one.services.store, 'execute').mockImplementation(away)
      vi.spyOn(one.services.store, 'query').mockImplementation(away)
      await one.services.allowances.exchange()
      await expect(one.services.allowances.signIns(HOME)).rejects.toThrow(StoreUnavailableError)
      expect(await countCalls([one], 10)).toBe(0)
    },
    { environment: SETTINGS },
  )

  itWithTwoNodes(
    'leave rows only for as long as they count, of whoever has taken much',
    async nodes => {
      const { one, other, clock } = nodes
      await exchange(nodes)
      await countCalls([one], 3, '192.0.2.1')
      await countCalls([one], 4, '192.0.2.2')
      await exchange(nodes)
      const told = () => other.services.store.query('SELECT given FROM given_allowances')
      const given = (await told()).map(row => JSON.parse(row['given'] as string) as object)
      expect(given).toEqual([
        { calls: { '192.0.2.2': 4 }, files: {}, accountChanges: {}, addressChanges: {} },
      ])
      await countSignIns([one, other], 4)
      clock.advance(61_000)
      await other.services.store.execute(deleteSpentAllowances, undefined)
      expect(await told()).toEqual([])
      expect(await other.services.store.query('SELECT key FROM allowances')).toEqual([])
    },
    { environment: SETTINGS },
  )
})

describe('allowances of one process', () => {
  itWithBackEnd(
    'outlive a restart only in a database that several may share',
    async ({ services: { allowances, store } }) => {
      for (let taken = 0; taken < 20; taken++) expect(await allowances.signIns(HOME)).toBe(0)
      expect(await allowances.signIns(HOME)).toBe(5)
      const rows = await store.query('SELECT key FROM allowances')
      expect(rows).toHaveLength(store.engine === 'postgres' ? 1 : 0)
    },
    SETTINGS,
  )

  itWithBackEnd(
    'of changes are those of an account at all addresses, and leave its reads and other accounts alone (S2)',
    async ({ services: { allowances, sessions }, clock, signUp }) => {
      const [member, other] = [await signUp(), await signUp()]
      const { userId } = (await sessions.find(member.token))!
      for (let taken = 0; taken < ALLOWANCES.accountChanges.burst; taken++)
        allowances.changes({ userId, address: `192.0.2.${taken % 100}` })
      expect(await addApple(member)).toMatchObject({ code: 429, params: { seconds: '4' } })
      expect((await member.call('listBalances', headersOf(HOME))).code).toBe(200)
      expect((await addApple(other)).code).toBe(200)
      clock.advance(4_000)
      expect((await addApple(member)).code).toBe(200)
      expect((await addApple(member)).code).toBe(429)
    },
    SETTINGS,
  )

  itWithBackEnd(
    'of changes are those of an address with whatever account; previews change nothing (S2)',
    async ({ services: { allowances }, signUp }) => {
      const member = await signUp()
      for (let taken = 0; taken < ALLOWANCES.addressChanges.burst; taken++)
        allowances.changes({ userId: BigInt(taken), address: HOME })
      expect(await addApple(member)).toMatchObject({ code: 429, params: { seconds: '1' } })
      const preview = { body: { fromCurrencyId: 3, toCurrencyId: 6, amount: '5' }, ...headersOf(HOME) }
      expect((await member.call('previewExchange', preview)).code).toBe(200)
    },
    SETTINGS,
  )
})
