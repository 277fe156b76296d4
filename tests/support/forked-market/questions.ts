/** Everything that the specification lets somebody ask without changing anything, with fields drawn from what was answered before. */
import { operationsOf, readSpecification } from '#scripts/specification.ts'
import { readOperations, type Field, type Operation } from '#tests/fuzz/operations.ts'
import type { Actor, People } from '#tests/fuzz/people.ts'
import { plausibleFields } from '#tests/fuzz/plausible.ts'
import { createPool, type Pool } from '#tests/fuzz/pool.ts'
import { createRandom, type Random } from '#contracts/verify/random.ts'
import type { OperationId } from '#src/api/generated/operations.ts'
import type { CallOptions, Fields } from '../back-end.ts'

/** A call that changes nothing. */
export interface Question {
  readonly actor: Actor
  readonly id: OperationId
  readonly options: CallOptions
}

const UNCHANGING = new Set(
  operationsOf(readSpecification())
    .filter(each => !each['x-events'] && (each.method === 'GET' || each['x-changes'] === 'nothing'))
    .map(({ id }) => id),
)

/** Operations that change nothing and answer once: all but those that stream events. */
const QUESTIONS: readonly Operation[] = readOperations().filter(({ id }) => UNCHANGING.has(id))

/** How often an operation is asked, and once more for each product of a sample where it takes one. */
const USUAL_REPEATS = 2
const PRODUCTS = 8
/** Previews are refused more often than not, by a minimum or for want of a balance. */
const PREVIEWS = 12

/** What was learned from answers, which later questions are drawn from. */
export interface QuestionSource {
  readonly pool: Pool
  /** The questions of these people at a moment; `round` decides the choice of products and fields. */
  questions(actors: readonly Actor[], now: number, round: number): Question[]
}

/** An empty one. */
export function createQuestionSource(): QuestionSource {
  const pool = createPool()
  return {
    pool,
    questions(actors, now, round) {
      const random = createRandom(19, round)
      return actors.flatMap(actor =>
        QUESTIONS.filter(({ isPublic }) => isPublic || actor.isMember).flatMap(operation =>
          draftsOf({ actor, operation, random, pool, now }).map(fields => ({
            actor,
            id: operation.id as OperationId,
            options: optionsOf(operation, fields),
          })),
        ),
      )
    },
  }
}

const choicesOf = ({ schema }: Field) => schema.enum ?? []
const isChoice = (field: Field) =>
  field.place !== 'header' && field.name !== 'productType' && choicesOf(field).length > 1

interface Draft {
  readonly actor: Actor
  readonly operation: Operation
  readonly random: Random
  readonly pool: Pool
  readonly now: number
}

/** Fields of several calls: some drawn, one for each value of an enumerated field, and the longest page. */
function draftsOf({ actor, operation, random, pool, now }: Draft): Fields[] {
  const people: People = {
    guest: actor,
    members: [actor],
    endedTokens: [],
    accounts: [],
    witness: undefined,
    signInAgain: async () => {},
  }
  const { fields } = operation
  const draw = (): Fields => ({
    ...(plausibleFields({ actor, operation, random }, { pool, people, now: () => now }) as Fields),
    ...(fields.some(({ name }) => name === 'productIds') && { productIds: productIdsOf(pool, random) }),
  })
  // What guests are answered, members are too: once shows that.
  if (operation.isPublic && actor.isMember) return [draw()]
  const takesProduct = fields.some(({ name }) => name === 'productCode' || name === 'productIds')
  const isPreview = operation.method === 'POST'
  const usual = takesProduct ? PRODUCTS : USUAL_REPEATS
  const repeats = fields.length === 0 ? 1 : isPreview ? PREVIEWS : usual
  const chosen = fields
    .filter(isChoice)
    .flatMap(field => choicesOf(field).map(value => ({ ...draw(), [field.name]: value })))
  const size = fields.find(({ name }) => name === 'pageSize')
  const longest = size ? [{ ...requiredOnly(fields, draw()), pageNum: 1, pageSize: size.schema.maximum }] : []
  return [...longest, ...Array.from({ length: repeats }, draw), ...chosen]
}

const MAX_IDS = 20

/** As many ids as a call may name. */
const productIdsOf = (pool: Pool, random: Random) =>
  [...new Set(Array.from({ length: MAX_IDS }, () => pool.product(random).productId))].join(',')

function requiredOnly(fields: readonly Field[], drawn: Fields): Fields {
  const names = new Set(fields.filter(({ isRequired }) => isRequired).map(({ name }) => name))
  return Object.fromEntries(Object.entries(drawn).filter(([name]) => names.has(name)))
}

function optionsOf(operation: Operation, fields: Fields): CallOptions {
  const at = (place: string) =>
    Object.fromEntries(
      operation.fields.flatMap(({ name, place: own }) =>
        own === place && fields[name] !== undefined ? [[name, fields[name]] as const] : [],
      ),
    )
  return operation.method === 'GET' ? { query: at('query') } : { query: at('query'), body: at('body') }
}
