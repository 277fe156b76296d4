/** The verifier with uploads, streams, things that are created elsewhere than where they are read or that name others, and fields that may be left out. */
import { describe, expect, it } from 'vitest'
import { readMaterial } from '#contracts/verify/specification/material.ts'
import { readOptions } from '#contracts/verify/options.ts'
import type { FailedRow, Row } from '#contracts/verify/results.ts'
import { verify } from '#contracts/verify/verify.ts'
import { startLibrary, type Fault } from './library.ts'

/** The rows of a verification of the service with a fault. */
async function rowsWith(fault: Fault): Promise<readonly Row[]> {
  const library = await startLibrary(fault)
  try {
    const material = await readMaterial(library.spec, {})
    const argv = [
      '--url',
      library.url,
      '--allow-writes',
      '--walks',
      fault === 'the pages are not changed' ? '8' : '0',
    ]
    return (await verify(readOptions(argv, material.operations), material)).rows
  } finally {
    await library.close()
  }
}

const said = (rows: readonly Row[]) =>
  rows
    .filter((row): row is FailedRow => row.outcome === 'failed')
    .flatMap(({ operation, name, problems }) => problems.map(({ says }) => `${operation} · ${name}: ${says}`))

describe('a library of which nothing but its specification is known', () => {
  it('is verified with its uploads, its stream and its loans, without an alarm where nothing is wrong', async () => {
    const rows = await rowsWith('none')
    expect(said(rows)).toEqual([])
    const passed = rows.filter(row => row.outcome === 'passed').map(row => `${row.operation}: ${row.name}`)
    expect(passed).toEqual(
      expect.arrayContaining([
        'putCover: a request as documented',
        'putCover: file left out',
        'putCover: caption: too long',
        'getCover: a request as documented',
        'news: a request as documented',
        'lend: a request as documented',
        'lend: what is created can be read',
        'getLoan: a request as documented',
        'giveBack: a request as documented',
        'review: what is created can be read',
        'addBook: what is created can be read, with all it may have',
        'changeBook: what is changed is read, with all it may have',
        'addBook: tags: too many items',
      ]),
    )
    expect(rows.filter(({ outcome }) => outcome === 'not run').map(({ name }) => name)).not.toContain(
      'a request as documented',
    )
  })

  it.each<readonly [Fault, RegExp]>([
    ['an upload without a file breaks it', /putCover · file left out: HTTP status 500 is not documented/],
    ['a long caption is accepted', /putCover · caption: too long: was accepted/],
    ['the news lack a time', /news · a request as documented: the answer lacks at/],
    ['a loan cannot be read', /lend · what is created can be read: after it, getLoan is answered HTTP 404/],
    [
      'the pages are not changed',
      /(getBook|listBooks): pages is \d+; \d+ was sent last \(the shortest walk: addBook, then changeBook, then (getBook|listBooks)\)/,
    ],
    ['a book is listed twice', /addBook · what is created can be read: after it, listBooks has .* twice/],
    [
      'the pages are listed wrongly',
      /addBook · what is created can be read, with all it may have: after it, listBooks: pages is 3; 2 was sent/,
    ],
    [
      'a new book is answered with other tags',
      /addBook · what is created can be read, with all it may have: its own answer: tags is \["other"\]; \[".*"\] was sent/,
    ],
    [
      'tags break it',
      /addBook · what is created can be read, with all it may have: answered HTTP 500.* where every field is sent/,
    ],
  ])('is found wrong where %s', async (fault, expected) => {
    expect(said(await rowsWith(fault)).join('\n')).toMatch(expected)
  })
})
