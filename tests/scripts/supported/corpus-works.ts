import {
  MULTIPART,
  JSON_TYPE,
  PDF,
  ref,
  FILE,
  ofText,
  query,
  field,
  named,
  tagged,
  answers,
  type Case,
  type Operation,
} from './edits.ts'

/** Words that check nothing, shapes and names that work. */
export const WORKS: readonly Case[] = [
  { title: 'the specification as it is', edit: () => {} },
  { title: '`example` in a schema', edit: ofText({ example: 'Look again' }) },
  {
    title: '`examples`, `title`, `$comment`, `default` and `readOnly`',
    edit: ofText({ examples: ['a'], title: 'Text', $comment: 'a', default: 'a', readOnly: true }),
  },
  { title: '`xml`', edit: ofText({ xml: { name: 'text' } }) },
  { title: '`externalDocs`', edit: ofText({ externalDocs: { url: 'https://example.com' } }) },
  {
    title: '`deprecated`, of an operation and of a field',
    edit: parts => {
      parts.list['deprecated'] = true
      ofText({ deprecated: true })(parts)
    },
  },
  { title: 'a format that nothing knows, such as `phone`', edit: ofText({ format: 'phone' }) },
  { title: '`format: date-time`', edit: ofText({ format: 'date-time' }) },
  { title: '`contentMediaType`', edit: ofText({ contentMediaType: 'text/plain' }) },
  {
    title: '`oneOf` with a `discriminator`',
    edit: ({ schemas }) => {
      Object.assign(schemas['Note']!['properties'] as object, {
        about: { oneOf: [ref('Done'), ref('ErrorEnvelope')], discriminator: { propertyName: 'code' } },
      })
    },
  },
  {
    title: 'a schema that contains itself',
    edit: ({ schemas }) =>
      void Object.assign(schemas['Note']!['properties'] as object, {
        replies: { type: 'array', items: ref('Note') },
      }),
  },
  { title: 'a value of an answer that may be null', edit: ofText({ type: ['string', 'null'] }) },
  { title: 'odd values of an `enum`', edit: ofText({ enum: ['', 'a b', '*/', '`${x}`', '1'] }) },
  {
    title: 'odd names of fields',
    edit: ({ schemas }) =>
      void Object.assign(schemas['Note']!['properties'] as object, {
        'a-b': { type: 'string' },
        class: { type: 'string' },
        'x-field': { type: 'string' },
      }),
  },
  {
    title: 'a text, a number and a yes or no in the query',
    edit: parts => ['string', 'integer', 'boolean'].forEach(type => query({ type }, { name: type })(parts)),
  },
  {
    title: 'lists, objects and null in a JSON body',
    edit: field(
      { type: 'array', items: { type: 'object', properties: { a: { type: ['string', 'null'] } } } },
      JSON_TYPE,
    ),
  },
  { title: 'a file in a multipart body', edit: field(FILE, MULTIPART) },
  {
    title: 'a POST without a body that changes nothing',
    edit: ({ save }) => {
      delete (save as Partial<Operation>).requestBody
      delete save['x-when-frozen']
      save['x-changes'] = 'nothing'
    },
  },
  {
    title: 'a file as the answer of a GET',
    edit: answers(json => ({
      [PDF]: { schema: FILE },
      [JSON_TYPE]: { schema: ref('ErrorEnvelope'), ...(json.examples && { examples: json.examples }) },
    })),
  },
  {
    title: 'an operation for guests',
    edit: ({ list }) => {
      list['security'] = [{}, { token: [] }]
      delete list['x-access']
    },
  },
  { title: 'an operationId with capitals and figures', edit: named('saveNote2Again') },
  { title: 'a tag of two words', edit: tagged('new-shares') },
]
