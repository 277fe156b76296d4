/** What the operator sets of the site: `set`, `reset` and `settings` of scripts/operator.ts. */
import {
  SETTING_KINDS,
  listSettings,
  removeSetting,
  storeSetting,
  type Setting,
} from '../server/features/site/operator-settings.ts'
import { SETTING_USAGE, parseReset, parseSetting } from '../server/features/site/parse-setting.ts'
import type { Clock, Store } from '../server/kernel/store.ts'
import english from '../src/i18n/en/index.ts'
import { placeholdersOf, textAt } from '../src/i18n/overlay.ts'
import { operationsOf, readSpecification, resolve } from './specification.ts'

export const SETTINGS_USAGE = [
  ...SETTING_KINDS.map(kind => SETTING_USAGE[kind]),
  'reset <kind> <name>',
  'settings',
]

/** The query parameters and fields of the specification, each with an operation that has it. */
function specifiedFields(): Map<string, string> {
  const specification = readSpecification()
  return new Map(
    operationsOf(specification).flatMap(({ id, parameters, body }) => {
      const names = [
        ...parameters.filter(each => each.in === 'query').map(({ name }) => name),
        ...Object.keys(resolve(specification, body?.schema ?? {}).properties ?? {}),
      ]
      return names.map((name): [string, string] => [name, id])
    }),
  )
}

/** Why the app would ignore a message (src/i18n/overlay.ts); hints of a back end may have any key. */
function explainMessage(key: string, text: string): string | undefined {
  const own = textAt(english, key)
  if (own === undefined)
    return key.startsWith('hint_')
      ? undefined
      : `The app has no text "${key}"; the keys are those of src/i18n/en, such as nav.market, or begin with hint_.`
  const [expected, found] = [placeholdersOf(own), placeholdersOf(text)]
  const isSame = expected.size === found.size && [...expected].every(name => found.has(name))
  return isSame ? undefined : `The text must have the placeholders of the app's own: "${own}".`
}

const describe = ({ kind, name, value }: Setting) => `${kind} ${name}: ${JSON.stringify(value)}`

async function list(store: Store): Promise<void> {
  const settings = await listSettings(store)
  for (const setting of settings) console.log(describe(setting))
  console.log(`${settings.length} set.`)
}

/** Runs `set`, `reset` or `settings`. @throws SettingError when the words do not make sense */
export async function runSettings(
  store: Store,
  clock: Clock,
  [action, ...words]: readonly string[],
): Promise<void> {
  if (action === 'settings') return list(store)
  const settings = await listSettings(store)
  if (action === 'reset') {
    const { kind, name } = parseReset(words, settings)
    await store.execute(removeSetting, { kind, name })
    console.log(`The ${kind} ${name} is as this back end brings it along.`)
    return undefined
  }
  const context = { settings, now: clock.now(), fields: specifiedFields(), explainMessage }
  const setting = parseSetting(words, context)
  await store.execute(storeSetting, setting)
  const { kind, name } = setting
  const stored = (await listSettings(store)).find(each => each.kind === kind && each.name === name)
  if (stored) console.log(`Set: ${describe(stored)}`)
  return undefined
}
