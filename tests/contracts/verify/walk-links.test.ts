/** What the links of the specification say of a random walk's answers. */
import { describe, expect, it } from 'vitest'
import { baselinesOf } from '#contracts/verify/baseline.ts'
import { createJudge } from '#contracts/verify/judge.ts'
import type { Verification } from '#contracts/verify/verification.ts'
import type { Sent } from '#contracts/verify/wire.ts'
import { createInvariants } from '#contracts/verify/walks/invariants.ts'
import { runWalk } from '#contracts/verify/walks/run-walk.ts'
import { createCatalogue, type Walk } from '#contracts/verify/walks/walk.ts'
import { material, receivedOf } from './support.ts'

const { document, operations, interactions } = material
const baselines = baselinesOf(document, createJudge(document), operations, interactions)
const catalogue = createCatalogue(document, operations, baselines)

describe('the count of unread answers', () => {
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

  /** Takes the walk with this count and these messages. @returns what is wrong */
  async function takeWith(count: number, rows: object[]): Promise<string[]> {
    const answerTo = (target: string) => {
      if (target.startsWith(counting.operation.path)) return { code: 200, msg: 'ok', data: count }
      const messages = target.startsWith(list.path) ? rows : []
      return { code: 200, msg: 'ok', rows: messages, total: messages.length }
    }
    const session = {
      document,
      forbidden: () => undefined,
      hook: { setUp: () => Promise.resolve({ token: 'token' }) },
      judge: { answer: () => [] },
      note: () => undefined,
      requireBuilt: () => Promise.resolve(),
      client: { send: ({ target }: Sent) => Promise.resolve(receivedOf(answerTo(target))) },
    } as unknown as Verification
    const { problems } = await runWalk(session, createInvariants(document, operations), walk)
    return problems.map(({ says }) => says)
  }
  const unread = { id: '1', sender: 'desk', readAt: null }

  it('leaves out own messages, which customer service has not read', async () => {
    expect(await takeWith(1, [unread, { ...unread, id: '2', sender: 'account' }])).toEqual([])
  })

  it('is that of the list', async () => {
    const wrong = [expect.stringContaining('the count is that of the unread answers')]
    expect(await takeWith(0, [unread])).toEqual(wrong)
    expect(await takeWith(1, [{ ...unread, readAt: 1 }])).toEqual(wrong)
  })
})
