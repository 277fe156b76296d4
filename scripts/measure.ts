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
const textOf = (file: string) => readFileSync(file, 'utf8')

/** Written files in which a pattern occurs. */
const filesWith = (pattern: RegExp, under = /./) =>
  sources.filter(file => isWritten(file) && under.test(file) && pattern.test(textOf(file)))

/** Exported types of the server that bear the name of a generated model. */
function namesakes(): string[] {
  const models = textOf('src/api/generated/models/index.ts').matchAll(/^export (?:interface|type) (\w+)/gm)
  const names = new Set([...models].map(([, name]) => name))
  return filesWith(/./, /^server\//).flatMap(file =>
    [...textOf(file).matchAll(/^export (?:interface|type) (\w+)/gm)].flatMap(([, name = '']) =>
      names.has(name) ? [`${file}: ${name}`] : [],
    ),
  )
}

/** Small written files whose only importer stands in the same folder, or the one above. */
async function smallWithOneReader(): Promise<string[]> {
  const { output } = await cruise(['src', 'server', 'contracts'], {
    exclude: { path: 'node_modules|generated/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.js'] },
  })
  if (typeof output === 'string') throw new Error(output)
  return output.modules
    .filter(({ source, dependents = [] }) => {
      const [reader] = dependents
      const length = lengths.get(source) ?? Infinity
      if (dependents.length !== 1 || !reader || length > SMALL || !/\.tsx?$/.test(source)) return false
      return dirname(reader) === dirname(source) || dirname(reader) === dirname(dirname(source))
    })
    .map(({ source }) => source)
}

function typeChecker(): Record<string, string> {
  const report = execFileSync('tsc', ['--noEmit', '-p', '.', '--checkers', '1', '--extendedDiagnostics'], {
    encoding: 'utf8',
  })
  const valueOf = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(report)?.[1] ?? '?'
  return { 'memory of the type checker': valueOf('Memory used'), 'its time': valueOf('Total time') }
}

const small = await smallWithOneReader()
const PROGRAMS = /^(src|server|contracts|scripts(?!\/measure))\//
const generators = filesWith(/(?:function|const) createRandom\b|mulberry32|xorshift/, PROGRAMS)
const readers = filesWith(/JSON\.parse\(.*(?:bundle\.json|readFileSync\(file,.*Specification)/, PROGRAMS)
console.table({
  files: files.length,
  'lines of TypeScript': linesOf(sources),
  'of them generated': linesOf(sources.filter(file => !isWritten(file))),
  'lines of JSON': linesOf(files.filter(file => file.endsWith('.json'))),
  'files that read the specification': readers.length,
  'types of the server named as a model': namesakes().length,
  'functions toWire…': filesWith(/\btoWire\w+/).length,
  'generators of random numbers': generators.length,
  concepts: textOf('docs/concepts.md').match(/^\| (?!concept |---)/gm)?.length ?? 0,
  [`files of at most ${SMALL} lines with one reader beside them`]: small.length,
  ...(process.argv.includes('--types') ? typeChecker() : {}),
})
if (process.argv.includes('--list'))
  console.log([...readers, ...generators, ...namesakes(), ...small].join('\n'))
