import { COUNTRIES } from '#src/lib/names/countries.ts'
import {
  MIN_AGE,
  birthDateError,
  hasBackSide,
  isDocumentNumber,
  normaliseDocumentNumber,
} from '#src/lib/validation/identity.ts'
import { documentMark } from './document-marks.ts'
import { readIdentity, submitAdvancedCheck, submitBasicCheck } from './identity-checks.ts'
import { domainError } from '#server/problem.ts'
import { Refusal, invalidField, ok } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { requireUser, isSharedDemoAccount } from '../security/confirmation.ts'

function rejectField(field: string): never {
  const { code, msg, params } = invalidField(field)
  throw new Refusal(code, msg, params)
}

/** Personal data must not be entered in the shared demo account. @throws DomainError `account_shared` */
async function assertNotShared(services: Services, userId: bigint): Promise<void> {
  if (isSharedDemoAccount(services, await requireUser(services, userId))) throw domainError('account_shared')
}

export const identityHandlers = {
  getIdentity: async ({ store }, { userId }) => ok(await readIdentity(store, userId)),

  submitBasicIdentity: async (services, { userId, body }) => {
    const { store, clock } = services
    await assertNotShared(services, userId)
    const { country, documentKind, birthDate } = body
    const name = body.name.trim()
    if (name === '') rejectField('name')
    if (!COUNTRIES.includes(country)) rejectField('country')
    if (!isDocumentNumber(body.documentNumber, documentKind, country)) rejectField('documentNumber')
    const error = birthDateError(birthDate, clock.now())
    if (error === 'notADay') rejectField('birthDate')
    if (error === 'tooYoung') {
      throw new Refusal(422, 'hint_identity_too_young', { field: 'birthDate', years: String(MIN_AGE) })
    }
    const documentNumber = normaliseDocumentNumber(body.documentNumber)
    const fields = { country, name, documentKind, documentNumber, birthDate }
    const mark = await documentMark(services, fields)
    await store.execute(submitBasicCheck, { userId, fields, mark })
    return ok(await readIdentity(store, userId))
  },

  submitAdvancedIdentity: async (services, { userId, body }) => {
    const { store } = services
    await assertNotShared(services, userId)
    const { front, back = null, holding, placeName = null, latitude = null, longitude = null } = body
    const address = body.address.trim()
    if (address === '') rejectField('address')
    const { basic } = await readIdentity(store, userId)
    if (basic && hasBackSide(basic.documentKind) && back === null) rejectField('back')
    const fields = { front, back, holding, address, placeName, latitude, longitude }
    await store.execute(submitAdvancedCheck, { userId, fields })
    return ok(await readIdentity(store, userId))
  },
} satisfies Partial<Handlers>
