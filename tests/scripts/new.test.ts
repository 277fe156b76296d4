import { existsSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { checkLanguage, partsLike, wordsOf } from '#scripts/new/language.ts'
import { checkOperation, operationOf } from '#scripts/new/operation.ts'
import { filesOf, partsOf } from '#scripts/new/template.ts'
import { readSpecification } from '#scripts/specification.ts'
import { LOCALE_CODES } from '#src/lib/locales.ts'

const specification = readSpecification()
const templates = ['list', 'write'].map(name => readFileSync(`scripts/new/${name}.txt`, 'utf8')).join('')
const check = (id: string) => checkOperation(id, operationOf(id), { specification, templates })
const read = (path: string) => (existsSync(path) ? readFileSync(path, 'utf8') : undefined)
const written = (template: string, id: string, files = read) =>
  filesOf(
    partsOf(readFileSync(`scripts/new/${template}.txt`, 'utf8'), operationOf(id).words).filter(
      ({ how }) => how !== 'texts',
    ),
    files,
  )

it.each([
  ['getPriceGoal', /"getPriceGoal" cannot be made: listPriceGoals begins a feature/],
  ['listsheep', /cannot be made/],
  ['listSheep', /cannot be made/],
  ['listAPIKeys', /cannot be made/],
  ['add-goal', /cannot be made/],
  ['listNotes', /The feature "note" exists, and listNotes would begin it/],
  ['listCandles', /A schema is called Candle, CandlePage/],
  ['listTransactions', /transactions cannot name a table/],
  ['listPages', /Page means something else in the files that are made/],
  ['listWindows', /Window: the schema would hide a type of the language/],
  ['listClasses', /the tag "class" means something else/],
  ['addNote', /server\/features\/note\/handlers\.ts lacks the lines that this changes/],
])('refuses %s before anything is written', (id, says) => {
  expect(() => {
    check(id)
    written(operationOf(id).template, id)
  }).toThrow(says)
})

it.each([
  ['listPriceGoals', { noun: 'priceGoal', nouns: 'priceGoals', tag: 'price-goal', table: 'price_goals' }],
  ['addPriceGoal', { noun: 'priceGoal', Nouns: 'PriceGoals', words: 'price goals' }],
  ['listTaxReplies', { Noun: 'TaxReply', Nouns: 'TaxReplies' }],
  ['listPurchases', { Noun: 'Purchase', table: 'purchases' }],
  ['listBoxes', { Noun: 'Box', Nouns: 'Boxes' }],
])('makes the words of %s', (id, words) => {
  check(id)
  expect(operationOf(id).words).toMatchObject(words)
})

it('the templates of an operation fit the files that they change', () => {
  const list = written('list', 'listPriceGoals')
  const write = written('write', 'addPriceGoal', path => list.get(path) ?? read(path))
  expect(
    [...list.keys(), ...write.keys()].filter(path => path.includes('price-goal')).length,
  ).toBeGreaterThan(10)
  expect(() => written('list', 'listPriceGoals', path => list.get(path) ?? read(path))).toThrow(/exists/)
})

const DUTCH = { code: 'nl', tag: 'nl-NL', name: 'Nederlands', like: 'de' }

it.each([
  [{ code: 'de' }, /"de" is Deutsch already/],
  [{ code: 'NL' }, /"NL" is no code/],
  [{ tag: 'nl_NL' }, /"nl_NL" is no BCP 47 tag/],
  [{ tag: 'xx-XX' }, /is no BCP 47 tag that Intl knows/],
  [{ tag: 'it-IT' }, /The language of "it" has this tag or this name already/],
  [{ name: ' ' }, /Give its name in the language itself/],
  [{ like: 'sa' }, /--like "sa" has no translation that another language could begin with/],
  [{ like: 'en' }, /--like "en" has no translation/],
])('refuses a language with %o before anything is written', (change, says) => {
  expect(() => checkLanguage({ ...DUTCH, ...change })).toThrow(says)
})

it.each([
  ['nl-NL', `{ decimal: ',', group: '.', signPrefix: '', percent: '%' }`],
  ['sv-SE', String.raw`{ decimal: ',', group: '\u00a0', signPrefix: '', percent: '\u00a0%' }`],
  ['bn-IN', `{ decimal: '.', group: ',', signPrefix: '', percent: '%', isIndian: true }`],
  ['he-IL', String.raw`{ decimal: '.', group: ',', signPrefix: '\u200e', percent: '%' }`],
])('takes the number symbols of %s from Unicode CLDR', (tag, symbols) => {
  expect(wordsOf({ ...DUTCH, tag })['symbols']).toBe(symbols)
})

it('the templates of a language fit the files that they change', () => {
  checkLanguage(DUTCH)
  const template = readFileSync('scripts/new/language.txt', 'utf8')
  const parts = [
    ...partsOf(template, wordsOf(DUTCH)),
    ...partsLike(DUTCH, path => readFileSync(path, 'utf8')),
  ]
  const files = filesOf(parts, read)
  expect(files.get('src/lib/locales.ts')).toContain(
    `nl: { tag: 'nl-NL', languageId: ${LOCALE_CODES.length + 1}, `,
  )
  expect(files.get('tests/server/market/names.test.ts')).toContain('de Gold; nl Gold;')
})
