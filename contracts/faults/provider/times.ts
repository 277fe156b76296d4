/** Times of what has happened that lie in the future, or before there was an account: of each list whose links say so. */
import { readDocument } from '#contracts/material.ts'
import { linksOf } from '#contracts/verify/links.ts'
import { operationsOf } from '#contracts/verify/operations.ts'
import { DAY } from '#src/lib/time/time-units.ts'
import { inRows, type Value } from './changes.ts'
import type { Fault } from './fault.ts'

const document = readDocument()
const TEN_YEARS = 3650 * DAY

/** Moves the time at a path of a row. */
function move(row: Value, path: string, by: number): void {
  const names = path.split('.')
  const last = names.pop() ?? ''
  const holder = names.reduce<Value | undefined>((value, name) => value?.[name] as Value | undefined, row)
  if (typeof holder?.[last] === 'number') holder[last] = Number(holder[last]) + by
}

/** The lists with a rule of a link of this name, and the time of a row that the rule begins with. */
const lists = (link: string): readonly (readonly [operation: string, path: string])[] =>
  operationsOf(document).flatMap(operation =>
    linksOf(document, operation)
      .filter(({ name }) => name === link)
      .flatMap(({ rules }) => {
        const path = /^answer\.rows\.all\(row, (?:!has\(row\.\w+\) \|\| )?row\.([\w.]+) [<>]= next/.exec(
          rules[0]?.rule ?? '',
        )?.[1]
        return path ? [[operation.id, path] as const] : []
      }),
  )

export const futureFaults: readonly Fault[] = lists('now').map(([id, path]) =>
  inRows(id, `${id}: ${path} is ten years ahead`, /what has happened is not from the future/, row =>
    move(row, path, TEN_YEARS),
  ),
)

export const ancientFaults: readonly Fault[] = lists('age').map(([id, path]) =>
  inRows(id, `${id}: ${path} is ten years ago`, /nothing of an account is older than it/, row =>
    move(row, path, -TEN_YEARS),
  ),
)
