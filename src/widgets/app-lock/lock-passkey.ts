import { requestPasskey, PasskeyError } from '../passkey/passkey.ts'

const CHALLENGE_BYTES = 32
const TIMEOUT = 60_000
/** The bit of the authenticator's flags that says that it has checked who the person is (WebAuthn, section 6.1). */
const USER_VERIFIED = 0x04
const FLAGS_AT = 32

const toBase64Url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/**
 * Has this device check who the person is, by a passkey of theirs. Nothing is sent: like the PIN it only opens the app.
 * @param id the passkey that is asked for; any without one
 * @returns the id of the passkey
 * @throws PasskeyError
 */
export async function verifyByPasskey(id?: string): Promise<string> {
  const challenge = toBase64Url(crypto.getRandomValues(new Uint8Array(CHALLENGE_BYTES)))
  const allowCredentials = id === undefined ? [] : [{ id, type: 'public-key' }]
  const options = { challenge, allowCredentials, userVerification: 'required', timeout: TIMEOUT }
  const credential = JSON.parse(await requestPasskey(JSON.stringify(options))) as {
    id: string
    response: { authenticatorData: string }
  }
  const data = atob(credential.response.authenticatorData.replaceAll('-', '+').replaceAll('_', '/'))
  const isVerified = (data.charCodeAt(FLAGS_AT) & USER_VERIFIED) !== 0
  if (!isVerified || (id !== undefined && credential.id !== id))
    throw new PasskeyError('unavailable', undefined)
  return credential.id
}
