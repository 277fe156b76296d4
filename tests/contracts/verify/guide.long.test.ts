/** Runs the commands of docs/contracts.md as written there. */
import { execFile, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startReference, type ReferenceBackEnd } from '#contracts/reference/back-end.ts'
import { readMaterial } from '#contracts/material.ts'
import { startPactBroker } from '#tests/support/pact-broker.ts'

/** Several programs, one after the other, on a slow machine. */
const LIMIT = 300_000
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
  LIMIT,
)

it.skipIf(!canRun)(
  'broker examples in the guide publish contract and result, and say what can be deployed',
  async () => {
    const broker = await startPactBroker('fairline-web', 'fairline-api')
    const environment = {
      PACT_BROKER_BASE_URL: broker.url,
      PACT_BROKER_TOKEN: broker.token,
      CONSUMER: 'fairline-web',
      PROVIDER: 'fairline-api',
      BRANCH: 'main',
    }
    const example = (phrase: string) => run(commands('With a Pact broker', phrase), environment)
    try {
      await example('broker publish')
      expect(broker.interactions()).toBe(readMaterial().interactions.length)
      await expect(example('can-i-deploy')).rejects.toMatchObject({
        code: 1,
        stdout: expect.stringContaining('There is no verified pact'),
      })
      await example('success=true')
      expect(await example('can-i-deploy')).toContain('published and successful')
    } finally {
      await broker.close()
    }
  },
  LIMIT,
)
