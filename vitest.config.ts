import { availableParallelism } from 'node:os'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { consumerFaultPlugin } from './contracts/faults/consumer/plugin.ts'
import { messageChunks } from './scripts/vite/message-chunks.ts'

/** What needs no page. */
const NODE = [
  'server',
  'simulation',
  'fuzz',
  'scripts',
  'architecture',
  'cluster',
  'contracts/verify',
  'src/lib',
  'src/mocks',
  'src/ui/theme',
  'support',
].map(folder => `tests/${folder}/**/*.test.ts`)
/** What needs a page. Not the tests of a time zone, whose formatters modules keep. */
const PAGE = ['app', 'features', 'i18n', 'stores', 'ui', 'widgets'].map(
  folder => `tests/src/${folder}/**/!(time-zone).test.{ts,tsx}`,
)
const exclude = [
  'tests/e2e/**',
  'tests/bench/**',
  'node_modules/**',
  // What takes too long for every push, which CI runs: see scripts/check.ts.
  ...(process.env['SHORT'] ? ['**/*.long.test.*'] : []),
  // What takes too long for CI: npm run test:deep.
  ...(process.env['DEEP'] ? [] : ['tests/**/*.deep.test.ts']),
]

const rankOf = ({ moduleId }: TestSpecification) =>
  moduleId.includes('.deep.test.') ? 0 : moduleId.includes('.long.test.') ? 1 : 2

/** Begins with what takes longest: begun last, it would run alone. */
class CampaignsFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    return sorted.toSorted((one, other) => rankOf(one) - rankOf(other))
  }
}

export default defineConfig({
  plugins: [react(), messageChunks(), consumerFaultPlugin()],
  test: {
    // Pact loses interactions silently when files run in separate processes; threads keep them all.
    pool: 'threads',
    // One more than cores: tests also wait, for the disk and for timers.
    maxWorkers: availableParallelism() + 1,
    css: { modules: { classNameStrategy: 'non-scoped' } },
    // Nothing is timed: this is for what would never end.
    testTimeout: 600_000,
    hookTimeout: 600_000,
    restoreMocks: true,
    sequence: { sequencer: CampaignsFirst },
    unstubGlobals: true,
    projects: [
      {
        extends: true,
        test: {
          name: 'node',
          include: NODE,
          exclude,
          globalSetup: ['tests/support/setup/database-templates.ts'],
          // These share modules, which take longer to load than most of the tests to run.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          name: 'page',
          include: PAGE,
          exclude: [...NODE, ...exclude],
          setupFiles: ['timeouts', 'messages', 'shared-page'].map(name => `tests/support/setup/${name}.ts`),
          // All have a page: modules such as axios look for one only when they are loaded.
          environment: 'happy-dom',
          // No link leads away from the page that they share.
          environmentOptions: {
            happyDOM: {
              settings: {
                navigation: { disableMainFrameNavigation: true, disableFallbackToSetURL: true },
                // No animation would ever end in it.
                device: { prefersReducedMotion: 'reduce' },
              },
            },
          },
          // These share modules, too; shared-page.ts keeps what one file leaves from the next.
          isolate: false,
        },
      },
      {
        extends: true,
        test: {
          // Each file has modules of its own, and a page or none, as it says.
          name: 'isolated',
          include: ['tests/**/*.test.{ts,tsx}', 'contracts/**/*.test.ts'],
          exclude: [...NODE, ...PAGE, ...exclude],
          setupFiles: ['timeouts', 'messages', 'shared-page'].map(name => `tests/support/setup/${name}.ts`),
        },
      },
    ],
  },
})
