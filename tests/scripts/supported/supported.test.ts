import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkKeywords } from '#scripts/keywords.ts'
import { readSpecification, type Specification } from '#scripts/specification.ts'
import { checkSupported } from '#scripts/supported.ts'
import { createPlaces } from '#scripts/supported/places.ts'
import { BAD_NAMES } from './corpus-names.ts'
import { BAD_SHAPES } from './corpus-shapes.ts'
import { BAD_WORDS } from './corpus-words.ts'
import { WORKS } from './corpus-works.ts'
import { edited, type Case } from './edits.ts'
import { tiny } from './tiny.ts'

const REFUSED = [...BAD_SHAPES, ...BAD_NAMES, ...BAD_WORDS]

/** What `npm run gen` checks of a bundled specification before it generates anything. */
function check(specification: Specification, placeOf = (pointer: string) => pointer): void {
  checkKeywords(specification)
  checkSupported(specification, placeOf)
}

/** `works`, or the sentence that refuses it. */
function outcomeOf(specification: Specification, placeOf?: (pointer: string) => string): string {
  try {
    check(specification, placeOf)
    return 'works'
  } catch (error) {
    const [, ...lines] = (error as Error).message.split('\n')
    return placeOf ? lines.join('\n') : (lines[0]?.replace(/^ +\S+: /, '') ?? '')
  }
}

it.each(WORKS)('works: $title', ({ edit }) => {
  expect(() => check(edited(tiny(), edit))).not.toThrow()
})

it.each(REFUSED)('is refused by its name, with what to write instead: $title', ({ edit, refused }) => {
  expect(() => check(edited(tiny(), edit))).toThrow(refused)
})

it('the specification of this project works', () => {
  expect(() => check(readSpecification())).not.toThrow()
})

const refusalOf = (edit: Case['edit']) => outcomeOf(edited(readSpecification(), edit), createPlaces('.'))

it.each<[string, Case['edit'], RegExp]>([
  [
    'an operation',
    ({ save }) => void delete save['x-when-frozen'],
    /^ {2}openapi\/paths\/note\.yaml:\d+: saveNote: x-when-frozen/m,
  ],
  [
    'a schema',
    ({ schemas }) => void (schemas['NoteText']!['maxLenght'] = 5),
    /^ {2}openapi\/schemas\/note\.yaml:5: listNotes: /m,
  ],
  [
    'a component of a parameter',
    ({ document }) => {
      const { parameters } = document['components'] as { parameters: Record<string, { schema: object }> }
      Object.assign(parameters['PageNum']!.schema, { minimun: 1 })
    },
    /^ {2}openapi\/parameters\.yaml:\d+: \w+: the server cannot compile/m,
  ],
])('a refusal says the file and the line of %s', (_, edit, says) => {
  expect(refusalOf(edit)).toMatch(says)
})

it('names everything that is wrong at once', () => {
  const all = refusalOf(({ list, save }) => {
    delete save['x-when-frozen']
    list['tags'] = ['models']
  })
  expect(all.split('\n')).toHaveLength(2)
})

it('the page says of each case of the corpus what comes of it', () => {
  const page = readFileSync('docs/supported-openapi.md', 'utf8')
  for (const { title, edit } of [...WORKS, ...REFUSED])
    expect(page).toContain(`| ${title} | ${outcomeOf(edited(tiny(), edit))} |`)
})
