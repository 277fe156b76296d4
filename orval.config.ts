import { defineConfig } from 'orval'

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
      // Examples instead of random values: every mock conforms to the spec and is the same on every run.
      mock: { indexMockFiles: true, generators: [{ type: 'msw', delay: false, useExamples: true }] },
      override: {
        header: () => ['Generated from openapi/ by `npm run gen`. Do not edit.'],
        mutator: { path: './src/api/client.ts', name: 'http' },
        query: { version: 5, signal: true },
        formUrlEncoded: false,
      },
    },
  },
})
