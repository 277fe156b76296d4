import { named, tagged, schemaNamed, type Case } from './edits.ts'

/** Names that are refused. */
export const BAD_NAMES: readonly Case[] = [
  {
    title: 'no operationId',
    edit: ({ save }) => void delete save['operationId'],
    refused: 'POST /api/note/save: it has no operationId',
  },
  {
    title: 'an operationId with a hyphen',
    edit: named('save-note'),
    refused: '"save-note" cannot name a function',
  },
  {
    title: 'an operationId that is a word of the language',
    edit: named('delete'),
    refused: '"delete" means something else in the generated files',
  },
  {
    title: 'an operationId that generated code uses',
    edit: named('options'),
    refused: '"options" means something else in the generated files',
  },
  {
    title: 'an operationId twice',
    edit: named('listNotes'),
    refused: '"listNotes" names another operation already',
  },
  {
    title: 'an operationId twice but for capitals',
    edit: named('listnotes'),
    refused: '"listNotes" names another operation already',
  },
  {
    title: 'an operationId like a hook',
    edit: named('useListNotes'),
    refused: '"useListNotes" is like the name of a hook',
  },
  {
    title: 'an operationId like a query key',
    edit: named('getListNotesQueryKey'),
    refused: '"getListNotesQueryKey" is like the name of a hook or a mock',
  },
  { title: 'no tag', edit: tagged(), refused: 'listNotes: it has 0 tags' },
  { title: 'two tags', edit: tagged('a', 'b'), refused: 'listNotes: it has 2 tags' },
  {
    title: 'a tag that cannot be a folder',
    edit: tagged('Größe 2'),
    refused: 'the tag "Größe 2" cannot name a folder',
  },
  {
    title: 'a tag that is a folder of the generated files',
    edit: tagged('models'),
    refused: 'the tag "models" means something else',
  },
  {
    title: 'a tag that is a word of the language',
    edit: tagged('new'),
    refused: 'the tag "new" means something else',
  },
  {
    title: 'a tag that is not described',
    edit: ({ list }) => void (list['tags'] = ['other']),
    refused: 'the tag "other" is unknown',
  },
  {
    title: 'a schema named like a type of the language',
    edit: schemaNamed('Record'),
    refused: 'Record: the schema would hide a type',
  },
  {
    title: 'a schema named like a type of the browser',
    edit: schemaNamed('Response'),
    refused: 'Response: the schema would hide a type',
  },
  {
    title: 'a schema named like a type of the generated files',
    edit: schemaNamed('UseQueryResult'),
    refused: 'UseQueryResult: the schema would hide a type',
  },
  {
    title: 'a schema named like the parameters of an operation',
    edit: schemaNamed('ListNotesParams'),
    refused: 'the name of the parameters of listNotes',
  },
  {
    title: 'a schema that differs in capitals only',
    edit: schemaNamed('NOTE'),
    refused: 'NOTE: the schema differs from "Note" in capitals only',
  },
  {
    title: 'a schema that cannot name a type',
    edit: schemaNamed('note-kind'),
    refused: 'note-kind: the schema cannot name a type',
  },
]
