import { defineConfig } from 'orval'
import { mockFormats, mockSchemas, withFormatsOfAll } from './scripts/mock-values.ts'

/** Read by src/api/quote-stream.ts as server-sent events, and by `download` as files, which a generated hook cannot. */
const READ_OTHERWISE = ['/api/quoteStream', '/api/upload/content']

/** scripts/gen.ts has everything made beside, and replaces what was there when all of it is. */
const {
  GENERATED_BUNDLE: bundle = './openapi/bundle.json',
  GENERATED_CLIENT: client = './src/api/generated',
} = process.env

export default defineConfig({
  fairline: {
    input: {
      target: bundle,
      override: {
        transformer: spec => ({
          ...spec,
          paths: Object.fromEntries(
            Object.entries(spec.paths ?? {}).filter(([path]) => !READ_OTHERWISE.includes(path)),
          ),
          components: { ...spec.components, schemas: withFormatsOfAll(spec.components?.schemas ?? {}) },
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
        query: { version: 5, signal: true },
        formUrlEncoded: false,
        mock: { arrayMin: 40, format: mockFormats, schemas: mockSchemas },
      },
    },
  },
})
