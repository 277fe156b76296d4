import { spawnSync } from 'node:child_process'
import { expect } from 'vitest'
import { createBackEnd } from '#tests/support/back-end.ts'
import { createTestClock, itWithDatabase } from '#tests/support/databases/databases.ts'

const ACCOUNT = 'ana@example.com'

itWithDatabase(
  'the operator signs an account out everywhere beside a running back end; a line names its id and the operator',
  async database => {
    const { dataDir, databaseUrl = '' } = database.settings
    const run = (...words: string[]) =>
      spawnSync(process.execPath, ['scripts/operator.ts', ...words], {
        env: { ...process.env, DATA_DIR: dataDir, DATABASE_URL: databaseUrl },
        encoding: 'utf8',
      })
    const clock = createTestClock()
    const store = await database.open({ clock })
    try {
      const backEnd = createBackEnd(store, clock)
      const member = await backEnd.signUp({ account: ACCOUNT })
      const stranger = await backEnd.signUp()
      const { id } = (await member.get('getUserInfo')).data

      expect(run('end-sessions', 'nobody@example.com')).toMatchObject({ status: 1 })
      const ended = run('end-sessions', ACCOUNT)
      expect(ended).toMatchObject({ status: 0, stdout: expect.stringContaining('1 sessions have ended.') })
      expect(ended.stderr).not.toContain(ACCOUNT)
      const lines = ended.stderr.trim().split('\n')
      expect(lines.map(line => JSON.parse(line) as object)).toMatchObject([
        { event: 'security', type: 'session_ended', account: id, count: 1 },
        {
          event: 'security',
          type: 'operator',
          what: 'end-sessions',
          account: id,
          by: expect.stringMatching(/./),
        },
      ])
      clock.advance(1001)
      expect(await member.call('getUserInfo')).toMatchObject({ code: 401, msg: 'hint_session_ended' })
      expect(await stranger.call('getUserInfo')).toMatchObject({ code: 200 })
    } finally {
      await store.close()
    }
  },
)
