import type { EnvironmentReader } from './environment.ts'

/** The settings of Web Push. */
export interface PushConfig {
  /** The VAPID private key (RFC 8292), 32 bytes as base64url. */
  readonly privateKey: string
  /** Where push services may reach the operator: `mailto:` or `https:`. */
  readonly contact: string
  /** The host names of the push services that may be called; `*.` stands for any name before the rest. */
  readonly services: readonly string[]
}

/** The push services of Chrome, Firefox, Safari and Edge. */
const PUSH_SERVICES = [
  'fcm.googleapis.com',
  '*.push.services.mozilla.com',
  '*.push.apple.com',
  '*.notify.windows.com',
]
const PUSH_KEY_BYTES = 32

/** Reads the settings of Web Push. A contact without a key, or a key without one, is reported. */
export function readPushConfig(read: EnvironmentReader): PushConfig | undefined {
  const privateKey = read.secret(
    'PUSH_PRIVATE_KEY',
    text =>
      /^[\w-]{43}$/.test(text) && Buffer.from(text, 'base64url').length === PUSH_KEY_BYTES ? text : undefined,
    'a private key of npx web-push generate-vapid-keys',
  )
  const contact = read.optional(
    'PUSH_CONTACT',
    text => (/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(text) ? text : undefined),
    'an address such as mailto:operator@example.com',
  )
  const services = read.list(
    'PUSH_SERVICES',
    text => /^(?:\*\.)?[a-z0-9-]+(?:\.[a-z0-9-]+)+$/.test(text) && !/^[\d.]+$/.test(text),
    'host names such as fcm.googleapis.com, separated by commas',
  )
  if (privateKey !== undefined && contact !== undefined)
    return { privateKey, contact, services: services.length > 0 ? services : PUSH_SERVICES }
  if ((privateKey === undefined) !== (contact === undefined))
    read.problems.push('PUSH_PRIVATE_KEY and PUSH_CONTACT have to be set together.')
  return undefined
}
