import { randomUUID } from 'node:crypto'
import { describe, expect } from 'vitest'
import { verifyLedger } from '#server/features/verify-ledger.ts'
import type { Store } from '#server/kernel/store.ts'
import { settleNewShares } from '#server/features/new-shares/settle-new-shares.ts'
import type { ShareEntry } from '#models'
import { verifyDraw } from '#src/lib/trading/allotment-draw.ts'
import { createBackEnd, itWithBackEnd, type BackEnd, type Person } from '#tests/support/back-end.ts'
import { createTestClock, itWithDatabase } from '#tests/support/databases/databases.ts'
import { openOffer } from '#tests/support/features/new-shares.ts'
import { WEEK } from '#src/lib/time/time-units.ts'

async function subscribe(person: Person, offerId: number, lots: number) {
  const body = { offerId, lots, idempotencyKey: randomUUID() }
  return (await person.get('subscribeToShares', { body })).data
}

async function history(person: Person) {
  return (await person.get('listShareSubscriptions', { query: { pageNum: 1, pageSize: 20 } })).rows
}

async function entriesOf(person: Person, id: number): Promise<ShareEntry[]> {
  return (await person.get('listShareEntries', { query: { id, pageNum: 1, pageSize: 500 } })).rows
}

const found = ({ services }: BackEnd) => verifyLedger(services.store)

describe('new-share job', () => {
  itWithBackEnd(
    'draws, refunds and lists each offer once at its time, with a balanced ledger throughout [R2.5]',
    async backEnd => {
      const { services, clock, signUp } = backEnd
      const [ana, ben] = [await signUp({ money: '20000' }), await signUp({ money: '20000' })]
      const offer = await openOffer(ana)
      const asked = await subscribe(ana, offer.id, 20)
      await subscribe(ben, offer.id, 3)

      expect(await settleNewShares(services)).toBe(0)
      clock.advance(offer.closesAt - clock.now())
      expect(await settleNewShares(services)).toBe(0)
      clock.advance(offer.drawsAt - clock.now())
      const listed = await entriesOf(ana, offer.id)
      expect(await settleNewShares(services)).toBe(2)
      expect(await settleNewShares(services)).toBe(0)
      const [mine] = await history(ana)
      const drawn = listed.find(({ id }) => id === asked.entryId)!
      expect(mine).toMatchObject({
        allottedLots: drawn.allottedLots,
        held: asked.held,
        status: expect.stringMatching(/llotted/),
      })
      expect(await found(backEnd)).toEqual([])

      clock.advance(offer.listsAt - clock.now())
      await settleNewShares(services)
      expect(await settleNewShares(services)).toBe(0)
      const after = await history(ana)
      expect(after[0]!.status).toBe(drawn.allottedLots! > 0 ? 'listed' : 'notAllotted')
      expect(await found(backEnd)).toEqual([])
    },
  )

  itWithBackEnd('allots what the published draw says, which anybody can recompute [R2.5]', async backEnd => {
    const { services, clock, signUp, guest } = backEnd
    const ana = await signUp({ money: '20000' })
    const offer = await openOffer(ana)
    const { data: before } = await guest.get('getShareOffer', { query: { id: offer.id } })
    expect(before.draw).toMatchObject({ seed: null, entriesHash: null, allottedLots: null })
    const { entryId } = await subscribe(ana, offer.id, 20)
    expect((await entriesOf(guest, offer.id)).find(({ id }) => id === entryId)).toMatchObject({
      origin: 'account',
      lots: 20,
      allottedLots: null,
    })
    clock.advance(offer.closesAt - clock.now())
    const closed = (await guest.get('getShareOffer', { query: { id: offer.id } })).data.draw
    expect(closed).toMatchObject({ commitment: before.draw.commitment, seed: null, allottedLots: null })
    clock.advance(offer.drawsAt - clock.now())
    await settleNewShares(services)

    const { draw } = (await guest.get('getShareOffer', { query: { id: offer.id } })).data
    const entries = await entriesOf(guest, offer.id)
    expect(draw).toMatchObject({ commitment: before.draw.commitment, entriesHash: closed.entriesHash })
    const published = {
      commitment: before.draw.commitment,
      seed: draw.seed!,
      entriesHash: closed.entriesHash!,
      totalLots: offer.totalLots,
      entries: entries.map(({ id, lots, allottedLots }) => ({ id, lots, allottedLots: allottedLots! })),
    }
    expect(verifyDraw(published)).toEqual([])
    expect(entries.reduce((sum, { allottedLots }) => sum + allottedLots!, 0)).toBe(draw.allottedLots)
    expect((await history(ana))[0]!.allottedLots).toBe(entries.find(({ id }) => id === entryId)!.allottedLots)
  })

  itWithDatabase('catches up once after a week of downtime, with the same result [R2.5]', async database => {
    const clock = createTestClock()
    const first = await database.open({ clock })
    const before = createBackEnd(first, clock)
    const ana = await before.signUp({ money: '20000' })
    const offer = await openOffer(ana)
    await subscribe(ana, offer.id, 20)
    const gone = await subscribe(ana, offer.id - 1, 5)
    await ana.get('cancelShareSubscription', { body: { id: gone.id, idempotencyKey: randomUUID() } })
    await first.close()

    clock.advance(WEEK)
    const second = await database.open({ clock, nodeId: 1 })
    const third = await database.open({ clock, nodeId: 2 })
    try {
      const [one, two] = [createBackEnd(second, clock), createBackEnd(third, clock)]
      // Two nodes come up at the same time.
      await Promise.all([settleNewShares(one.services), settleNewShares(two.services)])
      const again = one.as(ana.token!)
      const [mine, cancelled] = (await history(again)).toSorted((a, b) => b.offerId - a.offerId)
      const entries = await entriesOf(again, offer.id)
      const drawn = entries.find(({ id }) => id === mine!.entryId)!.allottedLots!
      expect(mine).toMatchObject({ allottedLots: drawn, status: drawn > 0 ? 'listed' : 'notAllotted' })
      expect(cancelled).toMatchObject({ status: 'cancelled' })
      expect(await settleNewShares(one.services)).toBe(0)
      const { rows } = await again.get('listLedgerEntries', { query: { pageNum: 1, pageSize: 100 } })
      const settlements = new Set(
        rows.filter(row => row.referenceId === mine!.id).map(row => row.transactionId),
      )
      expect(settlements.size).toBe(drawn > 0 ? 3 : 2)
      expect(await found(one)).toEqual([])
    } finally {
      await second.close()
      await third.close()
    }
  })

  itWithBackEnd('continues with other subscriptions when one cannot be settled [R7.7]', async backEnd => {
    const { services, clock, signUp } = backEnd
    const [ana, ben] = [await signUp({ money: '20000' }), await signUp({ money: '20000' })]
    const offer = await openOffer(ana)
    const { id } = await subscribe(ana, offer.id, 1)
    await subscribe(ben, offer.id, 1)
    clock.advance(offer.drawsAt - clock.now())
    const { store } = services
    const failing: Store = {
      engine: store.engine,
      query: (text, params) => store.query(text, params),
      close: () => store.close(),
      execute: async (command, input) => {
        if (
          JSON.stringify(input, (_, each: unknown) => (typeof each === 'bigint' ? `${each}` : each)).includes(
            id,
          )
        ) {
          throw new Error('broken')
        }
        return store.execute(command, input)
      },
    }
    await expect(settleNewShares({ ...services, store: failing })).rejects.toThrow(AggregateError)
    expect((await history(ben))[0]!.status).not.toBe('waiting')
    expect((await history(ana))[0]!.status).toBe('waiting')
    await settleNewShares(services)
    expect((await history(ana))[0]!.status).not.toBe('waiting')
    expect(await found(backEnd)).toEqual([])
  })
})
