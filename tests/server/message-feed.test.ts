import { describe, expect } from 'vitest'
import { createMessageFeed } from '#server/message-feed.ts'
import { insertMessage } from '#server/messages.ts'
import {
  finish,
  type Context,
  type Reader,
  type Row,
  type SqlValue,
  type Steps,
} from '#server/kernel/store.ts'
import { hashToken } from '#server/auth/sessions.ts'
import { itWithBackEnd, PASSWORD, type BackEnd, type Person } from '#tests/support/back-end.ts'

function* send(context: Context, userId: bigint): Steps<string> {
  const statement = insertMessage(context, userId, 'two_step_on')
  return yield* finish(`${(statement[1] as bigint[])[0]!}`, statement)
}

/** The session of a person, as the feed knows it. */
async function callerOf({ services }: BackEnd, { token }: Person) {
  const caller = await services.sessions.find(token)
  return caller!
}

/** A reader whose queries can be waited for: `answered` resolves when none is under way, nor one that an answer led to. */
function createWaitingReader(reader: Reader) {
  const pending = new Set<Promise<unknown>>()
  const query = <Columns extends Row>(text: string, params?: readonly SqlValue[]): Promise<Columns[]> => {
    const answer = reader.query<Columns>(text, params)
    pending.add(answer)
    const remove = () => pending.delete(answer)
    answer.then(remove, remove)
    return answer
  }
  const answered = async () => {
    while (pending.size > 0) {
      // oxlint-disable-next-line no-await-in-loop -- An answer may lead to the next query.
      await Promise.allSettled(pending)
      // oxlint-disable-next-line no-await-in-loop -- Whoever waits for the answer goes on first.
      await new Promise(setImmediate)
    }
  }
  return { query, answered }
}

/** The feed of a process, and when it has looked. */
function createFeed({ services, clock }: BackEnd) {
  const reader = createWaitingReader(services.store)
  return { ...createMessageFeed(reader, clock.now), answered: reader.answered }
}

/** A stream of a person: asks as the hub does, until the feed has looked. */
async function openStream(backEnd: BackEnd, person: Person, feed = createFeed(backEnd)) {
  const channel = feed.channel(await feed.open(await callerOf(backEnd, person)))!
  const rowsOf = (text: string) =>
    (JSON.parse(text.split('data: ')[1]!) as { rows: { id: string }[] }).rows.map(({ id }) => id)
  return {
    snapshot: () => rowsOf(`${channel.snapshot().plain}`),
    /** The ids of the frames of the next second; undefined when there were none. */
    hear: async () => {
      const frames: string[][] = []
      for (let asked = 0; asked < 5; asked++) {
        backEnd.clock.advance(200)
        const frame = channel.next(backEnd.clock.now())
        if (frame) frames.push(rowsOf(`${frame.plain}`))
        await feed.answered()
      }
      return frames.length === 0 ? undefined : frames.flat()
    },
  }
}

describe('messages over the stream', () => {
  itWithBackEnd('reach every stream of the account within a second, once, and nobody else', async backEnd => {
    const [ana, ben] = [await backEnd.signUp(), await backEnd.signUp()]
    backEnd.clock.advance(60_000)
    const feed = createFeed(backEnd)
    const streams = [await openStream(backEnd, ana, feed), await openStream(backEnd, ben, feed)]
    const otherNode = await openStream(backEnd, ana)
    const { userId } = await callerOf(backEnd, ana)
    const ids = [
      await backEnd.services.store.execute(send, userId),
      await backEnd.services.store.execute(send, userId),
    ]
    expect(await streams[0]!.hear()).toEqual(ids)
    expect(await otherNode.hear()).toEqual(ids)
    expect(await streams[1]!.hear()).toBeUndefined()
    expect(await streams[0]!.hear()).toBeUndefined()
    expect(await otherNode.hear()).toBeUndefined()
  })

  itWithBackEnd('begin with those of the last minute, which a connection may have missed', async backEnd => {
    const ana = await backEnd.signUp()
    const { userId } = await callerOf(backEnd, ana)
    await backEnd.services.store.execute(send, userId)
    backEnd.clock.advance(61_000)
    const missed = await backEnd.services.store.execute(send, userId)
    const stream = await openStream(backEnd, ana)
    expect(stream.snapshot()).toEqual([missed])
    expect(await stream.hear()).toBeUndefined()
  })

  itWithBackEnd('do not reach a session that has ended, which gets an empty frame', async backEnd => {
    const ana = await backEnd.signUp({ account: 'ana@example.com' })
    backEnd.clock.advance(60_000)
    const { data } = await backEnd.guest.get('login', {
      body: { account: 'ana@example.com', password: PASSWORD },
    })
    const feed = createFeed(backEnd)
    const other = await openStream(backEnd, backEnd.as(data.token), feed)
    const own = await openStream(backEnd, ana, feed)
    await own.hear()
    await other.hear()
    await ana.get('changePassword', { body: { oldPassword: PASSWORD, newPassword: 'skylark2' } })
    expect(await own.hear()).toHaveLength(1)
    expect(await other.hear()).toEqual([])
    const { userId } = await callerOf(backEnd, ana)
    await backEnd.services.store.execute(send, userId)
    expect(await own.hear()).toHaveLength(1)
    expect(await other.hear()).toBeUndefined()
  })

  itWithBackEnd('are given to the hub as soon as they are found, not a period later', async backEnd => {
    const ana = await backEnd.signUp()
    backEnd.clock.advance(60_000)
    const { services, clock } = backEnd
    const published = Promise.withResolvers<string>()
    const feed = createMessageFeed(services.store, clock.now, published.resolve)
    const caller = await callerOf(backEnd, ana)
    const name = await feed.open(caller)
    const channel = feed.channel(name)!
    const id = await services.store.execute(send, caller.userId)
    expect(channel.next(clock.now())).toBeUndefined()
    expect(await published.promise).toBe(name)
    expect(`${channel.next(clock.now())!.plain}`).toContain(id)
    expect(channel.next(clock.now())).toBeUndefined()
  })

  itWithBackEnd('of a session are named by what nobody else knows', async backEnd => {
    const ana = await backEnd.signUp()
    const feed = createFeed(backEnd)
    const name = await feed.open(await callerOf(backEnd, ana))
    expect(name).toContain(hashToken(ana.token!))
    expect(feed.channel(`${name}x`)).toBeUndefined()
    const answer = await backEnd.guest.call('streamQuotes', { query: { channels: name } })
    expect(answer).toMatchObject({ code: 422, params: { field: 'channels' } })
  })
})
