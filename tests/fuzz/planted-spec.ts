import type { Specification } from '#scripts/specification.ts'

const errors = { $ref: '#/components/schemas/ErrorEnvelope' }
const answer = (name: string) => ({
  description: 'Response envelope.',
  content: { 'application/json': { schema: { oneOf: [{ $ref: `#/components/schemas/${name}` }, errors] } } },
})
const success = (properties: object) => ({
  type: 'object',
  required: ['code', 'msg', 'data'],
  additionalProperties: false,
  properties: { code: { const: 200 }, msg: { type: 'string' }, ...properties },
})
const thing = {
  type: 'object',
  required: ['id', 'name'],
  additionalProperties: false,
  properties: { id: { type: 'string' }, name: { type: 'string' } },
}
const ID = { type: 'string', pattern: '^[1-9][0-9]{0,18}$' }
const KEY = '^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$'

/** The specification of a back end with two operations, in which faults are planted to see whether they are found. */
export const PLANTED_SPECIFICATION: Specification = {
  info: { version: '1.0.0', title: 'Things', description: '' },
  tags: [],
  paths: {
    '/api/thing/detail': {
      get: {
        operationId: 'getThing',
        security: [{}],
        parameters: [{ name: 'id', in: 'query', required: true, schema: ID }],
        responses: { 200: answer('ThingAnswer') },
      },
    },
    '/api/thing/make': {
      post: {
        operationId: 'makeThing',
        security: [{}],
        requestBody: {
          content: {
            'application/x-www-form-urlencoded': { schema: { $ref: '#/components/schemas/NewThing' } },
          },
        },
        responses: { 200: answer('ThingAnswer') },
      },
    },
  },
  components: {
    parameters: {},
    schemas: {
      ThingAnswer: success({ data: thing }),
      NewThing: {
        type: 'object',
        required: ['name', 'idempotencyKey'],
        additionalProperties: false,
        properties: {
          name: { type: 'string', minLength: 1, maxLength: 20 },
          idempotencyKey: { type: 'string', pattern: KEY, maxLength: 36 },
        },
      },
      ErrorEnvelope: {
        type: 'object',
        required: ['code', 'msg'],
        additionalProperties: false,
        properties: { code: { type: 'integer', minimum: 201 }, msg: { type: 'string' } },
      },
    },
  },
}
