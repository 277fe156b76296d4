import { randomBytes } from 'node:crypto'
import { exportPart, listExportParts } from './account-export.ts'
import { closeAccount, readClosing } from './close-account.ts'
import { passkeyHandlers } from './passkey-handlers.ts'
import { safetyHandlers } from './safety-handlers.ts'
import { domainError } from '#server/problem.ts'
import { Refusal, done, invalidField, ok, page } from '#server/answers.ts'
import type { Answer, Handlers } from '#server/handler.ts'
import type { Services } from '#server/services.ts'
import { requireKeysNotResting } from '#server/auth/account-safety.ts'
import { endSession, endOtherSessions } from '#server/auth/end-sessions.ts'
import { changePassword } from '#server/auth/change-password.ts'
import { generateRecoveryCodes } from '#server/auth/recovery-codes.ts'
import { listSessions } from '#server/auth/sessions.ts'
import { toBase32, totpUri } from '#server/auth/totp.ts'
import {
  SETUP_LIFETIME,
  startTwoStepSetup,
  confirmTwoStep,
  disableTwoStep,
  readTwoStepState,
  renewRecoveryCodes,
} from '#server/auth/two-step.ts'
import {
  assertUncommonPassword,
  requireOwnAccount,
  requireUser,
  confirmPassword,
  hashNewPassword,
  isSharedDemoAccount,
  requireStepUp,
  secondCodeOf,
  secondStepSource,
  attemptSecondStep,
  type AuthenticatedCall,
} from './confirmation.ts'

/** The recommended length of an authenticator key (RFC 4226, 4). */
const KEY_BYTES = 20

/** Tables about devices: neither listed nor exported for a shared account. */
const DEVICE_TABLES: ReadonlySet<string> = new Set(['sessions', 'known_devices'])

/** Verifies the code of a signed-in person's call. @throws Refusal when it is wrong or locked */
const attemptOwnSecondStep = (
  services: Services,
  call: AuthenticatedCall & { readonly body: { readonly code: string } },
  check: () => Promise<boolean>,
) =>
  attemptSecondStep(services, {
    account: call.userId,
    source: secondStepSource(call),
    given: call.body.code,
    check,
  })

export const securityHandlers = {
  ...passkeyHandlers,
  ...safetyHandlers,

  getSecurity: async (services, { userId, token }) => {
    const { store, clock } = services
    const user = await requireUser(services, userId)
    const [{ since, recoveryCodesLeft }, sessions] = await Promise.all([
      readTwoStepState(store, userId),
      listSessions(store, { userId, token, now: clock.now() }),
    ])
    return ok({
      passwordChangedAt: user.passwordChangedAt,
      twoStepSince: since,
      recoveryCodesLeft,
      sessions: Math.max(1, sessions.length),
      isShared: isSharedDemoAccount(services, user),
    })
  },

  changePassword: async function changeOwn(services, call): Promise<Answer<'changePassword'>> {
    const { userId, body, token } = call
    const { oldPassword, newPassword } = body
    const { passwordHash: confirmedHash } = await confirmPassword(services, call, {
      password: oldPassword,
      field: 'oldPassword',
    })
    assertUncommonPassword(newPassword, 'newPassword')
    if (newPassword === oldPassword) throw new Refusal(422, 'hint_same_password', { field: 'newPassword' })
    await requireStepUp(services, call, { code: secondCodeOf(body), hasPassword: true })
    const passwordHash = await hashNewPassword(services, call, newPassword)
    const change = { userId, confirmedHash, passwordHash, token }
    const endedSessions = await services.store.execute(changePassword, change)
    // It was changed meanwhile: the old one is compared with what is stored now.
    if (endedSessions === undefined) return changeOwn(services, call)
    services.sessions.evict(userId)
    services.security.note('password_changed')
    if (endedSessions > 0)
      services.security.note('session_ended', { reason: 'password', count: endedSessions })
    return ok({ endedSessions })
  },

  listSessions: async (services, { userId, token }) => {
    const { store, clock } = services
    const sessionList = await listSessions(store, { userId, token, now: clock.now() })
    const isOpen = !isSharedDemoAccount(services, await requireUser(services, userId))
    const rows = sessionList.filter(({ isCurrent }) => isOpen || isCurrent)
    return page(rows.map(({ device, ...session }) => ({ ...session, ...device })))
  },

  endSession: async (services, { userId, body }) => {
    await requireOwnAccount(services, userId)
    const isEnded = await services.store.execute(endSession, { userId, id: body.id })
    services.sessions.evict(userId)
    if (!isEnded) throw domainError('session_unknown')
    services.security.note('session_ended', { count: 1 })
    return done()
  },

  endOtherSessions: async (services, { userId, token }) => {
    await requireOwnAccount(services, userId)
    const endedSessions = await services.store.execute(endOtherSessions, { userId, token })
    services.sessions.evict(userId)
    if (endedSessions > 0) services.security.note('session_ended', { count: endedSessions })
    return ok({ endedSessions })
  },

  beginTwoStep: async (services, call) => {
    const { store, config, secretBox } = services
    const { userId, body } = call
    const { info } = await confirmPassword(services, call, body)
    await requireKeysNotResting(store, { userId, now: services.clock.now() })
    const secret = randomBytes(KEY_BYTES)
    await store.execute(startTwoStepSetup, { userId, secret: secretBox.seal(secret) })
    const key = toBase32(secret)
    const address = totpUri(config.siteName, info.account, key)
    return ok({ key, address, expiresIn: Number(SETUP_LIFETIME) / 1000 })
  },

  confirmTwoStep: async (services, call) => {
    const { store, secretBox: box } = services
    const { userId, body } = call
    await requireKeysNotResting(store, { userId, now: services.clock.now() })
    const recoveryCodes = generateRecoveryCodes()
    const input = { userId, code: body.code, box, recoveryCodes }
    await attemptOwnSecondStep(services, call, () => store.execute(confirmTwoStep, input))
    services.security.note('two_step_on')
    return ok({ recoveryCodes })
  },

  endTwoStep: async (services, call) => {
    const { store, secretBox: box } = services
    const { userId, body } = call
    await confirmPassword(services, call, body)
    const input = { userId, code: body.code, box }
    await attemptOwnSecondStep(services, call, () => store.execute(disableTwoStep, input))
    services.security.note('two_step_off')
    return done()
  },

  renewRecoveryCodes: async (services, call) => {
    const { store, secretBox: box } = services
    const { userId, body } = call
    await confirmPassword(services, call, body)
    const recoveryCodes = generateRecoveryCodes()
    const input = { userId, code: body.code, box, recoveryCodes }
    await attemptOwnSecondStep(services, call, () => store.execute(renewRecoveryCodes, input))
    services.security.note('recovery_codes_renewed')
    return ok({ recoveryCodes })
  },

  listExportParts: async (services, { userId }) => {
    const parts = await listExportParts(services, userId)
    const isShared = isSharedDemoAccount(services, await requireUser(services, userId))
    return page(parts.filter(({ part }) => !isShared || !DEVICE_TABLES.has(part)))
  },

  exportPart: async (services, call) => {
    const { userId, query } = call
    const isShared = isSharedDemoAccount(services, await requireUser(services, userId))
    // Nobody can confirm a session of the shared account, whose data everybody may read.
    if (!isShared) await requireStepUp(services, call, {})
    const isHidden = isShared && DEVICE_TABLES.has(query.part)
    const found = isHidden ? undefined : await exportPart(services, { userId, ...query })
    if (found) {
      services.security.note('exported', { what: query.part })
      return page(found.rows, found.total)
    }
    const { code, msg, params } = invalidField('part')
    throw new Refusal(code, msg, params)
  },

  getClosing: async ({ store, market }, { userId }) => ok(await readClosing(store, market, userId)),

  closeAccount: async (services, call) => {
    const { store, sessions, market } = services
    const { userId, body } = call
    await confirmPassword(services, call, body)
    await requireStepUp(services, call, { code: body.code, hasPassword: true })
    await store.execute(closeAccount, { userId, market, remainder: body.remainder })
    sessions.evict(userId)
    services.security.note('account_closed')
    return done()
  },
} satisfies Partial<Handlers>
