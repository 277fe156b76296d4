/** The form that sends an operation: scripts/docs/client does the sending. */
import { escape } from '#contracts/verify/report/entities.ts'
import { changesSomething, resolve, type Operation } from '../specification.ts'
import { field, textOf, type Sent } from './field.ts'
import { tag } from './html.ts'
import type { Reference } from './reference.ts'

/** An optional one begins empty, its example beside it: a list with every filter filled in has no rows. */
function queryOf({ parameters }: Operation, { specification }: Reference): Sent[] {
  return parameters
    .filter(parameter => parameter.in === 'query')
    .map(({ name, schema, required: isRequired = false, example }) => ({
      name,
      place: 'query',
      schema: resolve(specification, schema),
      isRequired,
      ...(isRequired
        ? { value: example }
        : { hint: example === undefined ? '' : `such as ${textOf(example)}` }),
    }))
}

/** With the values of the first example. */
function bodyOf({ body }: Operation, { specification }: Reference): Sent[] {
  if (!body) return []
  const { properties = {}, required = [] } = resolve(specification, body.schema)
  const [example] = Object.values(body.examples ?? {})
  const values = (example?.value ?? {}) as Record<string, unknown>
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    place: 'body',
    schema: resolve(specification, schema),
    isRequired: required.includes(name),
    isJson: body.type === 'application/json',
    ...(name === 'idempotencyKey' ? { hint: 'made anew for each press' } : { value: values[name] }),
  }))
}

/** The form, closed at first. */
export function tryPart(operation: Operation, reference: Reference): string {
  const { id, method, path, body, summary = '' } = operation
  const fields = [...queryOf(operation, reference), ...bodyOf(operation, reference)].map(field)
  const warning = tag('p', { class: 'warning' }, 'Sending this changes something at the back end.')
  return tag(
    'details',
    { class: 'try' },
    tag('summary', {}, 'Try it', tag('span', { class: 'unseen' }, `: ${escape(summary)}`)),
    tag(
      'form',
      { 'data-operation': id, 'data-method': method, 'data-path': path, 'data-type': body?.type },
      fields.length > 0 ? tag('div', { class: 'fields' }, ...fields) : '',
      changesSomething(operation) ? warning : '',
      tag('button', { type: 'submit' }, 'Send', tag('span', { class: 'unseen' }, ` ${escape(id)}`)),
    ),
  )
}

/**
 * What the client copies into each form that is opened: the headers, which all forms share, and the sign-in of a sandbox, whose account
 * is the example of `login`.
 */
export function headersTemplate({ specification, operations }: Reference): string {
  const headers = (operations[0]?.parameters ?? []).filter(parameter => parameter.in === 'header')
  const fields = headers.map(({ name, schema, required: isRequired = false, example: value }) =>
    field({ name, place: 'header', schema: resolve(specification, schema), isRequired, value }),
  )
  const token = field({ name: 'Authorization', place: 'header', schema: {}, isRequired: false })
  const login = operations.find(({ id }) => id === 'login')
  const [account] = Object.values(login?.body?.examples ?? {})
  const signIn = {
    type: 'button',
    hidden: '',
    'data-path': login?.path,
    'data-body': new URLSearchParams(account?.value as Record<string, string>).toString(),
  }
  return tag(
    'template',
    { id: 'headers' },
    tag(
      'fieldset',
      {},
      tag('legend', {}, 'Headers'),
      tag('div', { class: 'fields' }, ...fields, token),
      login ? tag('button', signIn, 'Sign in with the demo account') + tag('p', { role: 'status' }) : '',
    ),
  )
}
