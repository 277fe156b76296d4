/**
 * Rules of meaning: `x-rules` beside a schema or an operation, expressions in the Common Expression Language (https://cel.dev), as in
 * Kubernetes' `x-kubernetes-validations`. docs/contracts.md lists what is added to the language.
 */
import { isDeepStrictEqual } from 'node:util'
import { Environment } from '@marcbachmann/cel-js'
import type { Ajv2020 } from 'ajv/dist/2020.js'
import type { DataValidateFunction } from 'ajv/dist/types/index.js'
import { Decimal } from './decimal.ts'

/** One rule of the specification. */
export interface Rule {
  /** True for an answer that is right. */
  readonly rule: string
  /** What must be so, as a sentence. */
  readonly message: string
  /** The id of docs/requirements.md that it follows from. */
  readonly requirement: string
}

/** Evaluates a compiled rule. @returns what is wrong; undefined when the rule holds */
export type Evaluate = (variables: Readonly<Record<string, unknown>>) => string | undefined

/** The extension of the specification, and the keyword of Ajv's errors. */
export const RULES = 'x-rules'

const compare = (left: unknown, right: unknown): number => {
  if (left instanceof Decimal && right instanceof Decimal) return left.compare(right)
  return Number(left) - Number(right)
}

/** Whether each two neighbours of a list are in the order that `holds` accepts. */
const eachTwo = (list: readonly unknown[], holds: (difference: number) => boolean): boolean =>
  list.every((value, index) => index === 0 || holds(compare(list[index - 1], value)))

const DECIMAL = /^-?\d+(?:\.\d+)?$/
const isDecimal = (value: unknown): value is string => typeof value === 'string' && DECIMAL.test(value)

/** Whether two values are the same: decimals by their amount, whatever zeros they end in, all others by what they are. */
export const isSame = (left: unknown, right: unknown): boolean =>
  isDecimal(left) && isDecimal(right)
    ? Decimal.parse(left).compare(Decimal.parse(right)) === 0
    : isDeepStrictEqual(left, right)

const decimals = new Environment()
  .registerType('Decimal', Decimal)
  .registerFunction('decimal(dyn): Decimal', (text: unknown) => Decimal.parse(text))
  .registerFunction('Decimal.truncated(int): Decimal', (value: Decimal, scale: bigint) =>
    value.truncated(Number(scale)),
  )
  .registerFunction('same(dyn, dyn): bool', isSame)
  .registerFunction('Decimal.abs(): Decimal', (value: Decimal) => value.abs())
  .registerFunction('list.sum(): Decimal', (list: Decimal[]) =>
    list.reduce((sum, value) => sum.plus(value), Decimal.ZERO),
  )
  .registerFunction('list.isAscending(): bool', (list: unknown[]) => eachTwo(list, by => by <= 0))
  .registerFunction('list.isDescending(): bool', (list: unknown[]) => eachTwo(list, by => by >= 0))
  .registerFunction('list.isUnique(): bool', (list: unknown[]) => new Set(list).size === list.length)
  .registerOperator('Decimal + Decimal', (left: Decimal, right: Decimal) => left.plus(right))
  .registerOperator('Decimal - Decimal', (left: Decimal, right: Decimal) => left.minus(right))
  .registerOperator('Decimal * Decimal', (left: Decimal, right: Decimal) => left.times(right))
  .registerOperator('Decimal == Decimal', (left: Decimal, right: Decimal) => left.compare(right) === 0)
  .registerOperator('Decimal < Decimal', (left: Decimal, right: Decimal) => left.compare(right) < 0)
  .registerOperator('Decimal <= Decimal', (left: Decimal, right: Decimal) => left.compare(right) <= 0)
  .registerOperator('Decimal > Decimal', (left: Decimal, right: Decimal) => left.compare(right) > 0)
  .registerOperator('Decimal >= Decimal', (left: Decimal, right: Decimal) => left.compare(right) >= 0)

/** The variables of rules beside a schema, beside an operation, beside a link to a next operation, and of an invariant. */
export const PLACES = {
  schema: decimals.clone().registerVariable('self', 'dyn'),
  operation: decimals.clone().registerVariable('request', 'dyn').registerVariable('answer', 'dyn'),
  link: decimals
    .clone()
    .registerVariable('request', 'dyn')
    .registerVariable('answer', 'dyn')
    .registerVariable('next', 'dyn')
    .registerVariable('before', 'dyn'),
  invariant: decimals.clone().registerVariable('before', 'dyn').registerVariable('after', 'dyn'),
} as const

/** Compiles a rule. @throws Error when it is no valid expression */
export function compileRule({ rule, message }: Rule, place: keyof typeof PLACES): Evaluate {
  const program = PLACES[place].parse(rule)
  const { valid, type, error } = program.check()
  if (!valid) throw new Error(`${rule}: ${error?.message}`)
  if (type !== 'bool' && type !== 'dyn') throw new Error(`${rule}: is ${type}; a rule must be bool`)
  return variables => {
    try {
      return program(variables) === true ? undefined : message
    } catch (problem) {
      return `${message} (${(problem as Error).message.split('\n')[0]})`
    }
  }
}

/** Teaches Ajv to judge values by the rules beside their schemas; an error has the rule's message. */
export function addRules(ajv: Ajv2020): void {
  ajv.addKeyword({
    keyword: RULES,
    schemaType: 'array',
    errors: 'full',
    compile(rules: readonly Rule[]) {
      const compiled = rules.map(rule => compileRule(rule, 'schema'))
      const validate: DataValidateFunction = (self: unknown) => {
        const errors = compiled.flatMap((evaluate, index) => {
          const message = evaluate({ self })
          return message === undefined ? [] : [{ keyword: RULES, message, params: { index } }]
        })
        validate.errors = errors
        return errors.length === 0
      }
      return validate
    },
  })
}
