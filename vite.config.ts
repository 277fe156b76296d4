import { existsSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

const root = import.meta.dirname
const backEnd = process.env.API_URL ?? 'http://localhost:8080'

/** The code that the first screen needs at once, fetched beside the entry instead of after it. */
const firstView = ['src/i18n/en/index.ts', 'src/app/index-screen.tsx', 'src/screens/tabs/home/home-e.tsx']

/**
 * Each Mantine component brings its own style sheet, so that only what is used is shipped. In a layer, so that our
 * own classes win whatever the order in which the sheets arrive. While developing it is the whole sheet at once.
 */
function mantineStyles(): Plugin {
  const folder = '@mantine/core/styles'
  const shared = ['baseline', 'default-css-variables', 'global']
  let isBuild = false
  const importing = (names: string[], code: string) => ({
    code: names.map(name => `import '${name}.layer.css';`).join('') + code,
    map: null,
  })
  return {
    name: 'mantine-styles',
    enforce: 'pre',
    configResolved: ({ command }) => {
      isBuild = command === 'build'
    },
    transform: {
      filter: { id: /@mantine\/core\/esm\/.*\.mjs$|\/mantine-boundary\.tsx$/ },
      handler(code, id) {
        if (id.endsWith('/mantine-boundary.tsx')) {
          return isBuild ? undefined : importing(['@mantine/core/styles'], code)
        }
        const component = /([A-Za-z]+)\.module\.mjs$/.exec(id)?.[1]
        const names = id.endsWith('/MantineProvider.mjs') ? shared : component ? [component] : []
        const sheets = names.filter(name =>
          existsSync(join(root, 'node_modules', folder, `${name}.layer.css`)),
        )
        return isBuild && sheets.length > 0
          ? importing(
              sheets.map(name => `${folder}/${name}`),
              code,
            )
          : undefined
      },
    },
  }
}

/**
 * Smaller builds of two libraries, for the production build alone: the router's package leads bundlers to its
 * development build, and axios brings a second transport that is never chosen where XMLHttpRequest exists.
 */
function leanLibraries(): Plugin {
  const router = join(root, 'node_modules/react-router/dist/production')
  const routerFiles: Record<string, string> = {
    'react-router': `${router}/index.mjs`,
    'react-router/dom': `${router}/dom-export.mjs`,
  }
  return {
    name: 'lean-libraries',
    enforce: 'pre',
    apply: 'build',
    resolveId: {
      filter: { id: /^(react-router(\/dom)?|\.\/fetch\.js)$/ },
      handler(id, importer = '') {
        return importer.endsWith('axios/lib/adapters/adapters.js') ? '\0no-fetch' : routerFiles[id]
      },
    },
    transform: {
      filter: { id: /react-router\/dist\/production\/.*\.mjs$/ },
      // Says what the package leaves unsaid: these calls have no effect, so what is not used can go.
      handler: code => ({
        code: code
          .replace(/^\w+\.displayName = .*;$/gm, '')
          .replace(/= (?=React\d*\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ '),
        map: null,
      }),
    },
    load: {
      filter: { id: /^\0no-fetch$/ },
      handler: () => 'export const getFetch = () => undefined',
    },
  }
}

/** Puts the style sheet of the shell into the page, and the first screen's code on its preload list. */
function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler(html, { bundle = {} }) {
        const inlined = html.replace(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/g, (link, file) => {
          const sheet = bundle[file]
          return sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : link
        })
        const chunks = Object.values(bundle).filter(
          one => one.type === 'chunk' && firstView.some(source => one.facadeModuleId === join(root, source)),
        )
        const tags = chunks.map(chunk => `<link rel="modulepreload" crossorigin href="./${chunk.fileName}">`)
        return inlined.replace('</head>', `${tags.join('')}</head>`)
      },
    },
  }
}

export default defineConfig({
  // Relative, so that one build serves any path of any host; routes live behind the hash.
  base: './',
  plugins: [react(), leanLibraries(), mantineStyles(), firstPaint()],
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
            {
              name: 'forms',
              test: /node_modules[\\/](@mantine[\\/]core|@floating-ui|react-remove-scroll|react-number-format|clsx|tabbable)/,
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
