/** What causes each event of the security log. */
import type { SecurityEvent } from '#server/kernel/security-log.ts'
import { PASSWORD, type BackEnd } from '../back-end.ts'
import { addPasskey, stepUpOptions } from './passkey.ts'
import { NEW_PASSWORD, recoveryFields, signInOnDevice } from './recovery.ts'
import { authenticatorCode, enableTwoStep } from './two-step.ts'
import { WITHDRAW_PASSWORD, bindCard, bindTronAddress, setWithdrawPassword } from './withdraw.ts'

export const ACCOUNT = 'ana.secret@example.com'
/** Somebody whose name must not be in the log. */
export const signUpAna = (backEnd: BackEnd) => backEnd.signUp({ account: ACCOUNT })
/** Her sign-in. */
export const login = (backEnd: BackEnd, password = PASSWORD, deviceId: string | undefined = undefined) =>
  backEnd.guest.call('login', { body: { account: ACCOUNT, password, deviceId } })

async function lockOut(backEnd: BackEnd): Promise<void> {
  await signUpAna(backEnd)
  for (let attempt = 0; attempt < 6; attempt++) await login(backEnd, `wrong${attempt}pass`)
}

const withTwoStep = async (backEnd: BackEnd) => {
  const member = await signUpAna(backEnd)
  return { member, ...(await enableTwoStep(member, backEnd)) }
}

const challengeOf = async (backEnd: BackEnd) => (await login(backEnd)).params?.['challenge'] ?? ''

/** Causes each event; the operator's is in tests/scripts/operator.test.ts. */
export const CAUSES: Record<Exclude<SecurityEvent, 'operator'>, (backEnd: BackEnd) => Promise<unknown>> = {
  registered: signUpAna,
  code_requested: signUpAna,
  code_refused: async backEnd => {
    const fields = await signUpAna(backEnd).then(() => recoveryFields(backEnd, ACCOUNT))
    const code = fields.code === '123456' ? '654321' : '123456'
    await backEnd.guest.call('resetPassword', { body: { ...fields, code } })
  },
  sign_in: backEnd => signUpAna(backEnd).then(() => login(backEnd)),
  sign_in_refused: backEnd => login(backEnd, 'nobody77here'),
  new_device: backEnd => signUpAna(backEnd).then(() => signInOnDevice(backEnd, ACCOUNT)),
  second_step_asked: backEnd => withTwoStep(backEnd).then(() => login(backEnd)),
  second_step_refused: async backEnd => {
    await withTwoStep(backEnd)
    const body = { challenge: await challengeOf(backEnd), code: 'ABCDE-FGHJK' }
    await backEnd.guest.call('signInSecondStep', { body })
  },
  recovery_code_used: async backEnd => {
    const { recoveryCodes } = await withTwoStep(backEnd)
    const body = { challenge: await challengeOf(backEnd), code: recoveryCodes[0] }
    await backEnd.guest.get('signInSecondStep', { body })
  },
  passkey_refused: backEnd =>
    backEnd.guest.call('signInWithPasskey', { body: { credential: '{"id":"unknown-credential"}' } }),
  password_refused: async backEnd =>
    (await signUpAna(backEnd)).call('changePassword', {
      body: { oldPassword: 'wrong7pass', newPassword: NEW_PASSWORD },
    }),
  locked: lockOut,
  step_up: async backEnd => {
    const member = await signUpAna(backEnd)
    const { authenticator } = await addPasskey(member)
    await member.get('confirmStepUp', {
      body: { credential: authenticator.get(await stepUpOptions(member)) },
    })
  },
  sign_out: async backEnd => (await signUpAna(backEnd)).get('logout'),
  session_ended: async backEnd => {
    const member = await signUpAna(backEnd)
    await login(backEnd)
    await member.get('endOtherSessions')
  },
  session_refused: backEnd => backEnd.as('x'.repeat(43)).call('getUserInfo'),
  password_changed: async backEnd =>
    (await signUpAna(backEnd)).get('changePassword', {
      body: { oldPassword: PASSWORD, newPassword: NEW_PASSWORD },
    }),
  password_recovered: async backEnd => {
    const body = await signUpAna(backEnd).then(() => recoveryFields(backEnd, ACCOUNT))
    await backEnd.guest.get('resetPassword', { body })
  },
  withdraw_password_set: async backEnd => setWithdrawPassword(await signUpAna(backEnd)),
  withdraw_password_changed: async backEnd => {
    const member = await signUpAna(backEnd)
    await setWithdrawPassword(member)
    const body = { withdrawPassword: WITHDRAW_PASSWORD, newWithdrawPassword: '975318' }
    await member.get('changeWithdrawPassword', { body })
  },
  withdraw_password_reset: async backEnd => {
    const member = await signUpAna(backEnd)
    await setWithdrawPassword(member)
    const { data } = await member.get('sendWithdrawPasswordCode')
    const body = { password: PASSWORD, code: data.sandboxCode ?? '', withdrawPassword: '975318' }
    await member.get('resetWithdrawPassword', { body })
  },
  two_step_on: withTwoStep,
  two_step_off: async backEnd => {
    const { member, key } = await withTwoStep(backEnd)
    const code = authenticatorCode(key, backEnd.clock.now())
    await member.get('endTwoStep', { body: { password: PASSWORD, code } })
  },
  recovery_codes_renewed: async backEnd => {
    const { member, key } = await withTwoStep(backEnd)
    const code = authenticatorCode(key, backEnd.clock.now())
    await member.get('renewRecoveryCodes', { body: { password: PASSWORD, code } })
  },
  passkey_added: async backEnd => addPasskey(await signUpAna(backEnd)),
  passkey_removed: async backEnd => {
    const member = await signUpAna(backEnd)
    await member.get('removePasskey', { body: { id: (await addPasskey(member)).id } })
  },
  frozen: async backEnd => (await signUpAna(backEnd)).get('freezeAccount'),
  unfreezing: async backEnd => {
    const member = await signUpAna(backEnd)
    await member.get('freezeAccount')
    await member.get('unfreezeAccount')
  },
  address_rest_on: async backEnd => (await signUpAna(backEnd)).get('setAddressRest', { body: { isOn: 1 } }),
  address_rest_off: async backEnd => {
    const member = await signUpAna(backEnd)
    await member.get('setAddressRest', { body: { isOn: 1 } })
    await member.get('setAddressRest', { body: { isOn: 0 } })
  },
  address_added: async backEnd => bindTronAddress(await signUpAna(backEnd)),
  address_removed: async backEnd => {
    const member = await signUpAna(backEnd)
    await member.get('unbindWalletAddress', { body: { id: await bindTronAddress(member) } })
  },
  card_added: async backEnd => bindCard(await signUpAna(backEnd)),
  card_removed: async backEnd => {
    const member = await signUpAna(backEnd)
    await member.get('unbindBankCard', { body: { id: await bindCard(member) } })
  },
  exported: async backEnd =>
    (await signUpAna(backEnd)).get('exportPart', { query: { part: 'users', pageNum: 1, pageSize: 20 } }),
  account_closed: async backEnd =>
    (await signUpAna(backEnd)).get('closeAccount', { body: { password: PASSWORD, confirmation: 'close' } }),
  others_refused: async backEnd => {
    const id = await bindTronAddress(await signUpAna(backEnd))
    await (await backEnd.signUp()).call('unbindWalletAddress', { body: { id } })
  },
  input_refused: backEnd => backEnd.guest.call('login', { body: { account: ACCOUNT } }),
  rate_limited: async ({ services, guest }) => {
    while (services.allowances.calls('local') === 0) continue
    await guest.call('listSwitches')
  },
  host_refused: async ({ app }) => app.request('/config.json', { headers: { Host: 'evil.example' } }),
}
