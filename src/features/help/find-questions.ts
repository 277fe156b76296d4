import type { Question } from '#src/api/generated/models/index.ts'
import { plainText } from '#src/lib/name-search.ts'

const withoutMarkup = (text: string) => text.replaceAll(/<[^>]*>/g, ' ')

/** The questions in which every word asked for occurs, in the question or its answer. */
export function findQuestions(questions: readonly Question[], words: string): readonly Question[] {
  const asked = plainText(words).split(' ')
  return questions.filter(({ question, answer }) => {
    const text = plainText(withoutMarkup(`${question} ${answer}`))
    return asked.every(word => text.includes(word))
  })
}
