import {
  countServiceAnswers,
  listServiceMessages,
  markServiceMessagesRead,
  sendServiceMessage,
} from './service-messages.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { listQuestions } from './questions.ts'
import { richText } from '../site/rich-texts.ts'

export const helpHandlers = {
  listQuestions: (_, { locale }) => page(listQuestions(locale)),
  getRichText: (_, { query, locale }) => ok(richText(query.name, locale)),

  listServiceMessages: async ({ store }, { userId, query }) => {
    const { rows, total } = await listServiceMessages(store, { userId, ...query })
    return page(rows, total)
  },

  sendServiceMessage: async ({ store }, { userId, body, locale }) => {
    const { idempotencyKey, text = '', pictureId } = body
    const picture = pictureId === undefined ? undefined : BigInt(pictureId)
    const message = { userId, idempotencyKey, text: text.trim(), pictureId: picture, locale }
    return ok(await store.execute(sendServiceMessage, message))
  },

  readServiceMessages: async ({ store }, { userId }) =>
    ok(await store.execute(markServiceMessagesRead, { userId })),

  countServiceAnswers: async ({ store }, { userId }) => ok(await countServiceAnswers(store, userId)),
} satisfies Partial<Handlers>
