import { COUNTRIES } from '#src/lib/countries.ts'
import {
  MIN_AGE,
  birthDateError,
  hasBackSide,
  isDocumentNumber,
  normaliseDocumentNumber,
} from '#src/lib/validation/identity.ts'
import { readIdentity, submitAdvanced, submitBasic } from './checks.ts'
import { refusal } from '#server/problem.ts'
import { Refusal, invalidField, ok } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { accountOfSession, isEverybodys } from '../security/confirmation.ts'

function refuseField(field: string): never {
  const { code, msg, params } = invalidField(field)
  throw new Refusal(code, msg, params)
}

/** What somebody tells of himself is not for everybody. @throws DomainError `account_shared` */
async function refuseShared(services: Services, userId: bigint): Promise<void> {
  if (isEverybodys(services, await accountOfSession(services, userId))) throw refusal('account_shared')
}

export const identityRoutes = {
  getIdentity: async ({ store }, { userId }) => ok(await readIdentity(store, userId)),

  submitBasicIdentity: async (services, { userId, body }) => {
    const { store, clock } = services
    await refuseShared(services, userId)
    const { country, documentKind, birthDate } = body
    const name = body.name.trim()
    if (name === '') refuseField('name')
    if (!COUNTRIES.includes(country)) refuseField('country')
    if (!isDocumentNumber(body.documentNumber, documentKind, country)) refuseField('documentNumber')
    const fault = birthDateError(birthDate, clock.now())
    if (fault === 'notADay') refuseField('birthDate')
    if (fault === 'tooYoung') {
      throw new Refusal(422, 'hint_identity_too_young', { field: 'birthDate', years: String(MIN_AGE) })
    }
    const documentNumber = normaliseDocumentNumber(body.documentNumber)
    const fields = { country, name, documentKind, documentNumber, birthDate }
    await store.execute(submitBasic, { userId, fields })
    return ok(await readIdentity(store, userId))
  },

  submitAdvancedIdentity: async (services, { userId, body }) => {
    const { store } = services
    await refuseShared(services, userId)
    const { front, back = null, holding, placeName = null, latitude = null, longitude = null } = body
    const address = body.address.trim()
    if (address === '') refuseField('address')
    const { basic } = await readIdentity(store, userId)
    if (basic && hasBackSide(basic.documentKind) && back === null) refuseField('back')
    const fields = { front, back, holding, address, placeName, latitude, longitude }
    await store.execute(submitAdvanced, { userId, fields })
    return ok(await readIdentity(store, userId))
  },
} satisfies Partial<Handlers>
