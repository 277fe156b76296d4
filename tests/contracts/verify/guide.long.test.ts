/** Runs the commands of docs/contracts.md as written there. */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'

const guide = readFileSync('docs/contracts.md', 'utf8')
const canRun = spawnSync('curl', ['--version']).status === 0

let reference: ReferenceBackEnd
const folder = mkdtempSync(join(tmpdir(), 'fairline-guide-'))
beforeAll(async () => {
  reference = await startReference()
})
afterAll(async () => {
  await reference.stop()
  rmSync(folder, { recursive: true })
})

/** The first commands in the section of that name that hold a phrase, for one operation instead of all. */
function commands(heading: string, phrase: string): string {
  const section = guide.split('\n## ').find(text => text.startsWith(heading)) ?? ''
  const blocks = [...section.matchAll(/```sh\n([\s\S]*?)```/g)].map(([, block]) => block ?? '')
  const block = blocks.find(text => text.includes(phrase))
  if (!block) throw new Error(`No commands with "${phrase}" under "${heading}".`)
  return block.replace('--strict', '--strict --only listActivities')
}

async function run(script: string, environment: Record<string, string>): Promise<string> {
  const env = { ...process.env, URL: reference.url, STATES: reference.statesUrl, ...environment }
  const { stdout } = await promisify(execFile)('bash', ['-eu', '-c', script], { env })
  return stdout
}

it.skipIf(!canRun)(
  'CI example in the guide waits for the back end, verifies it and keeps its reports',
  async () => {
    const script = commands('In CI', '--report reports')
      // Removes the team's own start command and the installation.
      .replaceAll(/^(?:\.\/start-.*|npm ci)$/gm, '')
      .replace('--report reports', `--report ${folder}`)
    expect(await run(script, {})).toContain('PASSED')
    for (const report of ['report.html', 'report.md', 'junit.xml'])
      expect(existsSync(join(folder, report))).toBe(true)
  },
  60_000,
)

it.skipIf(!canRun)(
  'broker example in the guide publishes the verification result',
  async () => {
    const told: unknown[] = []
    const pact = '/pacts/provider/fairline-api/consumer/fairline-web'
    const broker = createServer((request, response) => {
      const isAllowed = request.headers.authorization === 'Bearer secret'
      const { port } = broker.address() as AddressInfo
      const link = { href: `http://localhost:${port}${pact}/pact-version/1/verification-results` }
      if (isAllowed && request.method === 'GET' && request.url === `${pact}/latest`)
        return void response.end(JSON.stringify({ _links: { 'pb:publish-verification-results': link } }))
      const isResult = isAllowed && request.method === 'POST' && link.href.endsWith(request.url ?? '?')
      response.statusCode = isResult ? 201 : 404
      let text = ''
      request.on('data', chunk => (text += chunk))
      request.on('end', () => {
        told.push(isResult ? JSON.parse(text) : request.url)
        response.end('{}')
      })
    })
    await new Promise<void>(resolve => void broker.listen(0, () => resolve()))
    try {
      await run(commands('With a Pact broker', 'success=true'), {
        PACT_BROKER_BASE_URL: `http://localhost:${(broker.address() as AddressInfo).port}`,
        PACT_BROKER_TOKEN: 'secret',
        CONSUMER: 'fairline-web',
        PROVIDER: 'fairline-api',
      })
    } finally {
      broker.close()
    }
    expect(told).toEqual([
      { success: true, providerApplicationVersion: expect.stringMatching(/^[0-9a-f]{40}$/) },
    ])
  },
  60_000,
)
