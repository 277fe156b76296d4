import { expect, it } from 'vitest'
import { eachDue } from '../../../server/operator/each-due.ts'

const ALL = Array.from({ length: 250 }, (_, index) => index + 1)
const list = (after: number | undefined, limit: number) =>
  Promise.resolve(ALL.filter(one => one > (after ?? 0)).slice(0, limit))

it('comes to everything that is due, page after page, each once', async () => {
  const done: number[] = []
  expect(await eachDue('things', list, async one => void done.push(one))).toBe(250)
  expect(done.toSorted((a, b) => a - b)).toEqual(ALL)
})

it('lets none that fails keep the others waiting, and tells of all that failed', async () => {
  const done: number[] = []
  const work = async (one: number) => {
    if (one % 100 === 0) throw new Error(`not ${one}`)
    done.push(one)
  }
  await expect(eachDue('things', list, work)).rejects.toMatchObject({
    message: '2 things failed',
    errors: [new Error('not 100'), new Error('not 200')],
  })
  expect(done).toHaveLength(248)
})

it('does nothing when nothing is due', async () => {
  expect(
    await eachDue(
      'things',
      async () => [],
      () => Promise.reject(new Error('asked')),
    ),
  ).toBe(0)
})
