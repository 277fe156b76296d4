import { afterAll, beforeAll, beforeEach, describe, expect } from 'vitest'
import { MAX_ATTEMPTS, claimDelivery } from '#server/features/message/push-deliveries.ts'
import { HOUR, MINUTE, SECOND } from '#src/lib/time/time-units.ts'
import { itWithBackEnd } from '#tests/support/back-end.ts'
import { SoftwareDevice, startPushService, type PushService } from '#tests/support/features/push.ts'
import { deviceOf, node, subscribe, tell } from './push-node.ts'

let service: PushService
beforeAll(async () => {
  service = await startPushService()
})
beforeEach(() => {
  service.requests.length = 0
  service.reply = () => ({ status: 201 })
})
afterAll(() => service.close())

describe('a delivery', () => {
  itWithBackEnd(
    'that fails is tried again a bounded number of times, not before it is asked to',
    async backEnd => {
      const member = await backEnd.signUp()
      const device = new SoftwareDevice()
      await subscribe(member, device)
      const { run } = node(backEnd, service)
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
    const { run } = node(backEnd, service)
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
    const { run } = node(backEnd, service)
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
      const { begin, settled } = node(backEnd, service)
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
