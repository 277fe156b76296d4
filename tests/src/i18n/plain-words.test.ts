import { expect, it } from 'vitest'
import english from '#src/i18n/en/index.ts'

/** English that readers found odd, with its capital letter: within a sentence some of the words are plain. */
const ODD = [
  'That is everything',
  'Asked for',
  'Then in your balance',
  'What it has been worth',
  'What it consists of',
  'More than you have',
  'Different from the preview',
  'to the last digit',
  'Order open',
  'At the take profit you get back',
  'Leave a field empty to take it away',
  'Leaves your balance',
  'Taken now',
  'Never less: else refused',
  'Bind an address',
  'Your name for it',
  'Password of signing in',
  'The same again',
  'By a password alone',
  'One has to be 18',
  'as they stand on it',
  'Still to be had',
  'At most at once',
  'Who asks in time takes part in a draw',
]

const textsOf = (texts: object): string[] =>
  Object.values(texts).flatMap(text => (typeof text === 'string' ? [text] : textsOf(text as object)))

it.each(ODD)('no English text says “%s” any more (U30)', odd => {
  expect(textsOf(english).filter(text => text.includes(odd))).toEqual([])
})
