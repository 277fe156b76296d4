/** What one node has committed is told to the others; the clock stands still, so that none looks for it by itself. */
import { describe, expect, vi } from 'vitest'
import { finish, type Steps } from '#server/kernel/store.ts'
import { PASSWORD, type BackEnd } from '#tests/support/back-end.ts'
import { hasPgBouncer, startPgBouncer } from '#tests/support/databases/pgbouncer.ts'
import { createTcpProxy } from '#tests/support/databases/tcp-proxy.ts'
import { engines, itOnEveryEngine, type OpenOptions } from '#tests/support/databases/databases.ts'
import { itWithTwoNodes } from '#tests/support/databases/two-nodes.ts'
import { openMessageStream } from '#tests/support/stream.ts'

/** Generous, as the machine may be busy. */
const PATIENCE = { timeout: 20_000, interval: 20 }
const ACCOUNT = 'ana@example.com'
const environment = { PORT: '0' }
const POSTGRES = engines.filter(({ name }) => name === 'PostgreSQL')
const NOBODY_LISTENS = 'postgres://postgres@127.0.0.1:1/nothing'
/** The look of everybody's new messages. */
const LOOK = 'FROM messages WHERE id > $1'

const untilTold = async (...nodes: readonly BackEnd[]) => {
  for (const { services } of nodes)
    await vi.waitFor(() => expect(services.store.changes!.isTold()).toBe(true), PATIENCE)
}

/** Resolves when a stream of this node has looked once, which it does not again before the clock moves. */
function firstLookOf({ services }: BackEnd): Promise<void> {
  const query = vi.spyOn(services.store, 'query')
  return vi.waitFor(() => expect(query.mock.calls.some(([text]) => text.includes(LOOK))).toBe(true), PATIENCE)
}

const signIn = async (node: BackEnd) => {
  const { data } = await node.guest.get('login', { body: { account: ACCOUNT, password: PASSWORD } })
  return data.token
}

describe('changes told to other nodes', () => {
  itWithTwoNodes(
    'bring a message to a stream of another node before that looks for any',
    async ({ one, other, clock }) => {
      await untilTold(one, other)
      const ana = await one.signUp({ account: ACCOUNT })
      clock.advance(61_000)
      const looked = firstLookOf(other)
      await using stream = await openMessageStream(other, other.as(ana.token!))
      await looked
      await ana.get('changePassword', { body: { oldPassword: PASSWORD, newPassword: 'skylark2' } })
      await vi.waitFor(() => expect(stream.frames().at(-1)).toHaveLength(1), PATIENCE)
      const { rows } = await ana.get('listMessages', { query: { pageNum: 1, pageSize: 1 } })
      expect(stream.frames().flat()).toEqual([(rows as { id: string }[])[0]!.id])
    },
    { environment },
  )

  itWithTwoNodes(
    'end the reads and the streams of a session on another node at once [R4.1]',
    async ({ one, other, clock }) => {
      await untilTold(one, other)
      const phone = await one.signUp({ account: ACCOUNT })
      const [laptop, tablet] = [other.as(await signIn(one)), other.as(await signIn(one))]
      clock.advance(61_000)
      const looked = firstLookOf(other)
      await using stream = await openMessageStream(other, laptop)
      await looked
      for (const person of [laptop, tablet]) await person.get('getUserInfo')
      await one.as(tablet.token!).get('logout')
      const code = async (person: typeof tablet) => (await person.call('getUserInfo')).code
      await vi.waitFor(async () => expect(await code(tablet)).toBe(401), PATIENCE)
      expect(await code(laptop)).toBe(200)
      await phone.get('endOtherSessions')
      await vi.waitFor(async () => expect(await code(laptop)).toBe(401), PATIENCE)
      await vi.waitFor(() => expect(stream.frames().slice(1)).toEqual([[]]), PATIENCE)
      expect(await code(other.as(phone.token!))).toBe(200)
    },
    { environment },
  )

  const notices: string[] = []
  const onNotice = (notice: string) => void notices.push(notice)

  itWithTwoNodes(
    'are looked for where nobody can listen, which is said once',
    async ({ one, other, clock }) => {
      const ana = await one.signUp({ account: ACCOUNT })
      clock.advance(61_000)
      const looked = firstLookOf(other)
      await using stream = await openMessageStream(other, other.as(ana.token!))
      await looked
      await ana.get('changePassword', { body: { oldPassword: PASSWORD, newPassword: 'skylark2' } })
      clock.advance(200)
      await vi.waitFor(() => expect(stream.frames().at(-1)).toHaveLength(1), PATIENCE)
      await other.as(ana.token!).get('getUserInfo')
      await ana.get('logout')
      clock.advance(1000)
      expect(await other.as(ana.token!).call('getUserInfo')).toMatchObject({ code: 401 })
      expect(other.services.store.changes!.isTold()).toBe(false)
      // Both nodes have tried more than once.
      expect(notices).toHaveLength(2)
      expect(notices[0]).toMatch(/^Polling for changes of other nodes; not notified: .*ECONNREFUSED/)
    },
    { environment, openOptions: { listenUrl: NOBODY_LISTENS, onNotice } },
  )
})

/** The notices of a store whose changes somebody wants to know. */
function createWatch() {
  const told: string[] = []
  const options: OpenOptions = { nodeId: 1, onNotice: notice => void told.push(notice) }
  return { told, options }
}

describe('the connection that listens', () => {
  itOnEveryEngine(
    'is made again when it is lost',
    async database => {
      const proxy = await createTcpProxy(database.settings.databaseUrl!)
      const { told, options } = createWatch()
      const store = await database.open({ ...options, listenUrl: proxy.url })
      try {
        const heard: bigint[] = []
        store.changes!.subscribe(({ userId }) => void heard.push(userId))
        await vi.waitFor(() => expect(store.changes!.isTold()).toBe(true), PATIENCE)
        proxy.resetAll()
        await vi.waitFor(() => expect(store.changes!.isTold()).toBe(false), PATIENCE)
        await vi.waitFor(() => expect(store.changes!.isTold()).toBe(true), PATIENCE)
        expect(told).toHaveLength(2)
        expect(told[1]).toBe('Changes of other nodes are told at once again.')
        const other = await database.open({ nodeId: 2 })
        await other.execute(function* (context): Steps<void> {
          context.changed({ of: 'messages', userId: 7n })
          return yield* finish(undefined)
        }, undefined)
        await other.close()
        await vi.waitFor(() => expect(heard).toEqual([7n]), PATIENCE)
      } finally {
        await store.close()
        await proxy.close()
      }
    },
    120_000,
    POSTGRES,
  )

  itOnEveryEngine(
    'is not believed behind PgBouncer in transaction mode',
    async database => {
      const bouncer = await startPgBouncer(database.settings.databaseUrl!)
      const { told, options } = createWatch()
      const store = await database.open({ ...options, listenUrl: bouncer.url })
      try {
        store.changes!.subscribe(() => {})
        await vi.waitFor(() => expect(told).toHaveLength(1), PATIENCE)
        expect(told[0]).toContain('A pooler stands in between; DATABASE_LISTEN_URL has to go past it.')
        expect(store.changes!.isTold()).toBe(false)
      } finally {
        await store.close()
        await bouncer.stop()
      }
    },
    120_000,
    hasPgBouncer ? POSTGRES : [],
  )
})
