import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { routes } from '#src/app/routes.ts'
import { messageChunks } from '#src/app/navigation/screens.ts'
import earnings from '#src/i18n/en/chunks/earnings.ts'
import firstView from '#src/i18n/en/chunks/first-view.ts'
import main from '#src/i18n/en/chunks/main.ts'
import profile from '#src/i18n/en/chunks/profile.ts'

const root = join(import.meta.dirname, '../../../src')
const chunks = { earnings, profile }

interface Module {
  imports: string[]
  groups: string[]
}
const modules = new Map<string, Module>()

/** What a file imports, at once or later, and the message groups it uses. */
function moduleAt(file: string): Module {
  const known = modules.get(file)
  if (known) return known
  const text = readFileSync(file, 'utf8')
  const named = Array.from(
    text.matchAll(/(?:from|import)\s*\(?\s*'((?:\.|#src\/)[^']+\.tsx?)'/g),
    ([, path]) => path!,
  )
  const imports = named
    .map(path =>
      path.startsWith('#src/') ? join(root, path.slice('#src/'.length)) : join(dirname(file), path),
    )
    .filter(path => existsSync(path))
  const groups = Array.from(text.matchAll(/useMessages\('(\w+)'\)/g), ([, group]) => group!)
  const found = { imports, groups }
  modules.set(file, found)
  return found
}

/** The message groups that a screen uses itself and through all that it imports. */
function groupsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const { imports, groups } = moduleAt(file)
  return new Set([...groups, ...imports.flatMap(one => [...groupsOf(one, seen)])])
}

const screens = routes.flatMap(({ path, screen }) =>
  screen ? [[path, join(root, `${screen}-screen.tsx`)] as const] : [],
)

it.each(screens)(
  '%s loads every message group that it uses, and no chunk that it does not use',
  (route, file) => {
    const loaded = messageChunks(route)
    const used = [...groupsOf(file)]
    const known = Object.keys(Object.assign({}, firstView, main, ...loaded.map(chunk => chunks[chunk])))
    expect(used.filter(group => !known.includes(group))).toEqual([])
    const unused = loaded.filter(chunk => !Object.keys(chunks[chunk]).some(group => used.includes(group)))
    expect(unused).toEqual([])
  },
)
