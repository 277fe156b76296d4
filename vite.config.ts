import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig, minifySync, transformWithOxc, type Plugin, type Rolldown } from 'vite'

const root = import.meta.dirname
const backEnd = process.env.API_URL ?? 'http://localhost:8080'

/** The code that the first screen needs at once, fetched beside the entry instead of after it. */
const firstView = ['src/i18n/en/chunks/first-view.ts']

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

/** What axios is to src/api/client.ts in a browser: one request over XMLHttpRequest, its errors, JSON read where it is JSON. */
const browserAxios = `
  import send from '${root}/node_modules/axios/lib/adapters/xhr.js'
  export { default as AxiosError } from '${root}/node_modules/axios/lib/core/AxiosError.js'
  const read = text => { try { return JSON.parse(text) } catch { return text } }
  const isFine = status => status >= 200 && status < 300
  export const create = defaults => ({
    request: async config => {
      const all = { ...defaults, ...config, withXSRFToken: false, validateStatus: isFine }
      const response = await send(all)
      return config.responseType ? response : { ...response, data: read(response.data) }
    },
  })`

/** What the query client needs of a cache of mutations when nobody ever makes one: what changes something is sent by hand, once. */
const noMutations = `
  export class MutationCache {
    clear() {}
    findAll() { return [] }
    resumePausedMutations() { return Promise.resolve() }
  }`

/** Parts that its transport imports and, called like this, never reaches. */
const unusedParts =
  /axios\/lib\/helpers\/(AxiosURLSearchParams|cookies|isURLSameOrigin|setFormDataHeaders)\.js$/

/** Its merging of settings from many sources; here there is one. */
const mergeConfig = /axios\/lib\/core\/mergeConfig\.js$/

/**
 * Smaller builds of three libraries, for the production build alone: the router's package leads bundlers to its
 * development build and to parts that nobody uses, axios cannot be imported in part, and the query client brings mutations. Saves 23 kB; the end-to-end tests run on this build.
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
      filter: { id: /^(axios|react-router(\/dom)?)$/ },
      handler: id => (id === 'axios' ? '\0axios' : routerFiles[id]),
    },
    load: {
      filter: {
        id: [/^\0axios$/, unusedParts, mergeConfig, /query-core\/build\/modern\/mutationCache\.js$/],
      },
      handler(id) {
        if (id.endsWith('mutationCache.js')) return noMutations
        if (id === '\0axios') return browserAxios
        return mergeConfig.test(id)
          ? 'export default (...settings) => Object.assign({}, ...settings)'
          : 'export default class Unused {}'
      },
    },
    generateBundle(_, bundle) {
      const used = Object.values(bundle).some(
        one => one.type === 'chunk' && one.moduleIds.some(id => id.endsWith('/mutationObserver.js')),
      )
      if (used) this.error('A mutation is used: take noMutations out of vite.config.ts.')
    },
    transform: {
      filter: { id: [/react-router\/dist\/production\/.*\.mjs$/, /axios\/lib\/.*\.js$/] },
      handler: (code, id) => ({
        code: id.includes('/axios/') ? withNamedHelpers(code) : withoutEffects(code),
        map: null,
      }),
    },
  }
}

/** Says of the router what its package leaves unsaid: these calls have no effect, so what is not used can go. */
function withoutEffects(code: string): string {
  return code
    .replace(/^\w+\.displayName = .*;$|^RenderErrorBoundary\.contextType = .*;$/gm, '')
    .replace(/= (?=React\d*\.(forwardRef|createContext|memo)\()/g, '= /* @__PURE__ */ ')
}

/** Gives axios its helpers by name instead of all in one object, of which nothing could go. */
function withNamedHelpers(code: string): string {
  return code
    .replace(/^import utils from (.*utils\.js)/m, 'import * as utils from $1')
    .replace(/^export default \{([^}]*\bisPlainObject,[^}]*)\}/m, (_, names: string) => {
      const named = names.replaceAll(/\/\/.*/g, '').replaceAll(/(\w+): (\w+)/g, '$2 as $1')
      return `export {${named}}`
    })
    .replace(/= (?=(?:kindOfTest|typeOfTest)\(|\(\()/g, '= /* @__PURE__ */ ')
}

/** The chunks of the first view's sources, and all that they import. */
function firstViewFiles(bundle: Rolldown.OutputBundle): Set<string> {
  const files = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    chunk.imports.forEach(visit)
  }
  for (const one of Object.values(bundle)) {
    const source = one.type === 'chunk' && one.facadeModuleId
    if (source && firstView.some(name => source === join(root, name))) visit(one.fileName)
  }
  return files
}

/** What the page runs by itself, as a script inside it. */
async function starter(): Promise<string> {
  const file = join(root, 'src/app/start.ts')
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false })
  return minifySync(file, `(() => {${code}})()`).code
}

/**
 * Puts the style sheet of the shell into the page, and the first screen's code on the list of what `src/app/start.ts` fetches after the
 * first paint, the app's own first.
 */
function firstPaint(): Plugin {
  return {
    name: 'first-paint',
    enforce: 'post',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const inlined = html.replace(/<link rel="stylesheet"[^>]*href="\.\/([^"]+)"[^>]*>/g, (link, file) => {
          const sheet = bundle[file]
          return sheet?.type === 'asset' ? `<style>${String(sheet.source)}</style>` : link
        })
        const tags = new Set<string>()
        for (const file of firstViewFiles(bundle)) {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || html.includes(file)) continue
          tags.add(`<link rel="later" crossorigin href="./${file}">`)
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) {
            if (!html.includes(sheet)) tags.add(`<link rel="preload" as="style" crossorigin href="./${sheet}">`)
          }
        }
        tags.add(`<script>${await starter()}</script>`)
        return inlined
          .replace(/<script type="module"([^>]*) src="([^"]+)"><\/script>/, '<link rel="later"$1 href="$2">')
          .replace('</head>', () => `${[...tags].join('')}</head>`)
      },
    },
  }
}

/** The worker that answers from the specification's examples, while developing with `--mode mock` alone. */
function mockWorker(): Plugin {
  return {
    name: 'mock-worker',
    apply: (_, { mode }) => mode === 'mock',
    configureServer: ({ middlewares }) => {
      middlewares.use('/mockServiceWorker.js', (_, response) => {
        response.setHeader('Content-Type', 'text/javascript')
        response.end(readFileSync(join(root, 'node_modules/msw/lib/mockServiceWorker.js')))
      })
    },
  }
}

export default defineConfig({
  // Relative, so that one build serves any path of any host; routes live behind the hash.
  base: './',
  publicDir: 'src/app/public',
  plugins: [react(), leanLibraries(), mantineStyles(), firstPaint(), mockWorker()],
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
            // The first view in one file: two compress to a kilobyte more.
            { name: 'app', tags: ['$initial'], minSize: 0 },
          ],
        },
      },
    },
  },
  server: {
    proxy: { '/api': backEnd, '/config.json': backEnd },
  },
})
