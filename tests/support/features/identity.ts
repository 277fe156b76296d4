/** Identity checks for tests. */
import { reviewIdentities } from '#server/sandbox/review-identities.ts'
import { picture, type BackEnd, type Fields, type Person } from '../back-end.ts'

/** Fields with which the basic check passes. */
export const BASIC_CHECK = {
  country: 'CN',
  name: 'Wang Xiaoming',
  documentKind: 'idCard',
  documentNumber: '110101199005171234',
  birthDate: '1990-05-17',
}

/** Runs the operator's review of the checks that are due. */
export function reviewDueChecks({ services, clock }: Pick<BackEnd, 'services' | 'clock'>): Promise<number> {
  clock.advance(services.config.identityDelay)
  return reviewIdentities(services)
}

/** The id of a photo that has just been uploaded. */
export async function uploadPhoto(member: Person): Promise<string> {
  const { data } = await member.get('uploadFile', { body: { purpose: 'identity' }, file: picture() })
  return data.id
}

/** Fields with which the advanced check passes, after passing the basic one. */
export async function advancedCheckFields(member: Person, backEnd: BackEnd): Promise<Fields> {
  await member.get('submitBasicIdentity', { body: BASIC_CHECK })
  await reviewDueChecks(backEnd)
  const [front, back, holding] = [
    await uploadPhoto(member),
    await uploadPhoto(member),
    await uploadPhoto(member),
  ]
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
