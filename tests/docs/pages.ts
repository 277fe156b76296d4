/** The pages of the documentation, and what they name, for the tests of them. */
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** The folders of the repository whose files a page may name. */
const FOLDERS = [
  '.devcontainer',
  'contracts',
  'deploy',
  'docs',
  'openapi',
  'scripts',
  'server',
  'src',
  'tests',
]

export interface Page {
  /** From the root. */
  readonly path: string
  readonly text: string
}

/** Every page but the changelog, which tells of the past. */
export const pages: readonly Page[] = [
  ...globSync('*.md').filter(path => path !== 'CHANGELOG.md'),
  ...globSync('docs/**/*.md'),
]
  .toSorted()
  .map(path => ({ path, text: readFileSync(path, 'utf8') }))

/** Every file and folder of the repository, each with a slash before it. */
const entries = globSync(['*', ...FOLDERS.map(folder => `${folder}/**`)], { exclude: ['node_modules'] })
  .map(path => `/${path}`)
  .join('\n')

/**
 * Whether a file or folder is there: from the root where the path begins with one of its folders, or else at the end of some path.
 * `<tag>` and `*` stand for any name.
 */
export function exists(path: string): boolean {
  const pattern = path
    .replace(/\/$/, '')
    .split(/<\w+>|\*/)
    .map(part => part.replaceAll(/[.+?^${}()|[\]\\]/g, '\\$&'))
    .join('[^/\n]*')
  return new RegExp(`${isFromRoot(path) ? '^' : ''}/${pattern}$`, 'm').test(entries)
}

const isFromRoot = (path: string) => FOLDERS.includes(path.split('/')[0] ?? '')

const FILE = /\.(?:tsx?|cjs|mjs|md|ya?ml|json|sh|py|go|css|html|env|ini|toml|cfg)$/
const BLOCK = /^```(\w*)\n([\s\S]*?)^```$/gm

/** A page without its blocks of code. */
const proseOf = ({ text }: Page): string => text.replaceAll(BLOCK, '')

/** The paths that a page names in backticks, or in a diagram. */
export function pathsOf(page: Page): string[] {
  const diagrams = [...page.text.matchAll(BLOCK)].flatMap(([, language, text = '']) =>
    language === 'mermaid' ? (text.match(/[\w./-]+\.(?:ts|json)\b/g) ?? []) : [],
  )
  const named = [...proseOf(page).matchAll(/`([\w.<>*@-][\w.<>*/@-]*)`/g)]
    .map(([, path = '']) => path)
    .filter(path => FILE.test(path) || /^[\w.-]+\/(?:[\w.-]+\/)*$/.test(path) || isFromRoot(path))
  return [...diagrams, ...named]
}

/** The links of a page to others and to its own headings: a path from the root, and the anchor. */
export function linksOf(page: Page): { to: string; anchor: string }[] {
  return [...proseOf(page).matchAll(/\]\(([^\s)#]*)(?:#([^\s)]*))?\)/g)]
    .filter(([, to = '']) => !/^(?:https?|mailto):/.test(to))
    .map(([, to = '', anchor = '']) => ({
      to: to ? normalize(join(dirname(page.path), to)) : page.path,
      anchor,
    }))
}

/** The anchors of a page's headings, as the common renderers make them. */
export function anchorsOf(page: Page): Set<string> {
  return new Set(
    [...proseOf(page).matchAll(/^#+ (.+)$/gm)].map(([, title = '']) =>
      title
        .toLowerCase()
        .replaceAll(/[^\p{L}\p{N} _-]/gu, '')
        .replaceAll(' ', '-'),
    ),
  )
}

/** What is read in the cells of a page's tables, without those that a program writes. */
export function cellsOf(page: Page): string[] {
  return proseOf(page)
    .replaceAll(/<!-- [\w-]+: written by [\s\S]*?<!-- end of \w+ -->/g, '')
    .split('\n')
    .filter(line => line.startsWith('|'))
    .flatMap(line => line.split(/(?<!\\)\|/))
    .map(cell => cell.trim().replaceAll(/\]\([^)]*\)/g, ']'))
}
