import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, transformWithOxc, type Plugin, type Rolldown } from 'vite'
import { routes } from '#src/app/routes.ts'

const root = join(import.meta.dirname, '../..')

/** The words of home in the language of a first visit: fetched beside the entry instead of after it. */
const FIRST_WORDS = 'src/i18n/en/chunks/first-view.ts'
/** What each other screen needs, besides its own code. */
const SCREEN_PARTS = ['src/app/screens.ts', 'src/i18n/en/chunks/main.ts']
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
    const source = one.type === 'chunk' && one.facadeModuleId
    if (source && sources.some(name => source === join(root, name))) visit(one.fileName)
  }
  return files
}

/** The scripts that each tab but home needs besides the entry, by the path of its route. */
function tabScripts(bundle: Rolldown.OutputBundle, entry: Set<string>): Record<string, string[]> {
  const tabs = routes.filter(({ tab }) => tab !== undefined && tab !== 'home')
  return Object.fromEntries(
    tabs.map(({ path, screen, isLight }) => {
      const sources = [`src/${screen}-screen.tsx`, ...SCREEN_PARTS, ...(isLight ? [] : FORM_PARTS)]
      return [path, [...filesOf(bundle, sources)].filter(file => !entry.has(file))]
    }),
  )
}

/** What the page runs by itself, as a script inside it. */
async function starter(scripts: Record<string, string[]>): Promise<string> {
  const file = join(root, 'src/app/start.ts')
  const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file, { sourcemap: false })
  return minifySync(file, `(() => {${code.replace('TAB_SCRIPTS', JSON.stringify(scripts))}})()`).code
}

/**
 * Puts into the page what would otherwise come one after the other: the style sheet of the shell, the list of the scripts of the first
 * view, and `src/app/start.ts`, which asks for those of another tab.
 */
export function firstPaint(): Plugin {
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
        const words = filesOf(bundle, [FIRST_WORDS])
        const entry = new Set(
          Object.values(bundle).flatMap(one => (html.includes(one.fileName) ? [one.fileName] : [])),
        )
        const tags = new Set([
          `<script>${await starter(tabScripts(bundle, new Set([...entry, ...words])))}</script>`,
        ])
        for (const file of words) {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || html.includes(file)) continue
          tags.add(`<link rel="modulepreload" crossorigin href="./${file}">`)
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) {
            if (!html.includes(sheet))
              tags.add(`<link rel="preload" as="style" crossorigin href="./${sheet}">`)
          }
        }
        return inlined.replace('</head>', () => `${[...tags].join('')}</head>`)
      },
    },
  }
}
