/** Somebody's documents, as far as tests need some. */
import { reviewIdentities } from '#server/sandbox/review-identities.ts'
import { picture, type BackEnd, type Fields, type Person } from './back-end.ts'

/** What the basic check is passed with. */
export const BASIC = {
  country: 'CN',
  name: 'Wang Xiaoming',
  documentKind: 'idCard',
  documentNumber: '110101199005171234',
  birthDate: '1990-05-17',
}

/** Lets the operator decide whatever has waited long enough by then. */
export function reviewChecks({ services, clock }: Pick<BackEnd, 'services' | 'clock'>): Promise<number> {
  clock.advance(services.config.identityDelay)
  return reviewIdentities(services)
}

/** The id of a photo that has just been uploaded. */
export async function photo(member: Person): Promise<string> {
  const { data } = await member.get('uploadFile', { body: { purpose: 'identity' }, file: picture() })
  return data.id
}

/** What the advanced check is passed with; the basic one has been passed before. */
export async function advancedFor(member: Person, backEnd: BackEnd): Promise<Fields> {
  await member.get('submitBasicIdentity', { body: BASIC })
  await reviewChecks(backEnd)
  const [front, back, holding] = [await photo(member), await photo(member), await photo(member)]
  return {
    front,
    back,
    holding,
    address: '12 Rue des Fleurs',
    placeName: 'Paris, France',
    latitude: '48.86',
    longitude: '2.35',
  }
}
