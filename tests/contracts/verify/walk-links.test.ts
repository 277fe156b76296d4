/** Links between two reads in a random walk: what a job of the back end does between them is no fault of it. */
import { describe, expect, it } from 'vitest'
import { baselinesOf } from '#contracts/verify/baseline.ts'
import { createJudge } from '#contracts/verify/judge.ts'
import type { Verification } from '#contracts/verify/verification.ts'
import type { Sent } from '#contracts/verify/wire.ts'
import { createInvariants } from '#contracts/verify/walks/invariants.ts'
import { runWalk } from '#contracts/verify/walks/run-walk.ts'
import { createCatalogue, type Walk } from '#contracts/verify/walks/walk.ts'
import { material } from './support.ts'

const { document, operations, interactions } = material
const baselines = baselinesOf(document, createJudge(document), operations, interactions)
const catalogue = createCatalogue(document, operations, baselines)

describe('a link between two reads', () => {
  const of = (id: string) => operations.find(operation => operation.id === id)!
  const counting = baselines.find(({ operation }) => operation.id === 'countServiceAnswers')!
  const [link, list] = catalogue
    .linksFrom(counting.operation)
    .find(([one]) => one.target === 'listServiceMessages')!
  const walk = {
    states: counting.states,
    steps: [
      { id: 0, kind: 'call', baseline: counting, operation: counting.operation },
      { id: 1, kind: 'link', from: 0, link, operation: list },
    ],
  } satisfies Walk
  const unread = { id: '1', sender: 'service', readAt: null }
  const nothing = { code: 200, msg: 'ok', rows: [], total: 0 }

  /** Takes the walk where the counts and the lists of messages are these, one after the other, the last of them from then on. */
  async function takeWith(counts: number[], lists: object[][]): Promise<string[]> {
    const following = <Item>(items: Item[]) => (items.length > 1 ? items.shift()! : items[0]!)
    const jsonOf = (path: string) => {
      if (path.startsWith(of('countServiceAnswers').path))
        return { code: 200, msg: 'ok', data: following(counts) }
      if (!path.startsWith(list.path)) return nothing
      const rows = following(lists)
      return { ...nothing, rows, total: rows.length }
    }
    const session = {
      document,
      forbidden: () => undefined,
      hook: { setUp: () => Promise.resolve({ token: 'token' }) },
      judge: { answer: () => [] },
      coverage: { note: () => undefined },
      client: { send: ({ target }: Sent) => Promise.resolve({ status: 200, json: jsonOf(target) }) },
    } as unknown as Verification
    const { problems } = await runWalk(session, createInvariants(document, operations), walk)
    return problems.map(({ says }) => says)
  }

  it('may be broken by what happens between them', async () => {
    expect(await takeWith([0, 1], [[unread]])).toEqual([])
    expect(await takeWith([1], [[], [unread]])).toEqual([])
    expect(await takeWith([0, 1, 2], [[unread], [unread, unread]])).toEqual([])
  })

  it('is wrong when it stays broken', async () => {
    expect(await takeWith([0], [[unread]])).toEqual([
      expect.stringContaining('the count is that of the unread answers'),
    ])
    expect(await takeWith([2], [[unread]])).toEqual([
      expect.stringContaining('the count is that of the unread answers'),
    ])
  })
})
