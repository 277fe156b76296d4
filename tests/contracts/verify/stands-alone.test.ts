/** The verifier is for any API: nothing of this one is left in it. */
import { readFileSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { ROOT } from '#contracts/material.ts'
import { states, type ProviderState } from '#contracts/states.ts'
import { material } from './support.ts'

const FOLDER = join(ROOT, 'contracts/verify')
const files = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' }).filter(name => name.endsWith('.ts'))

/** Names of HTTP, which are everybody's. */
const OF_HTTP = new Set(['Accept-Language'])
/** Whether a name has several words: a single one, such as `logout`, may be anybody's. */
const isTelling = (name: string) => /[a-z][A-Z]|-/.test(name) && !OF_HTTP.has(name)

const parameters = material.operations.flatMap(one => one.parameters.map(({ name }) => name))
const words = [...new Set([...material.operations.map(({ id }) => id), ...parameters])].filter(isTelling)
const texts = [
  ...material.operations.map(({ path }) => path),
  ...Object.values<ProviderState>(states).map(({ name }) => name),
]

it('the verifier has no name, path, state or message key of this API, and not its name', () => {
  expect(files.length).toBeGreaterThan(60)
  expect(words.length).toBeGreaterThan(150)
  const named = new RegExp(`\\b(${words.join('|')}|hint_\\w+|[Ff]airline)\\b`, 'gu')
  const found = files.flatMap(name => {
    const text = readFileSync(join(FOLDER, name), 'utf8')
    const here = [...text.matchAll(named)].map(([word]) => word)
    return [...here, ...texts.filter(one => text.includes(`'${one}'`) || text.includes(`"${one}"`))].map(
      word => `${name}: ${word}`,
    )
  })
  expect(found).toEqual([])
})
