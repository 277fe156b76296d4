import { randomBytes } from 'node:crypto'
import { expect, vi } from 'vitest'
import { createBackEnd } from '#tests/support/back-end.ts'
import { createTestClock, itOnEveryEngine } from '#tests/support/databases/databases.ts'

const madeUp = () => randomBytes(32).toString('base64url')

itOnEveryEngine('a session is looked up before the tokens that another address makes up', async database => {
  const clock = createTestClock()
  const store = await database.open({ clock })
  const { services, signUp } = createBackEnd(store, clock)
  const person = await signUp()
  clock.advance(2_000)
  let done = 0
  const backlog = Array.from({ length: 400 }, async () => {
    expect(await services.sessions.find(madeUp(), 'address hostile')).toBeUndefined()
    done++
  })
  expect(await services.sessions.find(person.token, 'address other')).toBeDefined()
  // The query that was under way when it came, and the next one.
  expect(done).toBeLessThanOrEqual(16)
  await Promise.all(backlog)
  await store.close()
})

itOnEveryEngine('made-up tokens are asked about in the turn of their address', async database => {
  const clock = createTestClock()
  const store = await database.open({ clock })
  const { app } = createBackEnd(store, clock, { RATE_LIMITS: 'on' })
  const callers = new Set<string | undefined>()
  const query = store.query.bind(store)
  vi.spyOn(store, 'query').mockImplementation((text, params, caller) => {
    if (text.includes('ended_sessions')) callers.add(caller)
    return query(text, params, caller)
  })
  const headers = { Authorization: madeUp(), 'Accept-Language': 'en', LanguageId: '2' }
  const response = await app.request('/api/userBalance/list', { headers })
  expect(await response.json()).toMatchObject({ code: 401 })
  expect([...callers]).toEqual(['address local'])
  await store.close()
})
