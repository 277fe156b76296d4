/** What passkeys need of WebAuthn: options for the browser, and the verification of what it returns. */
import { randomBytes } from 'node:crypto'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { isObject } from '#src/lib/is-object.ts'
import type { Config } from '#server/config.ts'
import { PASSKEY_CHALLENGE_LIFETIME } from './passkey-challenges.ts'
import type { VerifiedPasskey, StoredPasskey, PasskeyUse } from './passkeys.ts'

/** Loaded after the start, or when it is first needed: it takes longer than the rest of the start. */
export const loadPasskeyLibrary = () => import('@simplewebauthn/server')

/** EdDSA, ES256 and RS256 (RFC 9053, RFC 8812). */
const ALGORITHMS = [-8, -7, -257]
const TIMEOUT = Number(PASSKEY_CHALLENGE_LIFETIME)
const LOCAL_ORIGIN = /^https?:\/\/localhost(?::\d{1,5})?$/

/** Options for the browser as JSON, with the challenge in them. */
export interface ChallengeOptions {
  readonly challenge: string
  readonly options: string
}

const credentialOf = ({ credentialId: id, transports }: StoredPasskey) => ({
  id,
  transports: [...transports],
})

/** Options for a new passkey of an account, on an authenticator that has none of its passkeys yet. */
export async function passkeyCreationOptions(
  config: Config,
  { account, userId, passkeys }: { account: string; userId: bigint; passkeys: readonly StoredPasskey[] },
): Promise<ChallengeOptions> {
  const { generateRegistrationOptions } = await loadPasskeyLibrary()
  const options = await generateRegistrationOptions({
    rpName: config.siteName,
    rpID: config.passkeyRpId,
    userName: account,
    userDisplayName: account,
    userID: new TextEncoder().encode(String(userId)),
    challenge: new Uint8Array(randomBytes(32)),
    timeout: TIMEOUT,
    attestationType: 'none',
    excludeCredentials: passkeys.map(credentialOf),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    supportedAlgorithmIDs: ALGORITHMS,
  })
  return { challenge: options.challenge, options: JSON.stringify(options) }
}

/** Options for using one of these passkeys; with none, any passkey of this site that the device offers. */
export async function passkeyRequestOptions(
  config: Config,
  passkeys: readonly StoredPasskey[],
): Promise<ChallengeOptions> {
  const { generateAuthenticationOptions } = await loadPasskeyLibrary()
  const options = await generateAuthenticationOptions({
    rpID: config.passkeyRpId,
    challenge: new Uint8Array(randomBytes(32)),
    timeout: TIMEOUT,
    allowCredentials: passkeys.map(credentialOf),
    userVerification: 'required',
  })
  return { challenge: options.challenge, options: JSON.stringify(options) }
}

/** The origins whose pages may use passkeys. With the RP id `localhost` and none configured, any port of this machine. */
function acceptedOrigins({ passkeyRpId, passkeyOrigins }: Config, claimed: string): string[] {
  if (passkeyOrigins.length > 0) return [...passkeyOrigins]
  if (passkeyRpId === 'localhost' && LOCAL_ORIGIN.test(claimed)) return [claimed]
  return [`https://${passkeyRpId}`]
}

interface Credential {
  readonly id: string
  readonly response: { readonly clientDataJSON: string }
}

interface ClientData {
  readonly challenge: string
  readonly origin: string
}

function parseObject(json: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(json)
    return isObject(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The credential that a browser returned, and the client data in it; undefined for anything else. */
function parseCredential(json: string): { credential: Credential; clientData: ClientData } | undefined {
  const credential = parseObject(json)
  const response = credential?.['response']
  if (typeof credential?.['id'] !== 'string' || !isObject(response)) return undefined
  const encoded = response['clientDataJSON']
  if (typeof encoded !== 'string') return undefined
  const clientData = parseObject(Buffer.from(encoded, 'base64url').toString())
  if (typeof clientData?.['challenge'] !== 'string' || typeof clientData['origin'] !== 'string')
    return undefined
  return {
    credential: credential as unknown as Credential,
    clientData: clientData as unknown as ClientData,
  }
}

/** The id of the passkey that a browser's JSON names; undefined when it is malformed. */
export const credentialIdOf = (json: string): string | undefined => parseCredential(json)?.credential.id

const expectedOf = (config: Config, { challenge, origin }: ClientData) => ({
  // Whether the challenge is one of ours, for this purpose and unused, is decided by the command that uses it up.
  expectedChallenge: challenge,
  expectedOrigin: acceptedOrigins(config, origin),
  expectedRPID: config.passkeyRpId,
  requireUserVerification: true,
})

/**
 * Verifies a new passkey: origin, RP id, that its person was verified, and its signature where it has one.
 * @returns what the command stores; undefined when anything is wrong
 */
export async function verifyNewPasskey(
  config: Config,
  json: string,
): Promise<Omit<VerifiedPasskey, 'userId' | 'name'> | undefined> {
  const parsed = parseCredential(json)
  if (!parsed) return undefined
  const { verifyRegistrationResponse } = await loadPasskeyLibrary()
  try {
    const { registrationInfo } = await verifyRegistrationResponse({
      response: parsed.credential as unknown as RegistrationResponseJSON,
      supportedAlgorithmIDs: ALGORITHMS,
      ...expectedOf(config, parsed.clientData),
    })
    if (!registrationInfo) return undefined
    const { credential, credentialBackedUp } = registrationInfo
    return {
      challenge: parsed.clientData.challenge,
      credentialId: credential.id,
      publicKey: Buffer.from(credential.publicKey).toString('base64url'),
      signCount: credential.counter,
      transports: parseTransports(credential.transports),
      isSynced: credentialBackedUp,
    }
  } catch {
    // The library throws for whatever does not fit; to the caller all of it is the same.
    return undefined
  }
}

/** The transports that WebAuthn names; a browser may send anything. */
const parseTransports = (given: unknown): string[] =>
  Array.isArray(given)
    ? given.filter(one => typeof one === 'string' && /^[a-z-]{1,20}$/.test(one)).slice(0, 8)
    : []

/**
 * Verifies the answer of a passkey: origin, RP id, that its person was verified, signature and count.
 * @returns what the command uses up; undefined when anything is wrong
 */
export async function verifyPasskeyAnswer(
  config: Config,
  json: string,
  passkey: StoredPasskey,
): Promise<PasskeyUse | undefined> {
  const parsed = parseCredential(json)
  if (!parsed) return undefined
  const { verifyAuthenticationResponse } = await loadPasskeyLibrary()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: parsed.credential as unknown as AuthenticationResponseJSON,
      credential: {
        id: passkey.credentialId,
        publicKey: new Uint8Array(Buffer.from(passkey.publicKey, 'base64url')),
        counter: passkey.signCount,
      },
      ...expectedOf(config, parsed.clientData),
    })
    if (!verified) return undefined
    const { challenge } = parsed.clientData
    const { id: passkeyId, userId } = passkey
    return { passkeyId, userId, challenge, signCount: authenticationInfo.newCounter }
  } catch {
    return undefined
  }
}
