/** Passkeys of people, kept by an authenticator in software. */
import { SoftwareAuthenticator } from '#contracts/reference/software-authenticator.ts'
import type { Person } from '../back-end.ts'

/** Adds a passkey to an account whose session is confirmed. @returns its authenticator and id */
export async function addPasskey(member: Person, name = 'Phone') {
  const authenticator = new SoftwareAuthenticator()
  const { data } = await member.get('beginPasskey')
  const credential = authenticator.create(data.options)
  const { data: passkey } = await member.get('addPasskey', { body: { name, credential } })
  return { authenticator, id: passkey.id }
}

/** The options of a step-up by passkey. @throws Error when the account has none */
export async function stepUpOptions(member: Person): Promise<string> {
  const { data } = await member.get('beginStepUp')
  if (data.options === null) throw new Error('The account has no passkey.')
  return data.options
}
