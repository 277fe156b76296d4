import { describe, expect, it } from 'vitest'
import { ConfigError, readConfig } from '#server/config.ts'

describe('settings', () => {
  it('default to a sandbox on this machine only', () => {
    expect(readConfig({})).toMatchObject({
      host: '127.0.0.1',
      port: 8080,
      dataDir: 'data',
      databaseUrl: undefined,
      sandbox: true,
      depositDelay: 3000,
      marketHours: 'always',
      rateLimits: true,
      checkedAnswersPercent: 100,
    })
  })

  it('validate every response in development and one in a hundred in production', () => {
    expect(readConfig({ NODE_ENV: 'production' }).checkedAnswersPercent).toBe(1)
  })

  it('read the site settings that differ from their defaults from one variable [R9.1]', () => {
    expect(readConfig({}).otherValue).toEqual({})
    const { otherValue } = readConfig({ OTHER_VALUE: '{"app_fastFree":"0"}' })
    expect(otherValue).toEqual({ app_fastFree: '0' })
  })

  it('read languages in place of others [R7.2]', () => {
    expect(readConfig({}).languages).toEqual({})
    expect(readConfig({ LANGUAGES: ' my=my-MM  ida=id-ID' }).languages).toEqual({ my: 'my-MM', ida: 'id-ID' })
    for (const wrong of ['my', 'my=', 'my=x', 'mm=my-MM', 'my=my-MM=1', 'my=my-MM,ida=id'])
      expect(() => readConfig({ LANGUAGES: wrong })).toThrow('such as "my=my-MM ida=id-ID"')
  })

  it('report all invalid values at once, each with what is allowed', () => {
    const wrong = {
      PORT: '80a',
      DATABASE_URL: 'mysql://x',
      SANDBOX: 'yes',
      LINES: '[]',
      ORIGINS: 'x',
      MARKET_HOURS: 'never',
      OTHER_VALUE: '{"app_fastFree":0}',
    }
    expect(() => readConfig(wrong)).toThrow(ConfigError)
    try {
      readConfig(wrong)
    } catch (error) {
      const message = String(error)
      for (const name of Object.keys(wrong)) expect(message).toContain(name)
      expect(message).toContain('PORT is "80a", but must be a whole number of 0 to 65534.')
    }
  })
})
