import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { checkKeywords, checkSchemaFiles } from '#scripts/keywords.ts'
import { readSpecification } from '#scripts/specification.ts'

const RULES = [{ rule: 'true', message: 'always', requirement: 'R1.2' }]
const operation = (own: object) => ({ paths: { '/a': { post: { 'x-origin': 'designed', ...own } } } })
const link = (own: object) => operation({ responses: { 200: { links: { next: own } } } })
const parameter = (own: object) => operation({ parameters: [{ name: 'id', ...own }] })
const schema = (own: object) => ({ components: { schemas: { Row: { properties: { id: own } } } } })
const PLACES = { operation, link, parameter, schema, document: (own: object) => own }

it('accepts the keywords of the specification', () => {
  expect(() => checkKeywords(readSpecification())).not.toThrow()
})

it.each<[keyof typeof PLACES, object, unknown]>([
  [
    'document',
    { 'x-invariants': { reads: { a: { operationId: 'listRows' } }, rules: RULES } },
    { reads: {} },
  ],
  ['operation', { 'x-origin': 'documented' }, 'invented'],
  ['operation', { 'x-access': { id: 'unknown', answer: 'own' } }, { answer: 'somebody' }],
  ['operation', { 'x-changes': 'nothing' }, 'something'],
  ['operation', { 'x-when-frozen': 'refused' }, 'sometimes'],
  ['operation', { 'x-when-frozen': { allowedIf: { side: 2 } } }, { allowedIf: {} }],
  ['operation', { 'x-touches': ['listRows', 'listOthers/*'] }, ['listRows/1']],
  ['operation', { 'x-now': ['data.time'] }, 'data.time'],
  ['operation', { 'x-localized': true }, 'yes'],
  ['operation', { 'x-events': { tick: 'Tick' } }, ['Tick']],
  ['operation', { 'x-rules': RULES }, [{ rule: 'true', message: 'always', requirement: 'later' }]],
  ['operation', { 'x-sunset': '2027-01-31' }, '31.1.2027'],
  ['link', { 'x-rules': RULES }, []],
  ['link', { 'x-before': true }, false],
  ['link', { 'x-when': 'true' }, ''],
  ['link', { 'x-refused': 'unknown' }, ['unknown']],
  ['parameter', { 'x-origin': 'designed' }, 'documented'],
  ['parameter', { 'x-sunset': '2027-01-31' }, '2027-02-31'],
  ['schema', { 'x-answer': { $ref: '#/Row' } }, 'Row'],
  ['schema', { 'x-page': { $ref: './user.yaml#/Row' } }, { $ref: 'Row' }],
  ['schema', { 'x-origin': 'designed' }, 'documented'],
  ['schema', { 'x-live': true }, 'true'],
  ['schema', { 'x-language-tags': ['en', 'zh-Hans'] }, ['english']],
  ['schema', { 'x-rules': RULES }, [{ rule: 'true' }]],
  ['schema', { 'x-sunset': '2027-01-31' }, 20_270_131],
])('%s takes %j, and refuses %j with a description of the keyword', (at, right, wrong) => {
  const place = PLACES[at]
  const name = Object.keys(right)[0] ?? ''
  expect(() => checkKeywords(place(right))).not.toThrow()
  expect(() => checkKeywords(place({ [name]: wrong }))).toThrow(new RegExp(`${name}.* must .*It is: \\S`))
})

it('refuses a keyword that nobody knows, in the wrong place or where none may stand, and says what to do', () => {
  const refused = [
    [
      operation({ 'x-acess': {} }),
      '/paths/~1a/post: x-acess is unknown here (operation); known are x-origin',
    ],
    [
      schema({ 'x-changes': 'nothing' }),
      '/components/schemas/Row/properties/id: x-changes is unknown here (schema)',
    ],
    [{ info: { 'x-owner': 'a' } }, '/info: x-owner must stand beside one of document, operation'],
    [{ paths: { '/a': { get: {} } } }, '/paths/~1a/get: operation lacks x-origin'],
  ] as const
  for (const [bundle, says] of refused) {
    expect(() => checkKeywords(bundle)).toThrow(says)
    expect(() => checkKeywords(bundle)).toThrow('describe a new keyword in openapi/keywords.json')
  }
})

it('refuses an envelope around both one thing and a page', () => {
  const row = { $ref: '#/Row' }
  expect(() => checkKeywords(schema({ 'x-answer': row, 'x-page': row }))).toThrow('/id: x-page')
})

it('checks the schemas as they are written, where the keywords of the bundler still are', () => {
  expect(() => checkSchemaFiles('openapi/schemas')).not.toThrow()
  const folder = mkdtempSync(join(tmpdir(), 'keywords-'))
  writeFileSync(
    join(folder, 'row.yaml'),
    "RowAnswer: { x-answr: { $ref: '#/Row' } }\nRowPage: { x-page: '#/Row' }\n",
  )
  try {
    expect(() => checkSchemaFiles(folder)).toThrow(/row.yaml\/schemas\/RowAnswer: x-answr is unknown here/)
    expect(() => checkSchemaFiles(folder)).toThrow(/row.yaml\/schemas\/RowPage: x-page must be object/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

it('takes names and examples that begin with x- for what they are', () => {
  const example = { 'x-anything': 1 }
  const bundle = operation({
    responses: {
      200: {
        headers: { 'x-request-id': {} },
        content: { 'x-form/data': { examples: { a: { value: example } } } },
      },
    },
  })
  expect(() =>
    checkKeywords({ ...bundle, ...schema({ properties: { 'x-field': {} }, default: example }) }),
  ).not.toThrow()
})
