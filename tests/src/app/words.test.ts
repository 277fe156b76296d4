import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'
import { routes } from '#src/app/routes.ts'
import { wordGroups } from '#src/app/screens.ts'
import earn from '#src/i18n/en/earn.ts'
import first from '#src/i18n/en/first.ts'
import rest from '#src/i18n/en/rest.ts'
import self from '#src/i18n/en/self.ts'

const root = join(import.meta.dirname, '../../../src')
const groups = { earn, self }

interface Module {
  imports: string[]
  domains: string[]
}
const modules = new Map<string, Module>()

/** What a file imports, at once or later, and the domains whose words it speaks. */
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
  const domains = Array.from(text.matchAll(/useMessages\('(\w+)'\)/g), ([, domain]) => domain!)
  const found = { imports, domains }
  modules.set(file, found)
  return found
}

/** The domains that a screen speaks by itself and by all that it imports. */
function domainsOf(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return new Set()
  seen.add(file)
  const { imports, domains } = moduleAt(file)
  return new Set([...domains, ...imports.flatMap(one => [...domainsOf(one, seen)])])
}

const screens = routes.flatMap(({ path, screen }) =>
  screen ? [[path, join(root, `${screen}-screen.tsx`)] as const] : [],
)

it.each(screens)('%s has every word that it speaks, and fetches no group in vain', (route, file) => {
  const asked = wordGroups(route)
  const spoken = [...domainsOf(file)]
  const known = Object.keys(Object.assign({}, first, rest, ...asked.map(group => groups[group])))
  expect(spoken.filter(domain => !known.includes(domain))).toEqual([])
  const inVain = asked.filter(group => !Object.keys(groups[group]).some(domain => spoken.includes(domain)))
  expect(inVain).toEqual([])
})
