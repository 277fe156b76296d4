/**
 * Begins what docs/adding-an-operation.md and docs/adding-a-language.md describe:
 *
 *   npm run new -- operation listPriceGoals
 *   npm run new -- operation addPriceGoal
 *   npm run new -- language nl nl-NL Nederlands --like de
 *
 * Nothing is written when a name is refused, or when a file is no longer as the templates expect it.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkLanguage, partsLike, wordsOf, type NewLanguage } from './new/language.ts'
import { checkOperation, operationOf, withTexts } from './new/operation.ts'
import { filesOf, partsOf } from './new/template.ts'
import { readSpecification } from './specification.ts'

const root = join(import.meta.dirname, '..')
const USAGE = `npm run new -- operation <listNouns | addNoun>
npm run new -- language <code> <BCP 47 tag> <its own name> --like <code>`

const readTemplate = (name: string) => readFileSync(join(import.meta.dirname, 'new', `${name}.txt`), 'utf8')
const read = (path: string) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined

function run(command: string, ...args: string[]): void {
  const { status } = spawnSync(process.execPath, [join(root, command), ...args], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed.`)
}

function write(files: ReadonlyMap<string, string>): void {
  const created = [...files.keys()].filter(path => read(path) === undefined)
  for (const [path, text] of files) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  run('node_modules/oxfmt/bin/oxfmt', ...[...files.keys()].filter(path => /\.(?:tsx?|yaml|json)$/.test(path)))
  for (const path of files.keys()) console.log(`${created.includes(path) ? 'new    ' : 'changed'} ${path}`)
  console.log(
    `${created.length} new ${created.length === 1 ? 'file' : 'files'}, ${files.size - created.length} changed.`,
  )
}

async function makeOperation(id: string): Promise<void> {
  const operation = operationOf(id)
  const templates = ['list', 'write'].map(readTemplate).join('')
  checkOperation(id, operation, { specification: readSpecification(), templates })
  const parts = partsOf(readTemplate(operation.template), operation.words)
  write(filesOf(await withTexts(parts, operation.words), read))
  run('scripts/texts.ts', 'confirm', `${operation.words['noun']}.*`)
  console.log('Then: npm run gen && npm run contracts:record && npx node scripts/check-faults.ts')
}

function makeLanguage(language: NewLanguage): void {
  checkLanguage(language)
  const parts = partsOf(readTemplate('language'), wordsOf(language))
  write(filesOf([...parts, ...partsLike(language, path => readFileSync(join(root, path), 'utf8'))], read))
  run('scripts/texts.ts', 'confirm', '--language', language.code, '*')
  console.log('Then: npm run gen')
}

const { positionals, values } = parseArgs({ allowPositionals: true, options: { like: { type: 'string' } } })
const [what, name, tag, own] = positionals
try {
  if (what === 'operation' && name !== undefined && positionals.length === 2) await makeOperation(name)
  else if (what === 'language' && name && tag && own && values.like && positionals.length === 4)
    makeLanguage({ code: name, tag, name: own, like: values.like })
  else throw new Error(USAGE)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
