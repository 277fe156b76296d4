/** What another language and several filters at once make of a list: each judging function with a right and a wrong answer. */
import { describe, expect, it } from 'vitest'
import { toSent, type Draft } from '#contracts/verify/draft.ts'
import { secondPageProblems, valuesForPages } from '#contracts/verify/probes/filter-pages.ts'
import {
  beyondRows,
  hasCursor,
  pairsOf,
  togetherProblems,
  valueBeyond,
} from '#contracts/verify/probes/filter-pairs.ts'
import { otherwiseProblems } from '#contracts/verify/probes/filtered-rows.ts'
import { figureProblems, lengthProblems } from '#contracts/verify/probes/languages.ts'
import { countProblems } from '#contracts/verify/probes/paging.ts'
import type { ProbeContext } from '#contracts/verify/probes/probe.ts'
import { successProbes } from '#contracts/verify/probes/success.ts'
import type { HttpExchange } from '#contracts/verify/wire.ts'
import { material, receivedOf } from './support.ts'

const { document, operations } = material
const named = (id: string) => operations.find(one => one.id === id)!

/** An exchange of an operation that was answered this. */
function answered(id: string, json: object): HttpExchange {
  const draft: Draft = { operation: named(id), query: [], headers: {}, body: [] }
  const received = receivedOf(json)
  return { operation: named(id), sent: toSent(draft), received }
}
const saysOf = (problems: readonly { says: string }[]) => problems.map(({ says }) => says)

describe('a list in another language', () => {
  const of = (count: number) =>
    answered('listDeposits', { code: 200, rows: Array.from({ length: count }, () => ({})) })
  const says = (first: number, english: number, last: number) =>
    saysOf(lengthProblems([of(first), of(english), of(last)], '/x'))

  it('has as many rows as in English, unless others add to it', () => {
    expect(says(3, 3, 3)).toEqual([])
    expect(says(2, 3, 2)).toEqual(['rows are 2 in this language and 3 in English'])
    expect(says(2, 3, 3)).toEqual([])
  })
})

describe('what is read in each language', () => {
  /** Runs the probe of a list; `titleIn` says what its row is called, '' that it is not there. */
  async function saysOfTitles(titleIn: (language: string, call: number) => string) {
    const operation = named('listMessages')
    const calls = new Map<string, number>()
    const ask = async (draft: Draft) => {
      const language = draft.headers['Accept-Language']!
      const call = (calls.get(language) ?? 0) + 1
      calls.set(language, call)
      const title = titleIn(language, call)
      const rows = title === '' ? [] : [{ id: '1', title }]
      const received = receivedOf({ code: 200, msg: 'ok', rows, total: rows.length })
      return { operation, sent: toSent(draft), received }
    }
    const draft = { operation, query: [], headers: { 'Accept-Language': 'en' }, body: [] }
    const probe = successProbes(document, operation, 0).find(({ name }) => name === 'in other languages')!
    // The probe needs no more of the context.
    const { problems } = await probe.run({ document, operation, draft, ask } as unknown as ProbeContext)
    return saysOf(problems)
  }

  it('is the same when it is asked again', async () => {
    expect(await saysOfTitles(language => language)).toEqual([])
    expect(
      await saysOfTitles((language, call) => (language === 'de' && call === 2 ? 'Neu' : language)),
    ).toEqual(['when asked again in de, listMessages is another: title was "de" and is "Neu"'])
  })

  it('has as many rows as in English', async () => {
    expect(await saysOfTitles(language => (language === 'de' ? '' : language))).toEqual([
      expect.stringContaining('rows'),
    ])
  })
})

describe('an answer in another language', () => {
  const of = (rows: object[]) => answered('listDeposits', { code: 200, rows })
  const says = (...[first, english, last]: [object[], object[], object[]]) =>
    saysOf(figureProblems(document, named('listDeposits'), [of(first), of(english), of(last)], '/x'))
  const row = (id: string, amount: string, title: string) => ({
    id,
    amount,
    channel: { title, isOpen: true },
  })
  const english = [row('1', '10.5', 'Bank'), row('2', '20', 'Card')]

  it('has other texts and another order, and the same figures', () => {
    const other = [row('2', '20', 'Karte'), row('1', '10.5', 'Überweisung')]
    expect(says(other, english, other)).toEqual([])
    const wrong = [row('2', '200', 'Karte'), { ...other[1]!, channel: { title: 'x', isOpen: false } }]
    expect(says(wrong, english, wrong)).toEqual([
      'amount is 200 in this language and 20 in English',
      'isOpen is false in this language and true in English',
    ])
  })

  it('is left alone where its figures move', () => {
    expect(says([row('1', '11', 'Bank')], english, english)).toEqual([])
  })
})

describe('two filters', () => {
  const all = [
    { id: '1', status: 'pending', channelId: 1 },
    { id: '2', status: 'pending', channelId: 2 },
    { id: '3', status: 'approved', channelId: 2 },
  ]
  const filters = { status: 'pending', channelId: 2 }
  const together = (chosen: typeof all, isComplete = true) =>
    saysOf(togetherProblems(named('listDeposits'), { all, isComplete }, filters, chosen, '/x'))

  it('are asked for with the values of a row, and with one that it does not have', () => {
    const given = [
      { name: 'status', values: ['pending', 'approved', 'refused'] },
      { name: 'channelId', values: [] },
    ]
    const pairs = (rows: typeof all) => pairsOf(named('listDeposits'), given, rows)
    expect(pairs(all)).toEqual([
      { status: 'approved', channelId: 2 },
      { status: 'approved', channelId: 1 },
      { channelId: 2, status: 'pending' },
    ])
    expect(pairs([all[0]!])).toEqual([
      { status: 'pending', channelId: 1 },
      { channelId: 1, status: 'approved' },
    ])
  })

  it('are asked for with a range that no row is in', () => {
    const times = [{ createdAt: 20 }, { createdAt: 10 }]
    const operation = named('listDeposits')
    expect([valueBeyond(operation, 'from', times), valueBeyond(operation, 'to', times)]).toEqual([21, 10])
    const range = { name: 'startTime', values: [21], isRange: true }
    expect(pairsOf(operation, [{ name: 'status', values: [] }, range], [all[2]!])).toEqual([
      { status: 'approved', startTime: 21 },
    ])
  })

  it('give the rows that both choose, and only these', () => {
    expect(together([all[1]!])).toEqual([])
    expect(together([all[1]!, all[2]!])).toEqual([
      'status=pending and channelId=2 give a row that is not in the intersection',
    ])
    expect(together([])).toEqual(['status=pending and channelId=2 lack a row of the intersection'])
  })

  it('are counted as their rows are, unless there are more than fit on a page', () => {
    const says = (total: number) =>
      saysOf(
        countProblems(
          'status=pending',
          answered('listDeposits', { code: 200, rows: [{}], total }),
          100,
          '/x',
        ),
      )
    expect(says(1)).toEqual([])
    expect(says(2)).toEqual(['status=pending gives 1 rows, and total is 2'])
    expect(says(101)).toEqual([])
  })

  it('are not said to lack rows of a list that was not read to its end', () => {
    expect(together([], false)).toEqual([])
  })
})

describe('a cursor', () => {
  const rows = [{ id: '3' }, { id: '2' }, { title: 'without an id' }]
  const ends = [{ name: 'before', end: 'cursor' }] as const

  it('has none of the rows behind the last one', () => {
    const operation = named('listLedgerEntries')
    expect(beyondRows(operation, ends, rows)).toEqual([{ name: 'before', values: ['2'], isRange: true }])
    expect(beyondRows(operation, ends, [])).toEqual([])
  })

  it('is told from other filters, as total counts the rows before it as well', () => {
    expect([hasCursor(ends, { before: '2', type: 'fee' }), hasCursor(ends, { type: 'fee' })]).toEqual([
      true,
      false,
    ])
  })
})

describe('a filter', () => {
  const operation = named('listDeposits')
  const all = [
    { id: '1', status: 'pending', amount: '10' },
    { id: '2', status: 'approved', amount: '20' },
  ]

  it('changes nothing of the rows that it chooses', () => {
    const says = (chosen: object[]) =>
      saysOf(
        otherwiseProblems(
          document,
          operation,
          all,
          { asked: 'status=approved', chosen: chosen as { id: string }[] },
          '/x',
        ),
      )
    expect(says([all[1]!])).toEqual([])
    expect(says([{ id: '9', amount: '1' }])).toEqual([])
    expect(says([{ ...all[1], amount: '200' }])).toEqual([
      'status=approved changes a row: in the whole list, amount was "20" and is "200"',
    ])
  })

  it('is tried on the second page with the value of a row, and with one that the second row does not have', () => {
    const values = (filter: Parameters<typeof valuesForPages>[0]) => valuesForPages(filter, all)
    expect(values({ name: 'status', values: ['pending', 'approved', 'refused'] })).toEqual([
      'approved',
      'pending',
    ])
    expect(valuesForPages({ name: 'status', values: [] }, [all[1]!, all[1]!])).toEqual([
      'approved',
      'zzzzzzzz',
    ])
    expect(values({ name: 'isUnread', values: [0, 1] })).toEqual([0, 1])
    expect(values({ name: 'startTime', values: [21], isRange: true })).toEqual([21])
  })

  it('goes on, on its second page, where its first page ends', () => {
    const says = (first: typeof all, second: typeof all) =>
      saysOf(secondPageProblems(operation, 'status=x', first, second, '/x'))
    expect(says(all, [all[1]!])).toEqual([])
    expect(says([all[0]!], [])).toEqual([])
    const wrong = ['status=x gives another row on page 2 than it chooses']
    expect([says([all[0]!], [all[1]!]), says(all, []), says(all, [all[0]!])]).toEqual([wrong, wrong, wrong])
  })
})
