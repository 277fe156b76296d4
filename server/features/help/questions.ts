import type { LanguageCode, Question } from '#src/api/generated/models/index.ts'
import { textsIn } from '../site/texts/index.ts'
import { bullets, linked, paragraphs } from '../site/texts/markup.ts'
import type { OperatorTexts } from '../site/texts/types.ts'

interface Entry {
  readonly category: Question['category']
  readonly name: keyof OperatorTexts['documents']['questions']
  /** Where the link in its answer leads. */
  readonly screen?: string
}

const ENTRIES: readonly Entry[] = [
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

/** Every question with its answer in a language, this as rich text, in their order. */
export function questions(locale: LanguageCode): Question[] {
  const texts = textsIn(locale).documents.questions
  return ENTRIES.map(({ category, name, screen }, index) => {
    const { question, answer } = texts[name]
    const isOne = typeof answer === 'string'
    const content = isOne ? paragraphs(linked(answer, screen)) : bullets(...answer)
    return { id: index + 1, category, question, answer: content }
  })
}
