/** Which folder may import which: see "Folders" in docs/architecture.md. Run by `npm run check`. */
const DOWNWARD = ['lib', 'i18n', 'stores', 'api', 'ui', 'widgets', 'features', 'app']
const GENERATED = '^src/api/generated/'
/** The types of the wire, which every layer may use. */
const MODELS = '^src/api/generated/models/'

const upward = DOWNWARD.flatMap((layer, index) => {
  const above = DOWNWARD.slice(index + 1)
  return above.length === 0
    ? []
    : [
        {
          name: `${layer}-imports-downward`,
          comment: `src/${layer} stands below ${above.join(', ')}: move shared code to a lower layer, or pass it in.`,
          severity: 'error',
          from: { path: `^src/${layer}/`, pathNot: GENERATED },
          to: { path: `^src/(${above.join('|')})/`, pathNot: MODELS },
        },
      ]
})

/** The base folders of the server, and the base files that everything above may import. */
const GROUND = 'nodes|ledger|market|matching|auth|openapi|stream|candles|push'
const GIVEN = 'answers|config|push-config|handler|messages|problem|services'

/** The layers of the server from the bottom: each with the layers above it. */
const FLOORS = [
  [`(?:${GROUND})`, 'features|jobs|sandbox|http'],
  [`(?:${GIVEN})\\.ts`, 'features|jobs|sandbox|http'],
  ['features', 'jobs|sandbox|http'],
  ['jobs', 'sandbox|http'],
  ['sandbox', 'http'],
  ['http', 'features|jobs|sandbox'],
]
const serverFloors = FLOORS.map(([floor, above]) => ({
  name: `server-${floor.replaceAll(/\W+/g, '-')}-imports-downward`,
  comment: `server/${floor} stands below, or knows nothing of, ${above.replaceAll('|', ', ')}: see "The server" in docs/architecture.md.`,
  severity: 'error',
  from: { path: `^server/${floor}(?:/|$)` },
  to: { path: `^server/(?:${above})/` },
}))

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    ...upward,
    ...serverFloors,
    {
      name: 'kernel-knows-nothing-above',
      comment: 'server/kernel stands below everything else of the server.',
      severity: 'error',
      from: { path: '^server/kernel/' },
      to: { path: '^server/(?!kernel/)' },
    },
    {
      name: 'server-parts-do-not-compose',
      comment: 'Only main, app and the command-line programs compose the server.',
      severity: 'error',
      from: { path: '^server/[^/]+/' },
      to: { path: `^server/[^/]+\\.ts$`, pathNot: `^server/(?:${GIVEN})\\.ts$` },
    },
    {
      name: 'no-cycles',
      comment: 'Merge files that import each other, or extract what both need.',
      severity: 'error',
      from: { pathNot: GENERATED },
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'ui-knows-no-data',
      comment: 'src/ui renders its props; what fetches or stores data belongs in src/widgets.',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(api|stores)/' },
    },
    {
      name: 'features-stand-alone',
      comment:
        'One feature never imports another: what both need belongs to src/widgets; a page of several is put together in src/app.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'lib-is-pure',
      comment: 'src/lib runs anywhere: no React, no Node, no wire.',
      severity: 'error',
      from: { path: '^src/lib/' },
      to: {
        dependencyTypes: ['npm', 'core'],
        pathNot: 'node_modules/(dinero\\.js|@noble/(ciphers|hashes)|@scure/base)/',
      },
    },
    {
      name: 'client-knows-no-server',
      comment:
        'Client and server share the specification only; of the mocks, the scenario alive asks the demo.',
      severity: 'error',
      from: { path: '^src/', pathNot: '^src/mocks/alive\\.ts$' },
      to: { path: '^(server|deploy|contracts|tests|scripts)/' },
    },
    {
      name: 'server-knows-no-client',
      comment: 'The server may use the pure functions of src/lib and the types of the generated models.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^(src|deploy|contracts|tests|scripts)/', pathNot: '^src/lib/|^src/api/generated/' },
    },
    {
      name: 'demo-composes',
      comment:
        'The demo composes the server and the service worker of the app; of the client it knows nothing else.',
      severity: 'error',
      from: { path: '^deploy/demo/' },
      to: { path: '^(src|contracts|tests|scripts)/', pathNot: '^src/app/worker/' },
    },
    {
      name: 'server-takes-types-only',
      comment: 'The server may import the types of the generated client, never its code.',
      severity: 'error',
      from: { path: '^server/' },
      to: { path: '^src/api/generated/(?!operations)', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'layers-below-the-wire-take-types-only',
      comment: 'What stands below src/api may import the types of the wire, and nothing else of it.',
      severity: 'error',
      from: { path: '^src/(lib|i18n|stores)/' },
      to: { path: MODELS, dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'contracts-know-the-client-alone',
      comment:
        'Contracts test the client and verify back ends by their answers: only the reference and the provider faults may import the server.',
      severity: 'error',
      from: { path: '^contracts/', pathNot: '^contracts/(reference|faults/provider)/' },
      to: { path: '^server/' },
    },
    {
      name: 'verifier-stands-alone',
      comment:
        'contracts/verify verifies any API: what is of this one belongs into contracts/profile.ts and contracts/material.ts.',
      severity: 'error',
      from: { path: '^contracts/verify/' },
      to: { path: '^(?!contracts/verify/|node_modules/)', dependencyTypesNot: ['core', 'npm'] },
    },
    {
      name: 'contracts-know-no-screen',
      comment: 'Screens are tested in tests/, not in contracts/.',
      severity: 'error',
      // The settings of a test runner load its plug-ins.
      from: { path: '^contracts/', pathNot: '^contracts/mutation/' },
      to: { path: '^(src/(app|features|widgets|ui)|tests|scripts)/' },
    },
    {
      name: 'kernel-is-portable',
      comment:
        'Commands, ledger, market, matching and the gate on the specification import nothing of Node, so that they can run anywhere; drivers and jobs may.',
      severity: 'error',
      from: {
        path: '^server/(ledger|market|matching|openapi|features)/',
        pathNot: '^server/features/(follow/(stop-jobs|trader-records)|security/handlers)\\.ts$',
      },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'no-mocks-in-production',
      comment: 'Mock data is 200 kB and must never reach production.',
      severity: 'error',
      from: {
        path: '^(src|server)/',
        pathNot: '\\.(msw|faker)\\.ts$|^src/api/generated/mocks\\.ts$|^src/mocks/',
      },
      to: { path: 'node_modules/(msw|@faker-js)/|\\.(msw|faker)\\.ts$|^src/api/generated/mocks\\.ts$' },
    },
    {
      name: 'mocks-stand-alone',
      comment:
        'src/mocks is loaded by src/app/main.tsx in mode mock only, and knows the generated client and src/lib.',
      severity: 'error',
      from: { path: '^(src|server)/', pathNot: '^src/mocks/|^src/app/main\\.tsx$' },
      to: { path: '^src/mocks/' },
    },
    {
      name: 'mocks-know-the-client-alone',
      comment:
        'src/mocks answers like a server: it imports the generated client, src/lib, and what asks the demo only.',
      severity: 'error',
      from: { path: '^src/mocks/' },
      to: { path: '^src/(?!mocks/|api/generated/|lib/)|^deploy/demo/(?!(?:ask|kept|messages)\\.)' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js', '.mjs', '.cjs', '.json'] },
  },
}
