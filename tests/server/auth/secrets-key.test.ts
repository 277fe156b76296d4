/** The key that seals the secrets of a database: made at the first start, needed at every later one. */
import { createHash } from 'node:crypto'
import { chmodSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createSecretBox } from '#server/auth/secret-box.ts'
import { openSecretBox, parseSecretsKey, sealEarlierSecrets } from '#server/auth/secrets-key.ts'
import { readConfig } from '#server/config.ts'
import { silentLog } from '#server/kernel/log.ts'
import type { Store } from '#server/kernel/store.ts'
import { startServer } from '#server/main.ts'
import { PASSWORD, TEST_KEY, createBackEnd, itWithBackEnd } from '#tests/support/back-end.ts'
import {
  itOnEveryEngine,
  itWithStoreOnEveryEngine,
  runStatements,
} from '#tests/support/databases/databases.ts'
import { authenticatorCode, enableTwoStep, fromBase32 } from '#tests/support/features/two-step.ts'

const SECRET = new Uint8Array([1, 2, 3])
const OTHER_KEY = new Uint8Array(32).fill(9)

let folder: string
let file: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairline-key-'))
  file = join(folder, 'secrets.key')
})
afterEach(() => rmSync(folder, { recursive: true, force: true }))

const open = (store: Store, { dataDir = folder, secretsKey = undefined as Uint8Array | undefined } = {}) =>
  openSecretBox(store, { dataDir, secretsKey })

const keyOf = (path: string) => parseSecretsKey(readFileSync(path, 'utf8'))

describe('without SECRETS_KEY', () => {
  itWithStoreOnEveryEngine(
    'the first start makes a key that only its user can read, and each later one needs it',
    async store => {
      const sealed = (await open(store)).seal(SECRET)
      expect(readdirSync(folder)).toEqual(['secrets.key'])
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
      expect(Buffer.from((await open(store)).open(sealed))).toEqual(Buffer.from(SECRET))

      const kept = readFileSync(file)
      rmSync(file)
      await expect(open(store)).rejects.toThrow(
        /secrets\.key is missing\. Put the file back .* or set SECRETS_KEY/,
      )
      expect(readdirSync(folder)).toEqual([])
      writeFileSync(file, kept, { mode: 0o644 })
      chmodSync(file, 0o644)
      expect(Buffer.from((await open(store)).open(sealed))).toEqual(Buffer.from(SECRET))
      expect((statSync(file).mode & 0o777).toString(8)).toBe('600')
    },
  )

  itWithStoreOnEveryEngine(
    'a key of another database, or a damaged one, is refused and left as it is',
    async store => {
      await open(store)
      for (const [text, reason] of [
        [Buffer.from(OTHER_KEY).toString('base64'), /secrets\.key is not the key that the secrets/],
        ['AAAA', /secrets\.key is not a key of 32 bytes/],
        ['', /secrets\.key is not a key of 32 bytes/],
      ] as const) {
        writeFileSync(file, text)
        await expect(open(store)).rejects.toThrow(reason)
        expect(readFileSync(file, 'utf8')).toBe(text)
      }
    },
  )

  itOnEveryEngine(
    'of several nodes that start first at once, those of one folder agree, others are refused',
    async database => {
      const other = mkdtempSync(join(tmpdir(), 'fairline-key-'))
      const store = await database.open()
      try {
        const tried = await Promise.allSettled(
          [folder, folder, other, other].map(dataDir => open(store, { dataDir })),
        )
        const opened = tried.map(({ status }) => status === 'fulfilled')
        expect(opened[0]).toBe(opened[1])
        expect(opened[2]).toBe(opened[3])
        expect(opened[0]).not.toBe(opened[2])
        const [winner, loser] = opened[0] ? [folder, other] : [other, folder]
        expect(readdirSync(winner)).toEqual(['secrets.key'])
        expect(readdirSync(loser)).toEqual([])
        writeFileSync(join(loser, 'secrets.key'), readFileSync(join(winner, 'secrets.key')))
        await open(store, { dataDir: loser })
      } finally {
        await store.close()
        rmSync(other, { recursive: true, force: true })
      }
    },
  )
})

describe('with SECRETS_KEY', () => {
  itWithStoreOnEveryEngine(
    'no file is made; it may be what the file of earlier starts says, and nothing else',
    async store => {
      await open(store)
      const secretsKey = keyOf(file)
      rmSync(file)
      await open(store, { secretsKey })
      expect(readdirSync(folder)).toEqual([])
      await expect(open(store, { secretsKey: OTHER_KEY })).rejects.toThrow(/^SECRETS_KEY is not the key/)
    },
  )

  itWithStoreOnEveryEngine(
    'a database of an earlier version that was sealed with it does not start with another one',
    async store => {
      const sealed = createSecretBox(TEST_KEY).seal(SECRET)
      await runStatements(store, ['INSERT INTO identity_key(id, sealed) VALUES (1, $1)', [sealed]])
      await expect(open(store)).rejects.toThrow(/secrets\.key is missing/)
      await expect(open(store, { secretsKey: OTHER_KEY })).rejects.toThrow(/^SECRETS_KEY is not the key/)
      expect(Buffer.from((await open(store, { secretsKey: TEST_KEY })).open(sealed))).toEqual(
        Buffer.from(SECRET),
      )
    },
  )
})

describe('what an earlier version has stored in plain', () => {
  itWithStoreOnEveryEngine('is sealed at the start, and still works', async (store, clock) => {
    const backEnd = createBackEnd(store, clock)
    const account = 'ana@example.com'
    const member = await backEnd.signUp({ account })
    const { key, recoveryCodes } = await enableTwoStep(member, backEnd)
    const { id } = (await member.get('getUserInfo')).data
    const plainHash = (code: string) =>
      createHash('sha256')
        .update(`${id}\n${code.replace('-', '')}`)
        .digest('base64url')
    const plainKey = Buffer.from(fromBase32(key)).toString('base64url')
    const seed = 'c0ffee'.padEnd(64, '0')
    await runStatements(
      store,
      ['UPDATE two_step SET secret = $1', [`plain:${plainKey}`]],
      ['DELETE FROM recovery_codes', []],
      ...recoveryCodes.map(
        code =>
          [
            'INSERT INTO recovery_codes(user_id, code_hash) VALUES ($1, $2)',
            [BigInt(id), plainHash(code)],
          ] as const,
      ),
      ['INSERT INTO share_secret(id, secret) VALUES (1, $1)', ['draws']],
      ['INSERT INTO market_versions(version, since, seed) VALUES (1, 0, $1)', ['7']],
      ['INSERT INTO market_versions(version, since, seed) VALUES (2, 0, $1)', [seed]],
    )
    const box = createSecretBox(TEST_KEY)
    expect(await sealEarlierSecrets(store, box)).toBe(13)
    expect(await sealEarlierSecrets(store, box)).toBe(0)

    const [twoStep] = await store.query<{ secret: string }>('SELECT secret FROM two_step')
    expect(twoStep?.secret).toMatch(/^v1:/)
    const [draws] = await store.query<{ secret: string }>('SELECT secret FROM share_secret')
    expect(Buffer.from(box.open(draws!.secret)).toString()).toBe('draws')
    const seeds = await store.query<{ seed: string }>('SELECT seed FROM market_versions ORDER BY version')
    expect(seeds[0]).toEqual({ seed: '7' })
    expect(Buffer.from(box.open(seeds[1]!.seed)).toString('hex')).toBe(seed)

    for (const code of [authenticatorCode(key, clock.now()), recoveryCodes[0]]) {
      const { params } = await backEnd.guest.call('login', { body: { account, password: PASSWORD } })
      const body = { challenge: params?.['challenge'], code }
      expect(await backEnd.guest.call('signInSecondStep', { body })).toMatchObject({ code: 200 })
    }
  })
})

describe('a code of six digits', () => {
  itWithBackEnd(
    'is stored so that who reads the database cannot find it among the million there are',
    async backEnd => {
      const account = 'ana@example.com'
      const { data } = await backEnd.guest.get('sendSignInCode', { body: { account, purpose: 'register' } })
      const code = data.sandboxCode ?? ''
      const { store } = backEnd.services
      const [kept] = await store.query<{ code_hash: string }>('SELECT code_hash FROM sign_in_codes')
      expect(kept?.code_hash).toBe(createSecretBox(TEST_KEY).hash(`${account}\n${code}`))
      expect(kept?.code_hash).not.toBe(createSecretBox(OTHER_KEY).hash(`${account}\n${code}`))
    },
  )
})

it('the program makes the key at its first start, and does not start without it', async () => {
  const settings = { DATA_DIR: folder, PORT: '0', SANDBOX: 'off' }
  const start = async () => (await startServer(readConfig(settings), silentLog)).stop()
  await start()
  expect(readdirSync(folder)).toContain('secrets.key')
  await start()
  rmSync(file)
  await expect(start()).rejects.toThrow(/secrets\.key is missing/)
}, 120_000)
