import { describe, expect, it } from 'vitest'
import { MINIMAL_PASSWORD_COST, UNUSABLE_PASSWORD, createPasswords } from '#server/auth/passwords.ts'

describe('passwords', () => {
  it('are hashed by Argon2id with 19 MiB and two passes, each with a salt of its own', async () => {
    const { hash } = createPasswords()
    const [one, other] = await Promise.all([hash('skylark1'), hash('skylark1')])
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[A-Za-z0-9+/]{22}\$[A-Za-z0-9+/]{43}$/)
    expect(other).not.toBe(one)
  })

  it('are verified at the cost at which they were stored', async () => {
    const stored = await createPasswords({ memory: 16, passes: 3 }).hash('skylark1')
    const { verify } = createPasswords(MINIMAL_PASSWORD_COST)
    expect(await verify('skylark1', stored)).toBe(true)
    expect(await verify('skylark2', stored)).toBe(false)
    expect(await verify('', stored)).toBe(false)
  })

  it('match no account that does not exist, and none that nobody can sign in to', async () => {
    const { verify } = createPasswords(MINIMAL_PASSWORD_COST)
    expect(await verify('skylark1', undefined)).toBe(false)
    expect(await verify('', UNUSABLE_PASSWORD)).toBe(false)
  })

  it.each(['', 'skylark1', '$2b$12$abcdefghijklmnopqrstuv', '$argon2id$v=19$m=0,t=2,p=1$AAAA$AAAA'])(
    'in an unknown format are an error, not a match: %j',
    async stored => {
      await expect(createPasswords(MINIMAL_PASSWORD_COST).verify(stored, stored)).rejects.toThrow(
        'unknown format',
      )
    },
  )
})
