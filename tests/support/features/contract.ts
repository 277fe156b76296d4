/** Contract positions over HTTP, for tests. */
import { contractOrderFields, type Fields, type Person } from '../back-end.ts'

/** Opens a position, as `contractOrderFields` says. @returns its order, which has its id */
export async function openPosition(member: Person, fields: Fields = {}) {
  return (await member.get('placeContractOrder', { body: await contractOrderFields(member, fields) })).data
}
