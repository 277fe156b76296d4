/**
 * The rules of meaning beside the schemas (`x-rules`, docs/contracts.md), as the back end judges its own answers. It shares neither code nor
 * arithmetic with the verifier, so that a bug of one does not hide in both.
 */
import { Environment } from '@marcbachmann/cel-js'
import type { KeywordDefinition } from 'ajv'
import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import { abs, add, compare, isDecimal, multiply, subtract, sum, truncate } from '#src/lib/money/money.ts'

interface Rule {
  readonly rule: string
  readonly message: string
}

/** A decimal string as a value of the rules. */
class Amount {
  readonly text: string
  constructor(text: string) {
    this.text = text
  }
}

const amount = (text: unknown): Amount => {
  if (typeof text === 'string' && isDecimal(text)) return new Amount(text)
  throw new RangeError(`${String(text)} is no decimal number`)
}
const apply = (calculate: (left: string, right: string) => string) => (left: Amount, right: Amount) =>
  new Amount(calculate(left.text, right.text))
const order = (left: unknown, right: unknown): number =>
  left instanceof Amount && right instanceof Amount
    ? compare(left.text, right.text)
    : Math.sign(Number(left) - Number(right))
const areOrdered = (list: unknown[], direction: 1 | -1): boolean =>
  list.every((value, index) => index === 0 || order(list[index - 1], value) * direction <= 0)

const language = new Environment()
  .registerType('Decimal', Amount)
  .registerVariable('self', 'dyn')
  .registerFunction('decimal(dyn): Decimal', amount)
  .registerFunction(
    'Decimal.truncated(int): Decimal',
    ({ text }: Amount, scale: bigint) => new Amount(truncate(text, Number(scale))),
  )
  .registerFunction('Decimal.abs(): Decimal', ({ text }: Amount) => new Amount(abs(text)))
  .registerFunction('list.sum(): Decimal', (list: Amount[]) => new Amount(sum(list.map(({ text }) => text))))
  .registerFunction('list.isAscending(): bool', (list: unknown[]) => areOrdered(list, 1))
  .registerFunction('list.isDescending(): bool', (list: unknown[]) => areOrdered(list, -1))
  .registerFunction('list.isUnique(): bool', (list: unknown[]) => new Set(list).size === list.length)
  .registerOperator('Decimal + Decimal', apply(add))
  .registerOperator('Decimal - Decimal', apply(subtract))
  .registerOperator('Decimal * Decimal', apply(multiply))
  .registerOperator('Decimal == Decimal', (left: Amount, right: Amount) => order(left, right) === 0)
  .registerOperator('Decimal < Decimal', (left: Amount, right: Amount) => order(left, right) < 0)
  .registerOperator('Decimal <= Decimal', (left: Amount, right: Amount) => order(left, right) <= 0)
  .registerOperator('Decimal > Decimal', (left: Amount, right: Amount) => order(left, right) > 0)
  .registerOperator('Decimal >= Decimal', (left: Amount, right: Amount) => order(left, right) >= 0)

function breaks(holds: (variables: { self: unknown }) => unknown, self: unknown): boolean {
  try {
    return holds({ self }) !== true
  } catch {
    // A field that the rule needs is missing or has another shape.
    return true
  }
}

/** What a validator is called with, as `this`, to judge by the rules as well; without it they are left out. */
export const JUDGES_RULES = { judgesRules: true }

/**
 * The keyword that makes Ajv, with `passContext`, judge values by the rules beside their schemas; an error has the first broken rule's
 * message.
 */
export const RULES_KEYWORD: KeywordDefinition = {
  keyword: 'x-rules',
  schemaType: 'array',
  errors: true,
  compile(rules: readonly Rule[]) {
    const compiled = rules.map(({ rule, message }) => ({ message, holds: language.parse(rule) }))
    const validate: DataValidateFunction = function (this: unknown, self: unknown) {
      if (this !== JUDGES_RULES) return true
      const broken = compiled.find(({ holds }) => breaks(holds, self))
      validate.errors = broken ? [{ keyword: 'x-rules', message: `breaks a rule: ${broken.message}` }] : []
      return broken === undefined
    }
    return validate
  },
}
