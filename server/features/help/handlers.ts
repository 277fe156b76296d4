import {
  countServiceAnswers,
  listServiceMessages,
  markServiceMessagesRead,
  sendServiceMessage,
} from './service-messages.ts'
import { ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { richText } from '../site/rich-texts.ts'
import type { LanguageCode, Question } from '#models'
import { operatorTextsIn } from '#server/features/site/texts/index.ts'
import { bullets, withLink, paragraphs } from '#server/features/site/texts/markup.ts'
import type { OperatorTexts } from '#server/features/site/texts/types.ts'

interface QuestionItem {
  readonly category: Question['category']
  readonly name: keyof OperatorTexts['documents']['questions']
  /** The target of the link in its answer. */
  readonly screen?: string
}

const QUESTIONS: readonly QuestionItem[] = [
  { category: 'account', name: 'realMoney' },
  { category: 'account', name: 'password', screen: '/pages/user/change' },
  { category: 'safety', name: 'scam', screen: '/pages/user/privacy' },
  { category: 'safety', name: 'protection' },
  { category: 'money', name: 'depositTime', screen: '/pages/user/rechargeRecord' },
  { category: 'money', name: 'held' },
  { category: 'money', name: 'check', screen: '/pages/user/accountDetail' },
  { category: 'trading', name: 'orderCost', screen: '/pages/richText?name=fees' },
  { category: 'trading', name: 'refused' },
  { category: 'trading', name: 'contractLoss', screen: '/pages/richText?name=risk' },
  { category: 'earning', name: 'earningSafety' },
]

/** All questions with rich-text answers in a language, in order. */
function listQuestions(locale: LanguageCode): Question[] {
  const texts = operatorTextsIn(locale).documents.questions
  return QUESTIONS.map(({ category, name, screen }, index) => {
    const { question, answer } = texts[name]
    const isParagraph = typeof answer === 'string'
    const content = isParagraph ? paragraphs(withLink(answer, screen)) : bullets(...answer)
    return { id: index + 1, category, question, answer: content }
  })
}

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
