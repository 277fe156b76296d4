import { findMessage, listMessages, markAllMessagesRead, markMessageRead } from '#server/messages.ts'
import { domainError } from '#server/problem.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'

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

  readMessage: async ({ store }, { userId, body }) =>
    ok(await store.execute(markMessageRead, { userId, id: BigInt(body.id) })),

  readAllMessages: async ({ store }, { userId }) => ok(await store.execute(markAllMessagesRead, { userId })),
} satisfies Partial<Handlers>
