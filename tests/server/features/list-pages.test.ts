import { expect } from 'vitest'
import { operationsOf, readSpecification, resolve } from '#scripts/specification.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import { itWithBackEnd, type Fields, type Person } from '#tests/support/back-end.ts'
import { callOf } from '#tests/support/calls/all-calls.ts'
import { runHistory } from '#tests/support/histories/account-history.ts'
import { EVERY_KIND } from '#tests/support/histories/every-kind.ts'

const PAGE = 500

const specification = readSpecification()

/** What the history does not have. */
const ADDED = ['createAlert', 'sendServiceMessage', 'followTrader'] as const
const EMPTY = ['listCopies']

/** Filters of a field that only some rows have. */
const OF_SOME = ['listAwards level']

/** A list of an account, with the choices of its filters. */
interface List {
  readonly id: OperationId
  readonly filters: readonly (readonly [name: string, choices: readonly (string | number)[]])[]
}

/** The lists in pages that need no more than an account. */
const LISTS: readonly List[] = operationsOf(specification).flatMap(({ id, isPublic, parameters }) => {
  const query = parameters.filter(each => each.in === 'query')
  const isOfPages = query.some(({ name }) => name === 'pageNum')
  if (isPublic || !isOfPages || query.some(({ name, required }) => required && !name.startsWith('page')))
    return []
  const filters = query.flatMap(({ name, schema }) => {
    const choices = resolve(specification, schema ?? {}).enum as readonly (string | number)[] | undefined
    return choices && !OF_SOME.includes(`${id} ${name}`) ? [[name, choices] as const] : []
  })
  return [{ id: id as OperationId, filters }]
})

async function read(person: Person, id: OperationId, query: Fields = {}) {
  const { code, rows, total } = await person.call(id, { query: { pageNum: 1, pageSize: PAGE, ...query } })
  expect(code, id).toBe(200)
  return { rows: rows!, total }
}

itWithBackEnd(
  'each page of each list has its rows and the total of all, and filters leave out none',
  async backEnd => {
    const member = await runHistory(backEnd, EVERY_KIND)
    for (const id of ADDED)
      expect(await member.call(id, await callOf(id, member, backEnd))).toMatchObject({ code: 200 })
    const stranger = await backEnd.signUp()
    const empty: string[] = []
    for (const { id, filters } of LISTS) {
      const { rows, total } = await read(member, id)
      expect(total, id).toBe(rows.length)
      if (rows.length === 0) empty.push(id)
      // The first pages, the last one, and the one after it.
      for (const pageNum of new Set([1, 2, Math.max(1, rows.length), rows.length + 1])) {
        const page = { rows: rows.slice(pageNum - 1, pageNum), total }
        expect(await read(member, id, { pageNum, pageSize: 1 }), `page ${pageNum} of ${id}`).toEqual(page)
      }
      for (const [name, choices] of filters) {
        const found: unknown[] = []
        for (const choice of choices) {
          const chosen = await read(member, id, { [name]: choice })
          expect(chosen.total, `${id} by ${name} ${choice}`).toBe(chosen.rows.length)
          found.push(...chosen.rows)
        }
        expect(new Set(found.map(row => JSON.stringify(row))), `${id} by ${name}`).toEqual(
          new Set(rows.map(row => JSON.stringify(row))),
        )
      }
      expect(await read(stranger, id), `${id} of another account`).toEqual({ rows: [], total: 0 })
    }
    expect(empty).toEqual(EMPTY)
  },
)
