import { randomBytes } from 'node:crypto'
import { exportPart, listExportParts } from './account-export.ts'
import { closeAccount, readClosingReasons } from './closing.ts'
import { refusal } from '#server/problem.ts'
import { Refusal, done, invalidField, ok, page } from '#server/answers.ts'
import type { Handlers } from '#server/handler.ts'
import { endOneSession, endOtherSessions } from '#server/auth/ending.ts'
import { changePassword } from '#server/auth/password-change.ts'
import { makeRecoveryCodes } from '#server/auth/recovery-codes.ts'
import { listOpenSessions } from '#server/auth/tokens.ts'
import { toBase32, totpAddress } from '#server/auth/totp.ts'
import {
  BEGUN_LASTS,
  beginTwoStep,
  confirmTwoStep,
  endTwoStep,
  readTwoStep,
  renewRecoveryCodes,
} from '#server/auth/two-step.ts'
import {
  accountOfSession,
  confirmPassword,
  hashNewPassword,
  isEverybodys,
  requireSecondStep,
  secondCodeIn,
  secondStepOf,
  trySecondStep,
} from './confirmation.ts'

/** As long as a key of an authenticator app should be (RFC 4226, 4). */
const KEY_BYTES = 20

/** Where the others of a shared account sit is nobody's business: neither listed nor exported. */
const OF_DEVICES: ReadonlySet<string> = new Set(['sessions', 'known_devices'])

export const securityRoutes = {
  getSecurity: async (services, { userId, token }) => {
    const { store, clock } = services
    const user = await accountOfSession(services, userId)
    const [{ since, recoveryCodesLeft }, sessions] = await Promise.all([
      readTwoStep(store, userId),
      listOpenSessions(store, { userId, token, now: clock.now() }),
    ])
    return ok({
      passwordChangedAt: user.passwordChangedAt,
      twoStepSince: since,
      recoveryCodesLeft,
      sessions: Math.max(1, sessions.length),
      isShared: isEverybodys(services, user),
    })
  },

  changePassword: async (services, call) => {
    const { userId, body, token } = call
    const { oldPassword, newPassword } = body
    await confirmPassword(services, call, { password: oldPassword, field: 'oldPassword' })
    if (newPassword === oldPassword) throw new Refusal(422, 'hint_same_password', { field: 'newPassword' })
    await requireSecondStep(services, call, secondCodeIn(body))
    const passwordHash = await hashNewPassword(services, call, newPassword)
    const endedSessions = await services.store.execute(changePassword, { userId, passwordHash, token })
    services.sessions.forget(userId)
    return ok({ endedSessions })
  },

  listSessions: async (services, { userId, token }) => {
    const { store, clock } = services
    const all = await listOpenSessions(store, { userId, token, now: clock.now() })
    const isOpen = !isEverybodys(services, await accountOfSession(services, userId))
    const rows = all.filter(({ isCurrent }) => isOpen || isCurrent)
    return page(rows.map(({ device, ...session }) => ({ ...session, ...device })))
  },

  endSession: async (services, { userId, body }) => {
    if (isEverybodys(services, await accountOfSession(services, userId))) throw refusal('account_shared')
    const isEnded = await services.store.execute(endOneSession, { userId, id: body.id })
    services.sessions.forget(userId)
    if (!isEnded) throw refusal('session_unknown')
    return done()
  },

  endOtherSessions: async (services, { userId, token }) => {
    if (isEverybodys(services, await accountOfSession(services, userId))) throw refusal('account_shared')
    const endedSessions = await services.store.execute(endOtherSessions, { userId, token })
    services.sessions.forget(userId)
    return ok({ endedSessions })
  },

  beginTwoStep: async (services, call) => {
    const { store, config, secretBox } = services
    const { userId, body } = call
    const { info } = await confirmPassword(services, call, body)
    const secret = randomBytes(KEY_BYTES)
    await store.execute(beginTwoStep, { userId, secret: secretBox.seal(secret) })
    const key = toBase32(secret)
    const address = totpAddress(config.siteName, info.account, key)
    return ok({ key, address, expiresIn: Number(BEGUN_LASTS) / 1000 })
  },

  confirmTwoStep: async (services, call) => {
    const { store, secretBox: box } = services
    const { userId, body } = call
    const recoveryCodes = makeRecoveryCodes()
    const input = { userId, code: body.code, box, recoveryCodes }
    await trySecondStep(services, secondStepOf(call), () => store.execute(confirmTwoStep, input))
    return ok({ recoveryCodes })
  },

  endTwoStep: async (services, call) => {
    const { store, secretBox: box } = services
    const { userId, body } = call
    await confirmPassword(services, call, body)
    const input = { userId, code: body.code, box }
    await trySecondStep(services, secondStepOf(call), () => store.execute(endTwoStep, input))
    return done()
  },

  renewRecoveryCodes: async (services, call) => {
    const { store, secretBox: box } = services
    const { userId, body } = call
    await confirmPassword(services, call, body)
    const recoveryCodes = makeRecoveryCodes()
    const input = { userId, code: body.code, box, recoveryCodes }
    await trySecondStep(services, secondStepOf(call), () => store.execute(renewRecoveryCodes, input))
    return ok({ recoveryCodes })
  },

  listExportParts: async (services, { userId }) => {
    const parts = await listExportParts(services.store, userId)
    const isShared = isEverybodys(services, await accountOfSession(services, userId))
    return page(parts.filter(({ part }) => !isShared || !OF_DEVICES.has(part)))
  },

  exportPart: async (services, { userId, query }) => {
    const isShared = isEverybodys(services, await accountOfSession(services, userId))
    const isHidden = isShared && OF_DEVICES.has(query.part)
    const found = isHidden ? undefined : await exportPart(services.store, { userId, ...query })
    if (found) return page(found.rows, found.total)
    const { code, msg, params } = invalidField('part')
    throw new Refusal(code, msg, params)
  },

  getClosing: async ({ store }, { userId }) => ok({ reasons: await readClosingReasons(store, userId) }),

  closeAccount: async (services, call) => {
    const { store, sessions } = services
    const { userId, body } = call
    await confirmPassword(services, call, body)
    await requireSecondStep(services, call, body.code)
    await store.execute(closeAccount, userId)
    sessions.forget(userId)
    return done()
  },
} satisfies Partial<Handlers>
