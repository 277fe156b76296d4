/** Answers that are about something else than was asked for: of each field that an operation's rules compare with the request. */
import { resolve, valueAt, type Operation, type Schema } from '#contracts/verify/document.ts'
import { operationsOf } from '#contracts/verify/operations.ts'
import { readDocument } from '#contracts/material.ts'
import { answerFields } from '../drawn/fields.ts'
import { changeAt, changesOf } from '../drawn/values.ts'
import { envelope, onSuccess, type Fault } from './fault.ts'

const MIRRORED = /answer\.data\.([\w.]+)\)? == (?:decimal\()?request\./g

/** No success of the pact files sends it: it has to be in the future, or another field is sent instead. */
const NOT_SENT = new Set(['setTradingLimits coolingOffUntil', 'followTrader ratio', 'changeFollow ratio'])

/** A code of letters has no other one that is known to fit. */
const isCode = ({ pattern = '', enum: list }: Schema) => !list && /[A-Z]-?[A-Z]/.test(pattern)

const document = readDocument()

/** Whether figures of the same value follow from it, whose rules tell first. */
function hasConsequences({ pointer }: Operation, field: string): boolean {
  const path = `${pointer}/responses/200/content/application~1json/schema`
  const { oneOf = [] } = resolve(document, valueAt(document, path) as Schema)
  const { data } = (oneOf[0] && resolve(document, oneOf[0]).properties) ?? {}
  const { 'x-rules': rules = [] } = data ? resolve(document, data) : {}
  return rules.some(({ rule }) => rule.includes(`self.${field}`))
}

const escaped = (text: string) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`)

export const askedForFaults: readonly Fault[] = operationsOf(document).flatMap(operation =>
  operation.rules.flatMap(({ rule, message }) =>
    [...rule.matchAll(MIRRORED)].flatMap(([, path = '']): Fault[] => {
      const field = answerFields(operation).find(one => one.path.join('.') === path && !one.isInRows)
      const change = field && changesOf(field.schema).find(({ says }) => !says.startsWith('null'))
      if (!field || !change || isCode(field.schema) || hasConsequences(operation, path)) return []
      if (NOT_SENT.has(`${operation.id} ${path}`)) return []
      return [
        {
          name: `${operation.id} answers another ${path} than was asked for`,
          operation: operation.id,
          answer: envelope(onSuccess, ({ data }) => changeAt(data, field.path, change)),
          shows: new RegExp(escaped(message)),
        },
      ]
    }),
  ),
)
