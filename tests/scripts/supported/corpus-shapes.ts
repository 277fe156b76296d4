import { FORM, MULTIPART, JSON_TYPE, PDF, ref, FILE, query, field, answers, type Case } from './edits.ts'

/** Shapes of operations that are refused. */
export const BAD_SHAPES: readonly Case[] = [
  {
    title: 'a parameter in the path',
    edit: ({ list, paths }) => {
      list.parameters.push({ name: 'id', in: 'path', required: true, schema: { type: 'string' } })
      paths['/api/note/{id}'] = { get: list }
      delete paths['/api/note/list']
    },
    refused: 'listNotes: its path /api/note/{id} has a parameter. Take it in the query',
  },
  {
    title: 'braces in a path, without a parameter',
    edit: ({ list, paths }) => {
      paths['/api/note/{id}'] = { get: list }
      delete paths['/api/note/list']
    },
    refused: 'its path /api/note/{id} has a parameter',
  },
  {
    title: 'a header',
    edit: query({ type: 'string' }, { in: 'header', name: 'X-Shop' }),
    refused: 'listNotes: X-Shop is a header. Take it in the query or the body',
  },
  {
    title: 'a cookie',
    edit: query({ type: 'string' }, { in: 'cookie' }),
    refused: 'extra is a cookie. Take it in the query',
  },
  {
    title: 'a list in the query',
    edit: query({ type: 'array', items: { type: 'string' } }),
    refused: 'extra in the query is a list. Take it in the body of a POST as JSON',
  },
  {
    title: 'an object in the query',
    edit: query({ type: 'object' }),
    refused: 'extra in the query is an object',
  },
  {
    title: 'null in the query',
    edit: query({ type: ['integer', 'null'] }),
    refused: 'extra in the query may be null or of several types',
  },
  {
    title: '`oneOf` in the query',
    edit: query({ oneOf: [{ type: 'string' }, { type: 'integer' }] }),
    refused: 'extra in the query combines schemas',
  },
  { title: 'no type in the query', edit: query({ enum: ['a'] }), refused: 'extra in the query has no type' },
  { title: 'a file in the query', edit: query(FILE), refused: 'extra in the query is a file' },
  {
    title: '`style` or `explode` of a parameter',
    edit: query({ type: 'string' }, { style: 'deepObject' }),
    refused: 'extra is written in a form of its own',
  },
  {
    title: 'a body of a GET',
    edit: ({ list, save }) => void (list.requestBody = save.requestBody),
    refused: 'listNotes: a GET has a body. Make it a POST with `x-changes: nothing`',
  },
  {
    title: 'a body of two media types',
    edit: ({ save }) => void (save.requestBody.content[JSON_TYPE] = save.requestBody.content[FORM]!),
    refused: `its body is of ${FORM} and ${JSON_TYPE}`,
  },
  {
    title: 'a body of plain text',
    edit: field({ type: 'string' }, 'text/plain'),
    refused: 'its body is of text/plain',
  },
  {
    title: 'a body whose schema has no name',
    edit: ({ save, schemas }) => void (save.requestBody.content[FORM]!.schema = schemas['SaveNoteRequest']!),
    refused: 'the schema of its body has no name',
  },
  {
    title: 'an object in a form',
    edit: field({ type: 'object' }),
    refused: 'saveNote: extra in the form is an object. Take the body as application/json',
  },
  {
    title: 'a list in a form',
    edit: field({ type: 'array', items: { type: 'string' } }),
    refused: 'extra in the form is a list',
  },
  {
    title: 'null in a form',
    edit: field({ type: ['string', 'null'] }),
    refused: 'extra in the form may be null',
  },
  {
    title: 'a file in a form',
    edit: field(FILE),
    refused: 'extra is a file in a form. Take the body as multipart/form-data',
  },
  {
    title: 'several files in one field',
    edit: field({ type: 'array', items: FILE }, MULTIPART),
    refused: 'extra in the form is several files. Take one',
  },
  {
    title: 'a form of combined schemas',
    edit: ({ schemas }) => void (schemas['SaveNoteRequest'] = { allOf: [ref('Note')] }),
    refused: 'its form is not one object',
  },
  {
    title: 'PUT, DELETE or PATCH',
    edit: ({ paths, save }) => void (paths['/api/note/save'] = { delete: save }),
    refused: 'DELETE /api/note/save: delete is not get or post. Make it a POST',
  },
  {
    title: '`summary` of a path',
    edit: ({ paths }) => void (paths['/api/note/save']!['summary'] = 'Notes'),
    refused: 'summary stands beside the methods of a path',
  },
  {
    title: 'another status than 200',
    edit: ({ list }) => void (list.responses['404'] = { content: {} }),
    refused: 'listNotes: it answers with status 404. Answer 200 with a `code`',
  },
  {
    title: 'no status 200',
    edit: ({ list }) => void delete list.responses['200'],
    refused: 'GET /api/note/list: it has no answer with status 200',
  },
  {
    title: 'a file without the error beside it',
    edit: answers(() => ({ [PDF]: { schema: FILE } })),
    refused: 'listNotes: it answers no application/json. Add one',
  },
  {
    title: 'a file by POST',
    edit: ({ save }) => void (save.responses['200']!.content[PDF] = { schema: FILE }),
    refused: 'saveNote: it gives a file or a stream by POST',
  },
  {
    title: 'an answer without the error beside it',
    edit: answers(json => ({ [JSON_TYPE]: { ...json, schema: ref('NotePage') } })),
    refused: 'its answer does not say that it may be an error',
  },
  {
    title: 'an answer whose schema has no name',
    edit: answers(json => ({
      [JSON_TYPE]: { ...json, schema: { oneOf: [{ type: 'object' }, ref('ErrorEnvelope')] } },
    })),
    refused: 'the schema of its answer has no name',
  },
  {
    title: 'an answer without an example',
    edit: answers(({ schema }) => ({ [JSON_TYPE]: { schema } })),
    refused: 'its answer has no example of a success',
  },
  {
    title: 'another security scheme',
    edit: ({ list }) => void (list['security'] = [{ apiKey: [] }]),
    refused: 'it is called with apiKey. The app sends `token`',
  },
]
