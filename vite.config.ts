import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { firstPaint } from './scripts/vite/first-paint.ts'
import { messageChunks } from './scripts/vite/message-chunks.ts'
import { mockWorker } from './scripts/vite/mock-worker.ts'
import { prerender, firstViewChunk } from './scripts/vite/prerender.ts'

const backEnd = process.env.API_URL ?? 'http://localhost:8080'

export default defineConfig({
  // Relative, so that one build serves any path of any host; routes live behind the hash.
  base: './',
  publicDir: 'src/app/public',
  plugins: [react(), messageChunks(), firstPaint(), prerender(), mockWorker()],
  build: {
    outDir: 'dist',
    sourcemap: true,
    reportCompressedSize: false,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          // Recursively, the group would drag React's helpers, and with them itself, into the first view.
          includeDependenciesRecursively: false,
          groups: [
            // Without the hooks of the carousel, which follows the first view.
            {
              name: 'forms',
              test: /node_modules[\\/](@mantine[\\/]core|@floating-ui|react-remove-scroll|react-style-singleton|use-sidecar|use-callback-ref|react-number-format|clsx|tabbable|tslib|@mantine[\\/]hooks(?!.*use-(hover|focus-within|merged-ref|reduced-motion|media-query|callback-ref)))/,
              minSize: 0,
            },
            // In one file: the first view lists every file that a later part of it needs.
            {
              name: 'mantine-theme',
              test: /src[\\/]ui[\\/](theme[\\/](mantine-theme|switch)|forms[\\/](mantine-boundary|field\.module|checkbox-field\.module)|choices[\\/](choice|radio-cards)\.module|feedback[\\/]progress-steps\.module|sheet)/,
              minSize: 0,
            },
            // What only later screens use of a library that is imported whole.
            {
              name: 'queries',
              test: /node_modules[\\/]@tanstack[\\/].*(useQueries|queriesObserver)/,
              minSize: 0,
            },
            // The first view in two files: what runs before the app, and the app.
            { name: firstViewChunk, debugName: 'first view', minSize: 0 },
            // The hooks of the carousel, each smaller than what a file of its own costs.
            { name: 'hooks', test: /node_modules[\\/]@mantine[\\/]hooks/, minSize: 0 },
            // What the blocks of home share, likewise.
            {
              name: 'block-parts',
              test: /src[\\/]widgets[\\/]page-blocks[\\/](configured-link|link-icons|notice-item|see-all)\./,
              minSize: 0,
            },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': backEnd, '/config.json': backEnd },
  },
})
