import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { finish, type Steps } from '#server/kernel/store.ts'
import { publicPushKey } from '#server/push/push-keys.ts'
import { SECOND } from '#src/lib/time/time-units.ts'
import { PASSWORD, itWithBackEnd } from '#tests/support/back-end.ts'
import {
  PUSH_SETTINGS,
  SoftwareDevice,
  startPushService,
  vapidClaims,
  type PushService,
} from '#tests/support/features/push.ts'
import { FILLED, deviceOf, node, subscribe, tell } from './push-node.ts'

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
beforeEach(() => {
  service.requests.length = 0
  service.reply = () => ({ status: 201 })
})
afterAll(() => service.close())

describe('a notified device', () => {
  itWithBackEnd(
    'is sent what happened, encrypted for it alone, signed by the operator, once by two nodes, and no amount',
    async backEnd => {
      const member = await backEnd.signUp()
      const device = new SoftwareDevice()
      const { data } = await subscribe(member, device)
      const publicKey = publicPushKey(PUSH_SETTINGS.PUSH_PRIVATE_KEY)
      expect(data).toMatchObject({ publicKey, device: { endpoint: device.endpoint, hasAmounts: 0 } })
      const nodes = [node(backEnd, service), node(backEnd, service)]
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
    const { run } = node(backEnd, service)
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
    const { run } = node(backEnd, service)
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
    const { run } = node(backEnd, service)
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
    await owner.get('changePassword', { body: { oldPassword: PASSWORD, newPassword: 'skylark2' } })
    expect(await backEnd.services.store.query('SELECT id FROM push_devices')).toEqual([])
  })

  itWithBackEnd('is forgotten when its push service does not know it', async backEnd => {
    const member = await backEnd.signUp()
    const { run } = node(backEnd, service)
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
