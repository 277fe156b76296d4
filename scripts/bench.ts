/**
 * Runs the benches of tests/bench one after the other: `npm run bench`, or `npm run bench -- quotes` for one of them. With `--write` what each
 * prints replaces its figures in docs/performance.md. Ends with 1 when one of them does.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { availableParallelism, loadavg } from 'node:os'
import { basename } from 'node:path'
import { parseArgs } from 'node:util'

const PAGE = 'docs/performance.md'

/** Puts figures between the marks of a bench. @throws Error when the page has none */
function withFigures(page: string, name: string, figures: string): string {
  const begin = `<!-- ${name}: written by npm run bench -- --write ${name} -->\n`
  const end = '<!-- end of figures -->'
  const start = page.indexOf(begin)
  if (start < 0) throw new Error(`${PAGE} has no marks for the figures of ${name}: ${begin.trim()} … ${end}`)
  const from = start + begin.length
  return `${page.slice(0, from)}${figures}\n${page.slice(page.indexOf(end, from))}`
}

/** Runs a bench, and shows what it prints as it comes. */
async function run(file: string): Promise<{ status: number; printed: string }> {
  // The flag is the one of `npm start`.
  const child = spawn(process.execPath, ['--max-semi-space-size=16', file], {
    stdio: ['inherit', 'pipe', 'inherit'],
  })
  let printed = ''
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    process.stdout.write(text)
  })
  const [code] = (await once(child, 'close')) as [number | null]
  return { status: code ?? 1, printed }
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { write: { type: 'boolean' } } })
const all = globSync('tests/bench/*.ts').toSorted()
const names = all.map(file => basename(file, '.ts'))
const unknown = positionals.filter(name => !names.includes(name))
const benches = all.filter((_, at) => positionals.length === 0 || positionals.includes(names[at]!))
if (unknown.length > 0) {
  console.error(`No bench is called ${unknown.join(' or ')}. There are:\n  ${names.join('\n  ')}`)
  process.exit(1)
}

for (const file of benches) {
  const name = basename(file, '.ts')
  console.log(`\n── ${name}`)
  const before = loadavg()[0]?.toFixed(1)
  const { status, printed } = await run(file)
  if (status !== 0) process.exitCode = 1
  if (!values.write) continue
  const day = new Date().toISOString().slice(0, 10)
  const end = status === 0 ? '' : ' It ended with an error, or missed a budget.'
  const circumstances = `${day}, ${availableParallelism()} cores, load before ${before}.${end}`
  const figures = `${circumstances}\n\n\`\`\`text\n${printed.trim()}\n\`\`\``
  writeFileSync(PAGE, withFigures(readFileSync(PAGE, 'utf8'), name, figures))
}
