/**
 * A business rule rejected the command. Its transaction is rolled back and the user is told: `code` names the rule
 * (`'insufficient_balance'`), `params` fills the placeholders of its message, `params.field` names the invalid field.
 */
export class DomainError extends Error {
  readonly code: string
  readonly params: Record<string, string> | undefined

  constructor(code: string, params?: Record<string, string>) {
    super(params ? `${code} ${JSON.stringify(params)}` : code)
    this.name = 'DomainError'
    this.code = code
    this.params = params
  }
}
