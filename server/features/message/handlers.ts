import {
  countUnreadMessages,
  findMessage,
  listMessages,
  markMessageRead,
  markSomeMessagesRead,
} from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { hashToken } from '#server/auth/sessions.ts'
import { isDeviceKey, isDeviceSecret } from '#server/push/push-keys.ts'
import { findPushDevice, removePushDevice, storePushDevice } from './push-devices.ts'

/** The notifications of a session, as they are sent. */
async function pushSettings({ store, push }: Services, tokenHash: string) {
  const publicKey = push?.publicKey ?? null
  return ok({ publicKey, device: publicKey === null ? null : await findPushDevice(store, tokenHash) })
}

export const messageHandlers = {
  listMessages: async ({ store }, { userId, query: { isUnread, ...paging } }) => {
    const { rows, total } = await listMessages(store, { userId, isUnread: isUnread === 1, ...paging })
    return page(rows, total)
  },

  getMessage: async ({ store }, { userId, query }) => {
    const message = await findMessage(store, { userId, id: BigInt(query.id) })
    if (!message) throw domainError('message_unknown')
    return ok(message)
  },

  readMessage: async ({ store }, { userId, body }) => {
    await store.execute(markMessageRead, { userId, id: BigInt(body.id) })
    return ok(await countUnreadMessages(store, userId))
  },

  readAllMessages: async ({ store, clock }, { userId }) => {
    const sentUntil = clock.now()
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that others come in between
    while (await store.execute(markSomeMessagesRead, { userId, sentUntil }));
    return ok(await countUnreadMessages(store, userId))
  },

  getPush: (services, { token }) => pushSettings(services, hashToken(token!)),

  subscribePush: async (services, { userId, token, body }) => {
    const { store, push } = services
    if (!push) throw domainError('push_unavailable')
    if (!push.accepts(body.endpoint)) throw domainError('push_service', { field: 'endpoint' })
    if (!isDeviceKey(body.p256dh)) throw domainError('push_key', { field: 'p256dh' })
    if (!isDeviceSecret(body.auth)) throw domainError('push_key', { field: 'auth' })
    const tokenHash = hashToken(token!)
    await store.execute(storePushDevice, { userId, tokenHash, device: body })
    return pushSettings(services, tokenHash)
  },

  unsubscribePush: async (services, { token }) => {
    const tokenHash = hashToken(token!)
    await services.store.execute(removePushDevice, { tokenHash })
    return pushSettings(services, tokenHash)
  },
} satisfies Partial<Handlers>
