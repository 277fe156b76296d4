import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, transformWithOxc, type Plugin, type Rolldown } from 'vite'

const root = join(import.meta.dirname, '../..')

/** The code that the first screen needs at once, fetched beside the entry instead of after it. */
const firstView = ['src/i18n/en/chunks/first-view.ts']

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
        const tags = new Set<string>()
        for (const file of firstViewFiles(bundle)) {
          const chunk = bundle[file]
          if (chunk?.type !== 'chunk' || html.includes(file)) continue
          tags.add(`<link rel="later" crossorigin href="./${file}">`)
          for (const sheet of chunk.viteMetadata?.importedCss ?? []) {
            if (!html.includes(sheet))
              tags.add(`<link rel="preload" as="style" crossorigin href="./${sheet}">`)
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
