import { defineConfig } from 'orval'
import { isPaged, mutationInvalidates } from './scripts/mutation-invalidates.ts'
import { mockFormats, mockSchemas, withFormatsOfAll } from './scripts/mock-values.ts'
import {
  hasIdempotencyKey,
  isReadOtherwise,
  operationsOf,
  readSpecification,
  resolve,
  type Schema,
} from './scripts/specification.ts'

/** scripts/gen.ts has everything made beside, and replaces what was there when all of it is. */
const {
  GENERATED_BUNDLE: bundle = './openapi/bundle.json',
  GENERATED_CLIENT: client = './src/api/generated',
} = process.env

const specification = readSpecification(bundle)
const operations = new Map(operationsOf(specification).map(operation => [operation.id, operation]))
const readOtherwise = new Set([...operations.values()].filter(isReadOtherwise).map(({ path }) => path))

/** Reads by POST: what something would cost or give. They change nothing. */
const isPreview = (id: string) => id.startsWith('preview')

/** Lists whose next page is named by a row of the page before: the parameter that takes it. */
const CURSORS: Readonly<Record<string, string>> = {
  listRealisedGains: 'before',
  listLedgerEntries: 'before',
  listCandles: 'before',
}

const takesKey = (id: string) =>
  hasIdempotencyKey(resolve(specification, operations.get(id)?.body?.schema ?? {}))

/** The request schemas as callers fill them in. */
function withoutKeys<Schemas extends object>(schemas: Schemas): Schemas {
  const withoutKey = (schema: Schema) =>
    hasIdempotencyKey(schema)
      ? { ...schema, required: schema.required?.filter(field => field !== 'idempotencyKey') ?? [] }
      : schema
  return Object.fromEntries(
    Object.entries(schemas).map(([name, schema]) => [name, withoutKey(schema as Schema)]),
  ) as Schemas
}

const policy = (name: string, file = 'operation-policies') => ({
  path: `./src/api/${file}.ts`,
  name,
  useHooks: false,
})

/** How the hooks of an operation differ from the others. */
function hooksOf(id: string) {
  if (isPreview(id)) return { useQuery: true, useMutation: false }
  const cursor = CURSORS[id]
  if (cursor !== undefined) return { useInfinite: true, useInfiniteQueryParam: cursor }
  if (isPaged(operations.get(id)!)) {
    return { useInfinite: true, useInfiniteQueryParam: 'pageNum', queryOptions: policy('pagedQueryPolicy') }
  }
  return takesKey(id)
    ? { mutationOptions: policy('idempotentMutationPolicy', 'idempotent-mutation-policy') }
    : undefined
}

export default defineConfig({
  fairline: {
    input: {
      target: bundle,
      override: {
        transformer: input => ({
          ...input,
          paths: Object.fromEntries(
            Object.entries(input.paths ?? {}).filter(([path]) => !readOtherwise.has(path)),
          ),
          components: {
            ...input.components,
            schemas: withoutKeys(withFormatsOfAll(input.components?.schemas ?? {})),
          },
        }),
      },
    },
    output: {
      mode: 'tags-split',
      target: client,
      schemas: `${client}/models`,
      clean: true,
      client: 'react-query',
      httpClient: 'axios',
      mock: {
        generators: [
          // The handlers, with the examples of the specification: the same on every run.
          { type: 'msw', delay: false, useExamples: true },
          // Values of faker for each schema: see src/mocks.
          { type: 'faker', schemas: true, operationResponses: false },
        ],
      },
      override: {
        header: () => ['Generated from openapi/ by `npm run gen`. Do not edit.'],
        mutator: { path: './src/api/client.ts', name: 'http' },
        query: {
          version: 5,
          signal: true,
          queryOptions: policy('queryPolicy'),
          mutationOptions: policy('mutationPolicy'),
          mutationInvalidates: mutationInvalidates(operations),
        },
        operations: Object.fromEntries(
          [...operations.keys()].flatMap(id => {
            const query = hooksOf(id)
            return query ? [[id, { query }]] : []
          }),
        ),
        formUrlEncoded: false,
        mock: { arrayMin: 40, format: mockFormats, schemas: mockSchemas },
      },
    },
  },
})
