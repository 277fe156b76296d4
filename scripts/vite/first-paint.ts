import { join } from 'node:path'
import { build, type Plugin, type Rolldown } from 'vite'
import { routes } from '#src/app/routes.ts'

const root = join(import.meta.dirname, '../..')

/** The app, what reads its first answers, and the messages of home in the language of a first visit. */
const APP = 'src/app/main.tsx'
const READERS = 'src/api/read-answer.ts'
const FIRST_MESSAGES = 'src/i18n/en/chunks/first-view.ts'
/** What sends the calls that are not among the first, and reads their answers. */
const TRANSPORT = ['src/api/transport.ts', 'src/api/generated/readers.ts']
/** What each other screen needs, besides its own code. */
const SCREEN_PARTS = ['src/app/navigation/screens.ts', 'src/i18n/en/chunks/main.ts']
const FORM_PARTS = ['src/ui/forms/mantine-boundary.tsx']

/** The built files of these sources, and all that they import. */
function filesOf(bundle: Rolldown.OutputBundle, sources: readonly string[]): Set<string> {
  const files = new Set<string>()
  const visit = (file: string) => {
    const chunk = bundle[file]
    if (chunk?.type !== 'chunk' || files.has(file)) return
    files.add(file)
    chunk.imports.forEach(visit)
  }
  for (const one of Object.values(bundle)) {
    if (one.type === 'chunk' && sources.some(name => one.moduleIds.includes(join(root, name))))
      visit(one.fileName)
  }
  return files
}

/** The scripts of the app, and those that each tab but home needs besides, by the path of its route. */
function scriptsByRoute(bundle: Rolldown.OutputBundle, first: Set<string>): Record<string, string[]> {
  const app = filesOf(bundle, [APP, READERS])
  const isNew = (file: string) => !first.has(file) && !app.has(file)
  const tabs = routes.filter(({ tab }) => tab !== undefined && tab !== 'home')
  const byTab = tabs.map(({ path, screen, isLight }): [string, string[]] => {
    const sources = [`src/${screen}-screen.tsx`, ...SCREEN_PARTS, ...(isLight ? [] : FORM_PARTS)]
    return [path, [...filesOf(bundle, sources)].filter(isNew)]
  })
  return {
    app: [...app].filter(file => !first.has(file)),
    transport: [...filesOf(bundle, TRANSPORT)].filter(isNew),
    ...Object.fromEntries(byTab),
  }
}

/** A source with all that it imports, as a script inside the page. */
async function inlineScript(source: string, mode: string): Promise<string> {
  const { output } = (await build({
    configFile: false,
    root,
    mode,
    publicDir: false,
    logLevel: 'warn',
    build: {
      write: false,
      rolldownOptions: { input: join(root, source), output: { format: 'iife' } },
    },
  })) as Rolldown.RolldownOutput
  return `<script>${output[0].code.trim()}</script>`
}

/** The style sheets of the files, inside the page; src/app/start/start.ts keeps the app from loading them again. */
function inlineStyles(bundle: Rolldown.OutputBundle, files: Iterable<string>): string {
  const sheets = new Set<string>()
  for (const file of files) {
    const chunk = bundle[file]
    if (chunk?.type === 'chunk') chunk.viteMetadata?.importedCss.forEach(sheet => sheets.add(sheet))
  }
  return [...sheets]
    .map(sheet => {
      const asset = bundle[sheet]
      const css = asset?.type === 'asset' ? String(asset.source) : ''
      return `<style data-href="./${sheet}">${css}</style>`
    })
    .join('')
}

/**
 * Puts into the page what would otherwise come one after the other: the first calls, the style sheets of the app, `src/app/start/start.ts`, and
 * the list of the scripts that follow the first one, which `src/app/prerender/main.ts` asks for.
 */
export function firstPaint(): Plugin {
  let mode = 'production'
  return {
    name: 'first-paint',
    enforce: 'post',
    apply: 'build',
    configResolved: config => void ({ mode } = config),
    transformIndexHtml: {
      order: 'post',
      async handler(html, { filename, bundle = {} }) {
        if (filename !== join(root, 'index.html')) return html
        const first = new Set(
          Object.values(bundle).flatMap(one => (html.includes(one.fileName) ? [one.fileName] : [])),
        )
        const messages = [...filesOf(bundle, [FIRST_MESSAGES])].filter(file => !first.has(file))
        for (const file of messages) first.add(file)
        const scripts = scriptsByRoute(bundle, first)
        const styles = inlineStyles(bundle, [...first, ...scripts['app']!])
        const tags = [
          await inlineScript('src/app/prerender/early-calls.ts', mode),
          styles,
          await inlineScript('src/app/start/start.ts', mode),
          `<script type="application/json" id="scripts">${JSON.stringify(scripts)}</script>`,
          ...messages.map(file => `<link rel="modulepreload" crossorigin href="./${file}">`),
        ]
        return html
          .replace(/<link rel="stylesheet"[^>]*>/g, '')
          .replace('</head>', () => `${tags.join('')}</head>`)
      },
    },
  }
}
