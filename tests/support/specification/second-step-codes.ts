/** Adds the second-step code field to the specification's bodies that take one. */
import type { Spec } from '#server/openapi/spec.ts'

type Schema = { $ref?: string; properties?: Record<string, unknown> }

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
export function withSecondStepCodes(spec: Spec): Spec {
  const copy = structuredClone(spec) as unknown as {
    paths: Record<string, Record<string, { operationId?: string; requestBody?: { content: object } }>>
    components: { schemas: Record<string, Schema> }
  }
  const fields: Readonly<Record<string, string>> = SECOND_CODE_FIELDS
  for (const operation of Object.values(copy.paths).flatMap(path => Object.values(path))) {
    const field = fields[operation.operationId ?? '']
    const [body] = Object.values(operation.requestBody?.content ?? {}) as { schema: Schema }[]
    if (field === undefined || !body) continue
    const name = body.schema.$ref?.split('/').at(-1)
    const schema = name === undefined ? body.schema : copy.components.schemas[name]
    if (schema) schema.properties = { [field]: { type: 'string', maxLength: 16 }, ...schema.properties }
  }
  return copy as unknown as Spec
}
