/**
 * Verifies real servers that nobody here has written, each by the specification that it publishes itself: `npm run contracts:servers`, or with
 * `-- --server unleash`. They are installed into `.cache/compare` and started on the loopback only; the reports go there as well.
 * `--others` runs Dredd and Specmatic on them; `--faults 20` plants so many faults of form before each instead, and says which of them are found;
 * `--meanings 20` faults of what answers mean. With `--rules` the specification has the rules that are written for it here.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { withProfile } from '#contracts/verify/profile/with-profile.ts'
import { operationsOf } from '#contracts/verify/operations.ts'
import { readMaterial, type Material } from '#contracts/verify/specification/material.ts'
import { readOptions } from '#contracts/verify/options.ts'
import { createRandom } from '#contracts/verify/random.ts'
import { causesOf } from '#contracts/verify/report/causes.ts'
import { createExplain } from '#contracts/verify/report/lines.ts'
import { summarise } from '#contracts/verify/report/summary.ts'
import { writeReports } from '#contracts/verify/report/write.ts'
import { countRows, type Report } from '#contracts/verify/results.ts'
import { verify } from '#contracts/verify/verify.ts'
import { CACHE, Unavailable } from '../install.ts'
import { loopbackTodo } from './loopback-todo.ts'
import { runOthers } from './others.ts'
import { startFaultyProxy } from './faulty-proxy.ts'
import { drawRestFaults, SHAPES, type FaultKinds, type RestFault } from './rest-faults.ts'
import { MEANINGS } from './rest-meanings.ts'
import { platformaticDb } from './platformatic-db.ts'
import type { RealServer, RunningServer } from './server.ts'
import { unleash } from './unleash.ts'

const SERVERS: Readonly<Record<string, RealServer>> = {
  unleash,
  'platformatic-db': platformaticDb,
  'loopback-todo': loopbackTodo,
}

const say = (line: string) => void process.stdout.write(`${line}\n`)

/** Installs the packages of a server. @returns the folder that they are in */
function install(name: string, { packages }: RealServer): string {
  const home = join(CACHE, 'servers', name)
  if (existsSync(join(home, 'node_modules'))) return home
  mkdirSync(home, { recursive: true })
  const settings = ['--no-audit', '--no-fund', '--ignore-scripts', '--loglevel=error']
  const { status, stderr } = spawnSync('npm', ['install', '--prefix', home, ...settings, ...packages], {
    encoding: 'utf8',
  })
  if (status === 0) return home
  throw new Unavailable(`npm could not install ${packages.join(', ')}: ${stderr}`)
}

/** What a server is verified with. */
async function materialOf(server: RealServer, { spec }: RunningServer, isRuled = false): Promise<Material> {
  const material = await readMaterial(spec, {})
  const profile = isRuled ? (server.profileWithRules ?? server.profile) : server.profile
  if (isRuled) server.addRules?.(material.document, material.operations)
  if (!profile && !isRuled) return material
  const document = withProfile(material.document, profile ?? {})
  return { ...material, document, operations: operationsOf(document) }
}

const verifyAt = (
  url: string,
  { token }: RunningServer,
  material: Material,
  ...more: readonly string[]
): Promise<Report> =>
  verify(
    readOptions(
      ['--url', url, '--allow-writes', ...(token === undefined ? [] : ['--token', token]), ...more],
      material.operations,
    ),
    material,
  )

/** Verifies a server and writes its reports. */
async function verifyServer(
  name: string,
  server: RealServer,
  running: RunningServer,
  isRuled: boolean,
): Promise<void> {
  const material = await materialOf(server, running, isRuled)
  const report = await verifyAt(running.url, running, material)
  const explain = createExplain(material.document, material.lineOf)
  const folder = join(CACHE, 'servers', name, 'report')
  mkdirSync(folder, { recursive: true })
  writeReports(folder, report, explain)
  const causes = causesOf(report.rows)
  writeFileSync(
    join(folder, 'causes.json'),
    JSON.stringify(
      causes.map(({ says, operations, rows }) => ({ says, operations, rows: rows.map(row => row.name) })),
      undefined,
      1,
    ),
  )
  say(summarise(report, explain))
  const { passed, failed, notRun } = countRows(report.rows)
  const minutes = (report.milliseconds / 60_000).toFixed(1)
  say(
    `${server.name}: ${report.operations} operations, ${report.requests} requests, ${minutes} minutes, ${passed} passed, ${failed} failed, ${notRun} not run, ${causes.length} findings`,
  )
}

/** What is said without what differs from run to run. */
const general = (text: string) => text.replaceAll(/"[^"]*"/g, '"…"').replaceAll(/\d+/g, '0')

/** What is said of a server through a proxy with a fault, by the operations of its area, as what is wrong with one shows in others. */
async function saysThrough(running: RunningServer, material: Material, fault: RestFault) {
  const scope = fault.operation.tag || fault.operation.id
  const proxy = await startFaultyProxy(running.url, fault)
  const { rows } = await verifyAt(proxy.url, running, material, '--only', scope, '--walks', '4')
  await proxy.close()
  const says = rows.flatMap(row =>
    row.outcome === 'failed'
      ? row.problems.map(({ says: one, cause = one }) => general(`${row.operation} · ${row.name}: ${cause}`))
      : [],
  )
  return { says, changes: proxy.changes() }
}

/** Plants faults before a server, one at a time, and says which are found: by what is not said without them. */
async function plant(
  server: RealServer,
  running: RunningServer,
  count: number,
  { isRuled, kinds }: { readonly isRuled: boolean; readonly kinds: FaultKinds },
): Promise<void> {
  const material = await materialOf(server, running, isRuled)
  const faults = drawRestFaults(material.document, material.operations, createRandom(1), count, kinds)
  const clean = new Map<string, ReadonlySet<string>>()
  const counts = { found: 0, MISSED: 0, unseen: 0 }
  for (const fault of faults) {
    const { operation } = fault
    // Without a fault, but through a proxy, which writes some headers otherwise.
    const faultless: RestFault = { kind: 'none', name: 'none', operation, answer: (call, pass) => pass(call) }
    const saysWithout = async () => (await saysThrough(running, material, faultless)).says
    const before = clean.get(operation.tag) ?? new Set(await saysWithout())
    const { says, changes } = await saysThrough(running, material, fault)
    const isNew = says.some(one => !before.has(one))
    // What a server keeps grows from run to run, and some of what is said with it.
    const usual = isNew ? new Set([...before, ...(await saysWithout())]) : before
    clean.set(operation.tag, usual)
    const [told] = says.filter(one => !usual.has(one))
    const outcome = told !== undefined ? 'found' : changes > 0 ? 'MISSED' : 'unseen'
    counts[outcome]++
    say(`${outcome.padEnd(6)}  ${fault.kind}: ${fault.name}${told ? `: ${told.slice(0, 120)}` : ''}`)
  }
  const { found, MISSED: missed, unseen } = counts
  say(
    `${found} of ${faults.length} found${isRuled ? ' with rules' : ''}, ${missed} missed; ${unseen} met no request`,
  )
}

const { values } = parseArgs({
  options: {
    server: { type: 'string' },
    faults: { type: 'string' },
    meanings: { type: 'string' },
    rules: { type: 'boolean', default: false },
    others: { type: 'boolean', default: false },
  },
})
const names = values.server === undefined ? Object.keys(SERVERS) : [values.server]
for (const name of names) {
  const server = SERVERS[name]
  if (!server) throw new Unavailable(`${name} is none of ${Object.keys(SERVERS).join(', ')}.`)
  const running = await server.start(install(name, server))
  try {
    if (values.others)
      for (const one of await runOthers(name, running))
        say(`${server.name}: ${one.tool}, ${one.minutes.toFixed(1)} minutes: ${one.says}`)
    else if (values.faults !== undefined)
      await plant(server, running, Number(values.faults), { isRuled: values.rules, kinds: SHAPES })
    else if (values.meanings !== undefined)
      await plant(server, running, Number(values.meanings), { isRuled: values.rules, kinds: MEANINGS })
    else await verifyServer(name, server, running, values.rules)
  } finally {
    await running.stop()
  }
}
