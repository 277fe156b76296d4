/** Checks a profile that somebody has written: names that it does not have are mistakes. */
import { similarNames } from '../similar-names.ts'
import { PLAIN } from './plain.ts'
import type { Profile } from './profile.ts'

/** What a profile may have beside what plain REST has. */
const MORE = [
  'session',
  'signIn',
  'language',
  'paging',
  'idempotency',
  'signsIn',
  'ends',
  'secondProof',
  'freeze',
  'sandbox',
  'resources',
]

/** @throws Error which says what is wrong */
export function checkProfile(profile: unknown): asserts profile is Partial<Profile> {
  if (typeof profile !== 'object' || profile === null || Array.isArray(profile))
    throw new Error('it is no object')
  const names = [...Object.keys(PLAIN), ...MORE]
  for (const [name, value] of Object.entries(profile)) {
    if (!names.includes(name)) {
      const [near] = similarNames(name, names)
      throw new Error(
        `${name} is unknown${near === undefined ? `; known are ${names.join(', ')}` : `; did you mean ${near}?`}`,
      )
    }
    const usual: unknown = PLAIN[name as keyof Profile]
    if (
      usual !== undefined &&
      (typeof value !== typeof usual || Array.isArray(value) !== Array.isArray(usual))
    )
      throw new Error(`${name} must be ${Array.isArray(usual) ? 'a list' : `of the type ${typeof usual}`}`)
  }
  const wrong = (profile as Partial<Profile>).skip?.find(pattern => !isPattern(pattern))
  if (wrong !== undefined) throw new Error(`skip: ${JSON.stringify(wrong)} is no regular expression`)
}

function isPattern(text: string): boolean {
  try {
    return new RegExp(text, 'iu') instanceof RegExp
  } catch {
    return false
  }
}
