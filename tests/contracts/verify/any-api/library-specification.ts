/** The specification of the service of library.ts, in OpenAPI 3.1. */
const json = (schema: object) => ({ content: { 'application/json': { schema } } })
const ref = (name: string) => ({ $ref: `#/components/schemas/${name}` })
const REFUSAL = { $ref: '#/components/responses/Refusal' }
const refusals = (...codes: readonly number[]) => Object.fromEntries(codes.map(code => [code, REFUSAL]))
const inPath = (name: string) => ({
  name,
  in: 'path',
  required: true,
  schema: { type: 'string', format: 'uuid' },
})

const BOOK = {
  title: { type: 'string', minLength: 1, maxLength: 60 },
  isbn: { type: 'string', pattern: '^[0-9]{13}$' },
  pages: { type: 'integer', minimum: 1, maximum: 5000 },
  tags: { type: 'array', items: { type: 'string', minLength: 1 }, maxItems: 3 },
}
const REVIEW = {
  bookId: { type: 'string', format: 'uuid' },
  stars: { type: 'integer', minimum: 1, maximum: 5 },
}
const LENGTH = { type: 'object', required: ['length'], properties: { length: { type: 'integer' } } }
const COVER = {
  type: 'object',
  required: ['file'],
  properties: {
    file: { type: 'string', contentMediaType: 'image/png' },
    caption: { type: 'string', maxLength: 40 },
  },
}

export const SPECIFICATION = {
  openapi: '3.1.0',
  info: { title: 'Library', version: '1' },
  paths: {
    '/books': {
      get: {
        operationId: 'listBooks',
        responses: { 200: { description: 'All.', ...json({ type: 'array', items: ref('Book') }) } },
      },
      post: {
        operationId: 'addBook',
        requestBody: { required: true, ...json(ref('NewBook')) },
        responses: { 201: { description: 'The new one.', ...json(ref('Book')) }, ...refusals(415, 422) },
      },
    },
    '/books/{bookId}': {
      parameters: [inPath('bookId')],
      get: {
        operationId: 'getBook',
        responses: { 200: { description: 'A book.', ...json(ref('Book')) }, ...refusals(404) },
      },
      patch: {
        operationId: 'changeBook',
        requestBody: { required: true, ...json(ref('BookChange')) },
        responses: { 200: { description: 'The book.', ...json(ref('Book')) }, ...refusals(404, 415, 422) },
      },
      delete: {
        operationId: 'removeBook',
        responses: { 204: { description: 'It is gone.' }, ...refusals(404) },
      },
    },
    '/books/{bookId}/cover': {
      parameters: [inPath('bookId')],
      get: {
        operationId: 'getCover',
        responses: { 200: { description: 'Its length.', ...json(LENGTH) }, ...refusals(404) },
      },
      put: {
        operationId: 'putCover',
        requestBody: {
          required: true,
          content: { 'multipart/form-data': { schema: COVER } },
        },
        responses: {
          200: { description: 'Its length.', ...json(LENGTH) },
          ...refusals(400, 404, 415, 422),
        },
      },
    },
    '/books/{bookId}/loans': {
      parameters: [inPath('bookId')],
      post: {
        operationId: 'lend',
        responses: { 201: { description: 'The loan.', ...json(ref('Loan')) }, ...refusals(404, 409) },
      },
    },
    '/loans/{loanId}': {
      parameters: [inPath('loanId')],
      get: {
        operationId: 'getLoan',
        responses: { 200: { description: 'A loan.', ...json(ref('Loan')) }, ...refusals(404) },
      },
    },
    '/loans/{loanId}/return': {
      parameters: [inPath('loanId')],
      post: {
        operationId: 'giveBack',
        responses: { 200: { description: 'The loan.', ...json(ref('Loan')) }, ...refusals(404, 409) },
      },
    },
    '/reviews': {
      post: {
        operationId: 'review',
        requestBody: {
          required: true,
          ...json({ type: 'object', required: ['bookId', 'stars'], properties: REVIEW }),
        },
        responses: { 201: { description: 'The review.', ...json(ref('Review')) }, ...refusals(415, 422) },
      },
    },
    '/reviews/{reviewId}': {
      parameters: [inPath('reviewId')],
      get: {
        operationId: 'getReview',
        responses: { 200: { description: 'A review.', ...json(ref('Review')) }, ...refusals(404) },
      },
    },
    '/news': {
      get: {
        operationId: 'news',
        responses: {
          200: { description: 'What happens.', content: { 'text/event-stream': { schema: ref('News') } } },
        },
      },
    },
  },
  components: {
    responses: {
      Refusal: {
        description: 'A refusal.',
        content: {
          'application/problem+json': { schema: { type: 'object', required: ['title', 'status'] } },
        },
      },
    },
    schemas: {
      NewBook: { type: 'object', required: ['title'], additionalProperties: false, properties: BOOK },
      BookChange: { type: 'object', additionalProperties: false, properties: BOOK },
      Book: {
        type: 'object',
        required: ['id', 'title'],
        properties: { id: { type: 'string', format: 'uuid' }, ...BOOK },
      },
      Loan: {
        type: 'object',
        required: ['id', 'bookId', 'isReturned'],
        properties: {
          id: { type: 'string', format: 'uuid' },
          bookId: { type: 'string', format: 'uuid' },
          isReturned: { type: 'boolean' },
        },
      },
      Review: {
        type: 'object',
        required: ['id', 'bookId', 'stars'],
        properties: { id: { type: 'string', format: 'uuid' }, ...REVIEW },
      },
      News: {
        type: 'object',
        required: ['says', 'at'],
        properties: { says: { type: 'string' }, at: { type: 'string', format: 'date-time' } },
      },
    },
  },
}
