/** Every event of the security log is written by some public call, and no line repeats what was sent or answered. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SECURITY_EVENTS } from '#server/kernel/security-log.ts'
import { PASSWORD, itWithBackEnd, requestOf, type BackEnd } from '#tests/support/back-end.ts'
import { DEVICE, NEW_PASSWORD, requestPasswordCode } from '#tests/support/features/recovery.ts'
import { ACCOUNT, CAUSES, login, signUpAna } from '#tests/support/features/security-causes.ts'

type Line = Record<string, unknown> & { readonly type: string }

const linesOf = (text: string): Line[] =>
  text
    .split('\n')
    .filter(Boolean)
    .map(line => JSON.parse(line) as Line & { event: string })
    .filter(({ event }) => event === 'security')

const securityLines = (backEnd: BackEnd): Line[] => {
  backEnd.services.security.flush()
  return linesOf(backEnd.logged())
}

/** Values that a line may have, though they were sent: ids, and words of the specification. */
const PUBLIC_FIELDS = new Set([
  'id',
  'purpose',
  'part',
  'msg',
  'name',
  'browser',
  'other',
  'field',
  'confirmation',
])

/** All texts of a body or an answer; a text that contains others, such as JSON, counts as a whole. */
function textsIn(value: unknown, field = ''): string[] {
  if (typeof value === 'object' && value !== null)
    return Object.entries(value).flatMap(([name, part]) => textsIn(part, Array.isArray(value) ? field : name))
  return typeof value === 'string' && value.length >= 4 && !PUBLIC_FIELDS.has(field) ? [value] : []
}

/** Every text that this back end gets or answers from now on. */
function recordTexts({ app }: BackEnd): Set<string> {
  const texts = new Set<string>()
  const request = app.request.bind(app) as (path: string, init?: RequestInit) => Promise<Response>
  const record = async (path: string, init: RequestInit = {}): Promise<Response> => {
    const headers = new Headers(init.headers)
    const sent = [...new URLSearchParams(typeof init.body === 'string' ? init.body : '')]
    for (const text of textsIn(Object.fromEntries(sent))) texts.add(text)
    const token = headers.get('Authorization')
    if (token) texts.add(token)
    const response = await request(path, init)
    const answered: unknown = await response
      .clone()
      .json()
      .catch(() => null)
    for (const text of textsIn(answered)) texts.add(text)
    return response
  }
  Object.assign(app, { request: record })
  return texts
}

it('every event of the security log is in the operating manual, in the same words', () => {
  const manual = readFileSync('docs/operating.md', 'utf8')
  for (const [event, meaning] of Object.entries(SECURITY_EVENTS))
    expect(manual).toContain(`| \`${event}\` | ${meaning} |`)
})

describe('the security log', () => {
  for (const event of Object.keys(CAUSES) as (keyof typeof CAUSES)[]) {
    itWithBackEnd(
      `has a line ${event} when ${SECURITY_EVENTS[event]}, without anything that was sent or answered`,
      async backEnd => {
        const texts = recordTexts(backEnd)
        await CAUSES[event](backEnd)
        const lines = securityLines(backEnd)
        expect(lines.map(({ type }) => type)).toContain(event)
        for (const line of lines) {
          expect(Object.keys(SECURITY_EVENTS)).toContain(line.type)
          expect(line).toHaveProperty('address')
        }
        const written = JSON.stringify(lines)
        expect([...texts].filter(text => written.includes(text))).toEqual([])
      },
      event === 'rate_limited' ? { RATE_LIMITS: 'on' } : {},
    )
  }

  itWithBackEnd('names account, session and address of what a signed-in person does', async backEnd => {
    const member = await signUpAna(backEnd)
    await member.get('freezeAccount')
    const { id } = (await member.get('getUserInfo')).data
    const [session] = (await member.get('listSessions')).rows
    expect(securityLines(backEnd).at(-1)).toMatchObject({
      type: 'frozen',
      account: id,
      session: session?.id,
      address: 'local',
    })
  })

  itWithBackEnd('names the account of a refused sign-in, and none where there is none', async backEnd => {
    const { id } = (await (await signUpAna(backEnd)).get('getUserInfo')).data
    await login(backEnd, 'wrong7pass', DEVICE)
    await backEnd.guest.call('login', { body: { account: 'nobody@example.com', password: 'wrong7pass' } })
    expect(securityLines(backEnd).slice(-2)).toMatchObject([
      { type: 'sign_in_refused', account: id, reason: 'wrong' },
      { type: 'sign_in_refused', account: null, reason: 'wrong' },
    ])
  })

  itWithBackEnd('names the account whose password somebody asks to recover', async backEnd => {
    const { id } = (await (await signUpAna(backEnd)).get('getUserInfo')).data
    await backEnd.guest.get('sendPasswordCode', { body: { account: ACCOUNT } })
    await backEnd.guest.get('sendPasswordCode', { body: { account: 'nobody@example.com' } })
    expect(securityLines(backEnd).slice(-2)).toMatchObject([
      { type: 'code_requested', account: id, reason: 'password' },
      { type: 'code_requested', account: null, reason: 'password' },
    ])
  })

  itWithBackEnd('names whose code was used up by another call meanwhile', async backEnd => {
    const { id } = (await (await signUpAna(backEnd)).get('getUserInfo')).data
    await login(backEnd, PASSWORD, DEVICE)
    const code = (await requestPasswordCode(backEnd, ACCOUNT))!
    const body = { account: ACCOUNT, code, password: NEW_PASSWORD, deviceId: DEVICE }
    const recover = () => backEnd.guest.call('resetPassword', { body })
    const codes = (await Promise.all([recover(), recover()])).map(answer => answer.code)
    expect(codes.toSorted()).toEqual([200, 422])
    expect(securityLines(backEnd).filter(({ type }) => type === 'code_refused')).toMatchObject([
      { account: id, reason: 'wrong' },
    ])
  })

  itWithBackEnd('counts a flood in one line, and has no other line for it', async backEnd => {
    const { app, services } = backEnd
    const [path, init] = requestOf('listSwitches', { headers: { Host: 'evil.example' } })
    for (let call = 0; call < 50; call++) await app.request(path, init)
    services.security.flush()
    const lines = backEnd.logged().trim().split('\n')
    expect(lines.map(line => JSON.parse(line) as object)).toMatchObject([
      { event: 'security', type: 'host_refused', address: 'local' },
      { event: 'security', type: 'host_refused', count: 49, addresses: { local: 49 } },
    ])
  })

  itWithBackEnd(
    'counts the calls beyond the limit of an address, which have no line of their own',
    async backEnd => {
      const { services, guest } = backEnd
      while (services.allowances.calls('local') === 0) continue
      for (let call = 0; call < 30; call++)
        expect(await guest.call('listSwitches')).toMatchObject({ code: 429 })
      services.security.flush()
      expect(backEnd.logged().trim().split('\n')).toHaveLength(2)
    },
    { RATE_LIMITS: 'on' },
  )

  itWithBackEnd(
    'names so many addresses of a flood, and counts the rest together',
    async backEnd => {
      for (let address = 0; address < 31; address++) {
        const headers = { Host: 'evil.example', 'X-Forwarded-For': `192.0.2.${address}` }
        await backEnd.app.request('/config.json', { headers })
      }
      const line = securityLines(backEnd).at(-1)
      expect(Object.keys(line?.['addresses'] as object)).toHaveLength(20)
      expect(line).toMatchObject({ count: 30, others: 10 })
    },
    { TRUST_PROXY: 'on' },
  )
})
