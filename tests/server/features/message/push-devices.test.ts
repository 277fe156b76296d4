import { describe, expect, it } from 'vitest'
import { isPushEndpoint } from '#server/push/push-keys.ts'
import { NOTICE_GROUPS } from '#src/lib/site/notice-groups.ts'
import { PASSWORD, itWithBackEnd, spec, type Fields } from '#tests/support/back-end.ts'
import { SoftwareDevice } from '#tests/support/features/push.ts'
import { deviceOf, subscribe } from './push-node.ts'

describe('subscribing', () => {
  itWithBackEnd('takes a browser over from whoever was signed in on it before', async backEnd => {
    const device = new SoftwareDevice()
    const [first, second] = [await backEnd.signUp(), await backEnd.signUp()]
    await subscribe(first, device)
    await subscribe(second, device)
    expect(await deviceOf(first)).toBeNull()
    expect(await deviceOf(second)).toMatchObject({ endpoint: device.endpoint })
    await second.get('unsubscribePush')
    expect(await deviceOf(second)).toBeNull()
  })

  itWithBackEnd('is possible for ten devices of an account', async backEnd => {
    const account = 'many@example.com'
    await backEnd.signUp({ account })
    const signIn = async () => {
      const { data } = await backEnd.guest.get('login', { body: { account, password: PASSWORD } })
      return backEnd.as((data as { token: string }).token)
    }
    const people = []
    for (let each = 0; each < 11; each++) people.push(await signIn())
    for (const person of people.slice(0, 10)) await subscribe(person, new SoftwareDevice())
    const last = people[10]!
    const body = new SoftwareDevice().request()
    expect(await last.call('subscribePush', { body })).toMatchObject({
      code: 460,
      msg: 'hint_push_limit',
      params: { limit: '10' },
    })
    await subscribe(people[0]!, new SoftwareDevice(), { alert: 0 })
    await people[1]!.get('unsubscribePush')
    expect(await last.call('subscribePush', { body })).toMatchObject({ code: 200 })
  })

  itWithBackEnd(
    'refuses what is no address of a listed push service, and what is no key',
    async ({ signUp }) => {
      const member = await signUp()
      const request = new SoftwareDevice().request()
      const refused = async (changed: Fields) => {
        const { code, params } = await member.call('subscribePush', { body: { ...request, ...changed } })
        return [code, params?.['field']]
      }
      for (const endpoint of [
        'https://127.0.0.1/x',
        'https://attacker.example/x',
        'http://fcm.googleapis.com/x',
      ])
        expect(await refused({ endpoint }), endpoint).toEqual([422, 'endpoint'])
      expect(await refused({ p256dh: 'A'.repeat(87) })).toEqual([422, 'p256dh'])
      expect(await refused({ auth: 'A'.repeat(23) })).toEqual([422, 'auth'])
      expect(await deviceOf(member)).toBeNull()
    },
  )
})

it('only HTTPS addresses of listed services are called: no port, no credentials, no look-alikes', () => {
  const services = ['fcm.googleapis.com', '*.push.apple.com']
  const good = [
    'https://fcm.googleapis.com/fcm/send/a',
    'https://web.push.apple.com/Q',
    'https://FCM.googleapis.com/a',
  ]
  for (const endpoint of good) expect(isPushEndpoint(endpoint, services), endpoint).toBe(true)
  const bad = [
    'https://fcm.googleapis.com:8443/a',
    'https://user@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.attacker.example/a',
    'https://attacker.example/fcm.googleapis.com',
    'https://attacker.example#fcm.googleapis.com',
    'https://attacker.example\\@fcm.googleapis.com/a',
    'https://push.apple.com/a',
    'https://evilpush.apple.com.attacker.example/',
    'https://xpush.apple.com/a',
    'https://169.254.169.254/latest',
    'https://[::1]/a',
    'https://2130706433/a',
    'https://localhost/a',
    'ftp://fcm.googleapis.com/a',
    'fcm.googleapis.com/a',
    '',
  ]
  for (const endpoint of bad) expect(isPushEndpoint(endpoint, services), endpoint).toBe(false)
})

it('every kind of message has a group, by which it can be switched off or not', () => {
  const { enum: kinds } = (
    spec as unknown as { components: { schemas: { AccountMessageKind: { enum: string[] } } } }
  ).components.schemas.AccountMessageKind
  expect(Object.keys(NOTICE_GROUPS).toSorted()).toEqual(kinds.toSorted())
})
