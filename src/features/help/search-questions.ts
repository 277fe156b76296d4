import type { Question } from '#models'
import { normaliseForSearch } from '#src/lib/names/name-search.ts'

const stripMarkup = (text: string) => text.replaceAll(/<[^>]*>/g, ' ')

/** The questions that contain every word of the query, in the question or in its answer. */
export function searchQuestions(questions: readonly Question[], query: string): readonly Question[] {
  const terms = normaliseForSearch(query).split(' ')
  return questions.filter(({ question, answer }) => {
    const text = normaliseForSearch(stripMarkup(`${question} ${answer}`))
    return terms.every(word => text.includes(word))
  })
}
