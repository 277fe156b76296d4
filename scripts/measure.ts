/**
 * `npm run measure [-- --types]`: how large the house is, and in how many ways it does the same job. What it counts should fall, or have a
 * reason. `--types` also runs the type checker, which takes half a minute; `--list` names the files.
 */
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { cruise } from 'dependency-cruiser'

/** Lines of a file that is smaller than a thought. */
const SMALL = 40
const GENERATED = /(^|\/)generated\//

const files = execFileSync('git', ['ls-files', '-z'], { encoding: 'utf8' }).split('\0').filter(Boolean)
const lengths = new Map(files.map(file => [file, readFileSync(file, 'latin1').split('\n').length - 1]))
const sources = files.filter(file => /\.tsx?$/.test(file))
const isWritten = (file: string) => !GENERATED.test(file)
const linesOf = (some: readonly string[]) => some.reduce((sum, file) => sum + (lengths.get(file) ?? 0), 0)
const PROGRAMS = /^(?:src|server|contracts|scripts)\//
/** Without this file, which names what it looks for. */
const EVERYTHING = /^(?!scripts\/measure\.ts)/
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Written files in which a pattern occurs. */
const filesWith = (pattern: RegExp, under = /./) =>
  sources.filter(file => isWritten(file) && under.test(file) && pattern.test(textOf(file)))

/** Exported types outside the generated client that bear the name of a generated model. */
function namesakes(): string[] {
  const models = textOf('src/api/generated/models/index.ts').matchAll(/^export (?:interface|type) (\w+)/gm)
  const names = new Set([...models].map(([, name]) => name))
  return filesWith(/./, PROGRAMS).flatMap(file =>
    [...textOf(file).matchAll(/^export (?:interface|type) (\w+)/gm)].flatMap(([, name = '']) =>
      names.has(name) ? [`${file}: ${name}`] : [],
    ),
  )
}

/** What an order has that waits for two prices, in whatever case; no other thing has all of them. */
const SPOT_ORDER_FIELDS = [
  /limit_?price/i,
  /stop_?price/i,
  /fill_?price|price_?filled/i,
  /closed_?at/i,
  /\bfee\b/i,
]

/** Types and tables of fields, under whatever name, that have the fields of a spot order or are made of such a type. */
function shapesOfSpotOrder(): string[] {
  return sources
    .filter(file => PROGRAMS.test(file) && !file.endsWith('schema.ts'))
    .flatMap(file => {
      const text = textOf(file)
      const written = [
        ...text.matchAll(/^(?:export )?(?:interface|type|const) (\w+)[^\n({]*\{\n((?: [^\n]*\n)+)^\}/gm),
      ].filter(([, , body = '']) => SPOT_ORDER_FIELDS.every(field => field.test(body)))
      const derived = text.matchAll(/^(?:export )?type (\w+)[^\n]*= Omit<\s*[\w<]*SpotOrder\b/gm)
      return [...written, ...derived].map(([, name]) => `${file}: ${name}`)
    })
}

/** Names by which people look for a file: components, tables and their states by feature, rows and states of the contract by tag. */
const FOUND_BY_NAME =
  /\.tsx$|(?:^|\/|-)schema\.ts$|\/transitions\.ts$|^contracts\/(?:rows|states|reference)\/|^src\/i18n\//
const hasOwnTest = (file: string) => {
  const test = `tests/${file.replace(/\.tsx?$/, '')}.`
  return files.some(other => other.startsWith(test) && /\.test\.tsx?$/.test(other))
}

/**
 * Small written files whose only importer stands in the same folder, or the one above, and those of them that have no reason to be a file
 * (docs/decisions/0021-more-than-one-way.md): a name, a chunk or a test of their own.
 */
async function smallWithOneReader(): Promise<{ all: string[]; withoutReason: string[] }> {
  const { output } = await cruise(['src', 'server', 'contracts'], {
    exclude: { path: 'node_modules|generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  })
  if (typeof output === 'string') throw new Error(output)
  const loadedApart = new Set(
    output.modules.flatMap(({ dependencies }) =>
      dependencies.filter(one => one.dynamic).map(one => one.resolved),
    ),
  )
  const all = output.modules
    .filter(({ source, dependents = [] }) => {
      const [reader] = dependents
      const length = lengths.get(source) ?? Infinity
      if (dependents.length !== 1 || !reader || length > SMALL || !/\.tsx?$/.test(source)) return false
      return dirname(reader) === dirname(source) || dirname(reader) === dirname(dirname(source))
    })
    .map(({ source }) => source)
  const hasReason = (file: string) => FOUND_BY_NAME.test(file) || loadedApart.has(file) || hasOwnTest(file)
  return { all, withoutReason: all.filter(file => !hasReason(file)) }
}

function typeChecker(): Record<string, string> {
  const report = execFileSync('tsc', ['--noEmit', '-p', '.', '--checkers', '1', '--extendedDiagnostics'], {
    encoding: 'utf8',
  })
  const valueOf = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(report)?.[1] ?? '?'
  return { 'memory of the type checker': valueOf('Memory used'), 'its time': valueOf('Total time') }
}

/** What mixes bits as a generator of random numbers does: multiplies, rotates, or makes a fraction of 32 bits. */
const MIXING =
  /Math\.imul\(|\b(?:0x9e3779b9|0x6d2b79f5|1664525|1103515245|22695477|48271|16807)\b|(?:>>> 0\)?|\)) *\/ *(?:4_?294_?967_?296|0x1_?0000_?0000|2 \*\* 32)|<< 13\b[\s\S]{0,80}>>>? 17\b/i
/** Hashes: the same input gives the same number, and nothing is drawn one after the other. */
const HASHES = ['server/features/follow/robots.ts', 'server/market/version-1/hash.ts']

const small = await smallWithOneReader()
const generators = filesWith(MIXING, EVERYTHING).filter(file => !HASHES.includes(file))
const readers = filesWith(/JSON\.parse\([^;]{0,120}(?:bundle\.json|Specification\b)/, EVERYTHING)
console.table({
  files: files.length,
  'lines of TypeScript': linesOf(sources),
  'of them generated': linesOf(sources.filter(file => !isWritten(file))),
  'lines of JSON': linesOf(files.filter(file => file.endsWith('.json'))),
  'files that read the specification': readers.length,
  'types named as a generated model': namesakes().length,
  'shapes of a spot order': shapesOfSpotOrder().length,
  'functions toWire…': filesWith(/\btoWire\w+/).length,
  'generators of random numbers': generators.length,
  concepts: textOf('docs/concepts.md').match(/^\| (?!concept |---)/gm)?.length ?? 0,
  [`files of at most ${SMALL} lines with one reader beside them`]: small.all.length,
  'of them without a name, chunk or test of their own': small.withoutReason.length,
  ...(process.argv.includes('--types') ? typeChecker() : {}),
})
if (process.argv.includes('--list'))
  console.log(
    [...readers, ...generators, ...namesakes(), ...shapesOfSpotOrder(), ...small.withoutReason].join('\n'),
  )
