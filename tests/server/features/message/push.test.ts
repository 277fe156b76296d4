import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { pushJobs } from '#server/features/message/push-job.ts'
import { MAX_ATTEMPTS, claimDelivery } from '#server/features/message/push-deliveries.ts'
import { runJob } from '#server/kernel/job.ts'
import { finish, type Context, type Steps } from '#server/kernel/store.ts'
import { insertMessage } from '#server/messages.ts'
import { isPushEndpoint, publicPushKey } from '#server/push/push-keys.ts'
import { createPushSender } from '#server/push/push-sender.ts'
import type { AccountMessageKind } from '#src/api/generated/models/index.ts'
import { NOTICE_GROUPS } from '#src/lib/notice-groups.ts'
import { HOUR, MINUTE, SECOND } from '#src/lib/time/time-units.ts'
import {
  PASSWORD,
  itWithBackEnd,
  spec,
  type BackEnd,
  type Fields,
  type Person,
} from '#tests/support/back-end.ts'
import { PUSH_SETTINGS, SoftwareDevice, startPushService, vapidClaims } from '#tests/support/features/push.ts'

let service: Awaited<ReturnType<typeof startPushService>>
beforeAll(async () => {
  service = await startPushService()
})
beforeEach(() => {
  service.requests.length = 0
  service.reply = () => ({ status: 201 })
})
afterAll(() => service.close())

interface Told {
  readonly userId: bigint
  readonly kind: AccountMessageKind
  readonly params: Record<string, string>
}
function* tellSteps(context: Context, { userId, kind, params }: Told): Steps<bigint> {
  const statement = insertMessage(context, userId, kind, params)
  return yield* finish(statement[1]![0] as bigint, statement)
}

const FILLED = { market: 'spot', product: 'AAPL', price: '1234.5', quantity: '2', currency: 'USDT' }

/** Sends somebody a message, a moment later. @returns its id */
async function tell(
  { services, clock }: BackEnd,
  person: Person,
  kind: AccountMessageKind = 'order_filled',
  params: Record<string, string> = FILLED,
) {
  const caller = await services.sessions.find(person.token)
  clock.advance(5)
  return services.store.execute(tellSteps, { userId: caller!.userId, kind, params })
}

/** The jobs of one node. */
function node({ services }: BackEnd) {
  const push = createPushSender(services.config.push!, service.fetch)
  const [job] = pushJobs({ ...services, push })
  return {
    /** One run, without what it has begun. */
    begin: () => runJob(services, job!),
    settled: () => job!.settled!(),
    async run() {
      await runJob(services, job!)
      await job!.settled!()
    },
  }
}

const subscribe = (person: Person, device: SoftwareDevice, changed: Fields = {}) =>
  person.get('subscribePush', { body: device.request(changed) })
const deviceOf = async (person: Person) => (await person.get('getPush')).data.device

describe('a notified device', () => {
  itWithBackEnd(
    'is sent what happened, encrypted for it alone, signed by the operator, once by two nodes, and no amount',
    async backEnd => {
      const member = await backEnd.signUp()
      const device = new SoftwareDevice()
      const { data } = await subscribe(member, device)
      const publicKey = publicPushKey(PUSH_SETTINGS.PUSH_PRIVATE_KEY)
      expect(data).toMatchObject({ publicKey, device: { endpoint: device.endpoint, hasAmounts: 0 } })
      const nodes = [node(backEnd), node(backEnd)]
      await Promise.all(nodes.map(({ run }) => run()))
      const id = await tell(backEnd, member)
      await Promise.all([...nodes, ...nodes].map(({ run }) => run()))
      expect(service.readBy(device)).toEqual([
        {
          id: `${id}`,
          kind: 'order_filled',
          params: { market: 'spot', product: 'AAPL' },
          createdAt: expect.any(Number),
          hasAmounts: false,
        },
      ])
      const [request] = service.requests
      expect(vapidClaims(request!)).toMatchObject({
        aud: 'https://fcm.googleapis.com',
        sub: PUSH_SETTINGS.PUSH_CONTACT,
        key: publicKey,
      })
      expect(request!.headers).toMatchObject({
        ttl: '86400',
        topic: `${id}`,
        'content-encoding': 'aes128gcm',
      })
      expect(() => new SoftwareDevice().read(request!.body)).toThrow()
    },
  )

  itWithBackEnd('is sent amounts if its owner allows it, and only the kinds that are on', async backEnd => {
    const member = await backEnd.signUp()
    const device = new SoftwareDevice()
    await subscribe(member, device, { hasAmounts: 1, alert: 0, money: 0 })
    const { run } = node(backEnd)
    await run()
    await tell(backEnd, member, 'price_alert', { product: 'BTC', condition: 'above', value: '1', price: '2' })
    await tell(backEnd, member, 'deposit_approved', { amount: '5', currency: 'USDT' })
    await tell(backEnd, member)
    await tell(backEnd, member, 'password_changed', {})
    await run()
    expect(
      service
        .readBy(device)
        .map(({ kind, params }) => [kind, params])
        .toSorted(),
    ).toEqual([
      ['order_filled', FILLED],
      ['password_changed', {}],
    ])
  })

  itWithBackEnd('is sent nothing that was read, or is older than its notifications', async backEnd => {
    const member = await backEnd.signUp()
    const device = new SoftwareDevice()
    const { run } = node(backEnd)
    await run()
    await tell(backEnd, member)
    backEnd.clock.advance(5)
    await subscribe(member, device)
    const id = await tell(backEnd, member)
    await member.get('readMessage', { body: { id: `${id}` } })
    await run()
    expect(service.requests).toEqual([])
  })

  itWithBackEnd('is sent nothing once its session has ended, however it ends', async backEnd => {
    const account = 'ended@example.com'
    const owner = await backEnd.signUp({ account })
    const signIn = async () => {
      const { data } = await backEnd.guest.get('login', { body: { account, password: PASSWORD } })
      return backEnd.as((data as { token: string }).token)
    }
    const [out, ended, changed] = [await signIn(), await signIn(), await signIn()]
    const { run } = node(backEnd)
    await run()
    for (const person of [out, ended, changed]) await subscribe(person, new SoftwareDevice())
    await out.get('logout')
    await backEnd.services.store.execute(function* (): Steps<void> {
      return yield* finish(undefined, [
        'UPDATE sessions SET expires_at = $1',
        [BigInt(backEnd.clock.now()) + 5n],
      ])
    }, undefined)
    const left = () => backEnd.services.store.query('SELECT id FROM push_devices')
    expect(await left()).toHaveLength(2)
    await tell(backEnd, owner)
    backEnd.clock.advance(SECOND)
    await run()
    expect(service.requests).toEqual([])
  })

  itWithBackEnd('is forgotten when a change of password signs it out', async backEnd => {
    const account = 'changed@example.com'
    const owner = await backEnd.signUp({ account })
    const { data } = await backEnd.guest.get('login', { body: { account, password: PASSWORD } })
    await subscribe(backEnd.as((data as { token: string }).token), new SoftwareDevice())
    await owner.get('changePassword', { body: { oldPassword: PASSWORD, newPassword: 'fairline2' } })
    expect(await backEnd.services.store.query('SELECT id FROM push_devices')).toEqual([])
  })

  itWithBackEnd('is forgotten when its push service does not know it', async backEnd => {
    const member = await backEnd.signUp()
    const { run } = node(backEnd)
    await run()
    for (const status of [404, 410]) {
      service.reply = () => ({ status })
      await subscribe(member, new SoftwareDevice())
      await tell(backEnd, member)
      await run()
      expect(await deviceOf(member), `${status}`).toBeNull()
    }
  })
})

describe('a delivery', () => {
  itWithBackEnd(
    'that fails is tried again a bounded number of times, not before it is asked to',
    async backEnd => {
      const member = await backEnd.signUp()
      const device = new SoftwareDevice()
      await subscribe(member, device)
      const { run } = node(backEnd)
      await run()
      await tell(backEnd, member)
      service.reply = () => ({ status: 503, headers: { 'Retry-After': '120' } })
      await run()
      backEnd.clock.advance(119 * SECOND)
      await run()
      expect(service.requests).toHaveLength(1)
      for (let hour = 0; hour < 10; hour++) {
        backEnd.clock.advance(HOUR)
        await run()
      }
      expect(service.requests).toHaveLength(Number(MAX_ATTEMPTS))
      expect(await deviceOf(member)).not.toBeNull()
    },
  )

  itWithBackEnd('that the push service refuses is not tried again', async backEnd => {
    const member = await backEnd.signUp()
    await subscribe(member, new SoftwareDevice())
    const { run } = node(backEnd)
    await run()
    await tell(backEnd, member)
    service.reply = () => ({ status: 403 })
    await run()
    backEnd.clock.advance(HOUR)
    await run()
    expect(service.requests).toHaveLength(1)
  })

  itWithBackEnd('that a stopped process had claimed is sent by another after a minute', async backEnd => {
    const member = await backEnd.signUp()
    const device = new SoftwareDevice()
    await subscribe(member, device)
    const { run } = node(backEnd)
    await run()
    const messageId = await tell(backEnd, member)
    service.reply = () => ({ status: 500 })
    await run()
    const [row] = await backEnd.services.store.query<{ device_id: bigint }>(
      'SELECT device_id FROM push_deliveries',
    )
    backEnd.clock.advance(MINUTE)
    service.reply = () => ({ status: 201 })
    const key = { deviceId: row!.device_id, messageId }
    expect(await backEnd.services.store.execute(claimDelivery, key)).toBe(2n)
    await run()
    expect(service.requests).toHaveLength(1)
    backEnd.clock.advance(MINUTE)
    await run()
    expect(service.readBy(device)).toHaveLength(2)
  })

  itWithBackEnd(
    'to a push service that does not answer holds up neither the job nor other services',
    async backEnd => {
      const slow = new SoftwareDevice('updates.push.services.mozilla.com')
      const quick = new SoftwareDevice()
      const [first, second] = [await backEnd.signUp(), await backEnd.signUp()]
      await subscribe(first, slow)
      await subscribe(second, quick)
      const { begin, settled } = node(backEnd)
      await begin()
      service.reply = endpoint => (endpoint === slow.endpoint ? undefined : { status: 201 })
      for (let each = 0; each < 20; each++) await tell(backEnd, first)
      await tell(backEnd, second)
      // These resolve although twenty requests have no answer.
      await begin()
      await expect.poll(() => service.readBy(quick).length).toBe(1)
      await tell(backEnd, second)
      await begin()
      await expect.poll(() => service.readBy(quick).length).toBe(2)
      // No more than its share is under way; the rest waits.
      await expect.poll(() => service.readBy(slow).length).toBe(16)
      await begin()
      expect(service.readBy(slow)).toHaveLength(16)
      service.reply = () => ({ status: 201 })
      service.hangUp()
      await settled()
    },
  )
})

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
