import { ofText, query, type Case } from './edits.ts'

/** Words and schemas that are refused. */
export const BAD_WORDS: readonly Case[] = [
  {
    title: '`x-when-frozen` missing',
    edit: ({ save }) => void delete save['x-when-frozen'],
    refused: 'saveNote: x-when-frozen is missing. Write `allowed` or `refused`',
  },
  {
    title: '`x-when-frozen` of a read',
    edit: ({ list }) => void (list['x-when-frozen'] = 'allowed'),
    refused: 'x-when-frozen has no meaning',
  },
  {
    title: '`x-access` missing',
    edit: ({ list }) => void delete list['x-access'],
    refused: 'listNotes: x-access lacks answer',
  },
  {
    title: '`x-access` without an id that the request has',
    edit: query({ type: 'string' }, { name: 'noteId' }),
    refused: 'listNotes: x-access says nothing about noteId',
  },
  {
    title: '`x-origin` missing',
    edit: ({ list }) => void delete list['x-origin'],
    refused: 'operation lacks x-origin',
  },
  {
    title: 'an `x-…` that openapi/keywords.json does not have',
    edit: ofText({ 'x-color': 'red' }),
    refused: 'x-color is unknown here (schema)',
  },
  {
    title: 'a misspelt keyword',
    edit: ofText({ maxLenght: 5 }),
    refused:
      '/components/schemas/Note/properties/text: listNotes: the server cannot compile the schema at /components/schemas/Note/properties/text (unknown keyword: "maxLenght"). Correct its spelling',
  },
  { title: 'a pattern that is none', edit: ofText({ pattern: '(' }), refused: 'Mend the pattern' },
  {
    title: 'a rule that cannot be read',
    edit: ofText({ 'x-rules': [{ rule: 'self ==', message: 'a', requirement: 'R1' }] }),
    refused: 'the server cannot compile the schema at /components/schemas/Note/properties/text',
  },
  {
    title: 'a schema that no operation uses and that cannot be compiled',
    edit: ({ schemas }) => void (schemas['Unused'] = { minimun: 1 }),
    refused: '/components/schemas/Unused: the server cannot compile',
  },
]
