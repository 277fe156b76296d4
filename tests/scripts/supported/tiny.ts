/** A specification of two operations, as the bundler gives it, from which the corpus is drawn. */
import type { Specification } from '#scripts/specification.ts'

const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const text = () => ({ type: 'string', maxLength: 50 })
const answerOf = (name: string, value: object) => ({
  200: {
    content: {
      'application/json': {
        schema: { oneOf: [ref(name), ref('ErrorEnvelope')] },
        examples: { done: { value: { code: 200, msg: 'ok', ...value } } },
      },
    },
  },
})
const envelope = (more: object) => ({
  type: 'object',
  required: ['code', 'msg', ...Object.keys(more)],
  properties: { code: { type: 'integer' }, msg: text(), ...more },
})

/** A new copy each time, to be changed. */
export const tiny = (): Specification =>
  ({
    openapi: '3.1.0',
    info: { title: 'Tiny', version: '1.0.0', description: '' },
    tags: [{ name: 'note', description: '' }],
    security: [{ token: [] }],
    paths: {
      '/api/note/list': {
        get: {
          operationId: 'listNotes',
          tags: ['note'],
          'x-origin': 'designed',
          'x-access': { answer: 'own' },
          parameters: [{ name: 'kind', in: 'query', schema: { type: 'string' } }],
          responses: answerOf('NotePage', { rows: [] }),
        },
      },
      '/api/note/save': {
        post: {
          operationId: 'saveNote',
          tags: ['note'],
          'x-origin': 'designed',
          'x-when-frozen': 'allowed',
          requestBody: {
            content: { 'application/x-www-form-urlencoded': { schema: ref('SaveNoteRequest') } },
          },
          responses: answerOf('Done', {}),
        },
      },
    },
    components: {
      parameters: {},
      schemas: {
        ErrorEnvelope: envelope({}),
        Done: envelope({}),
        Note: { type: 'object', required: ['text'], properties: { text: text() } },
        NotePage: envelope({ rows: { type: 'array', maxItems: 9, items: ref('Note') } }),
        SaveNoteRequest: { type: 'object', required: ['text'], properties: { text: text() } },
      },
    },
  }) as unknown as Specification
