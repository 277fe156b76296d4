/** The profile that a specification carries. */
import type { Document } from '../document.ts'
import { PLAIN } from './plain.ts'
import type { Profile } from './profile.ts'

/** How the API of a specification speaks. */
export const profileOf = (document: Document): Profile => document['x-profile'] ?? PLAIN

/** A profile of which parts are left out, such as some of its codes, which are then as in plain REST. */
export type GivenProfile = { readonly [Part in keyof Profile]?: Partial<Profile[Part]> }

/** The specification with a profile. */
export function withProfile(document: Document, given: GivenProfile): Document {
  const { answers, codes, lists, names, states } = given
  const profile = {
    ...PLAIN,
    ...given,
    answers: { ...PLAIN.answers, ...answers },
    codes: { ...PLAIN.codes, ...codes },
    lists: { ...PLAIN.lists, ...lists },
    names: { ...PLAIN.names, ...names },
    states: { ...PLAIN.states, ...states },
  } as Profile
  return { ...document, 'x-profile': profile }
}
