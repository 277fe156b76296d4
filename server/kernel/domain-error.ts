/**
 * A rule of the business said no. The command's transaction is rolled back and the person is told: `code` names the rule
 * (`'insufficient_balance'`), `params` fills the placeholders of its message, `params.field` names the field at fault.
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
