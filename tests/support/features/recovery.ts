/** Somebody who recovers a forgotten password, for tests. */
import { PASSWORD, type BackEnd } from '../back-end.ts'

export const DEVICE = 'd0e1f2a3-0000-4000-8000-000000000001'
export const NEW_PASSWORD = 'harbour7lamp'

/** The code that a sandbox shows on the device; null on one that the account has not been signed in on. */
export async function requestPasswordCode(
  { guest }: Pick<BackEnd, 'guest'>,
  account: string,
  deviceId: string = DEVICE,
): Promise<string | null> {
  return (await guest.get('sendPasswordCode', { body: { account, deviceId } })).data.sandboxCode
}

/** Signs in on the device, so that it is known. */
export const signInOnDevice = ({ guest }: Pick<BackEnd, 'guest'>, account: string, password = PASSWORD) =>
  guest.get('login', { body: { account, password, deviceId: DEVICE } })

/** The fields of a valid recovery. */
export async function recoveryFields(backEnd: Pick<BackEnd, 'guest'>, account: string, password = PASSWORD) {
  await signInOnDevice(backEnd, account, password)
  const code = await requestPasswordCode(backEnd, account)
  return { account, code: code ?? '', password: NEW_PASSWORD, deviceId: DEVICE }
}
