/** Adds the second-step code field to the specification's bodies that take one. */
import { operationsOf, resolve, type Specification } from '#scripts/specification.ts'

/** The operations that ask for the second step where it is on, and the field that takes its code. */
export const SECOND_CODE_FIELDS = {
  changePassword: 'code',
  setWithdrawPassword: 'code',
  changeWithdrawPassword: 'code',
  resetWithdrawPassword: 'secondCode',
  createWithdrawal: 'code',
  bindBankCard: 'code',
  bindWalletAddress: 'code',
} as const

/** Adds the field to each body of a specification that has none yet. */
export function withSecondStepCodes(specification: Specification): Specification {
  const copy = structuredClone(specification)
  const fields: Readonly<Record<string, string>> = SECOND_CODE_FIELDS
  for (const { id, body } of operationsOf(copy)) {
    const field = fields[id]
    if (field === undefined || !body) continue
    const schema = resolve(copy, body.schema)
    schema.properties = { [field]: { type: 'string', maxLength: 16 }, ...schema.properties }
  }
  return copy
}
