import { expect, it } from 'vitest'
import { checkChanges } from '#scripts/mutation-invalidates.ts'
import { operationsOf, readSpecification } from '#scripts/specification.ts'

const operations = operationsOf(readSpecification())
const saveNote = operations.find(({ id }) => id === 'saveNote')!

it('it is known of every write which answers are read again after it', () => {
  expect(() => checkChanges(operations)).not.toThrow()
})

it('a write of which nothing is said is named', () => {
  const added = { ...saveNote, id: 'sendGift' }
  expect(() => checkChanges([...operations, added])).toThrow('(CHANGES_NO_ANSWER): sendGift is missing.')
  expect(() => checkChanges([...operations, { ...added, 'x-changes': 'nothing' }])).not.toThrow()
})

it('a row of what is no write any more is named', () => {
  const others = operations.filter(({ id }) => id !== 'saveNote')
  expect(() => checkChanges(others)).toThrow('saveNote changes nothing.')
})
