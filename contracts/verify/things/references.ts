/** Fields that name other things: `ownerId` or `owner_id` is one of `/owners/{id}`. */
import type { Operation } from '../document.ts'
import { thingsIn, type Resource } from './resources.ts'

type Resources = ReadonlyMap<string, Resource>

/** A field, and the path of what it names. */
export type Reference = readonly [field: string, path: string]

const plainWord = (text: string) => text.replaceAll(/[_-]/g, '').toLowerCase()
const singular = (word: string) => word.replace(/ies$/, 'y').replace(/(?<=ss|sh|ch|x)es$|(?<!s)s$/, '')

/** Whether a field is called like the things of a kind. */
function isNamed(field: string, { path }: Resource): boolean {
  const [collection = ''] = path.split('/').slice(-2)
  return thingsIn(path).length === 1 && plainWord(field) === `${singular(plainWord(collection))}id`
}

const namedBy = (resources: Resources, { body }: Operation): Reference[] =>
  Object.keys(body?.schema.properties ?? {}).flatMap(field => {
    const named = [...resources.values()].find(one => one.create && isNamed(field, one))
    return named ? [[field, named.path] as const] : []
  })

/** Whether one of a path can only be created with one of another path. */
function needs(resources: Resources, path: string, other: string, seen = new Set<string>()): boolean {
  const create = resources.get(path)?.create
  if (path === other) return true
  if (!create || seen.has(path)) return false
  seen.add(path)
  const next = [...thingsIn(create.path), ...namedBy(resources, create).map(([, name]) => name)]
  return next.some(one => needs(resources, one, other, seen))
}

/** Fields that name what the operation is called at, as its path does: `owner` beside `/owners/{ownerId}/pets`. */
function aroundBy({ method, path, body }: Operation): Reference[] {
  const all = thingsIn(path)
  // What a change of a thing calls it may be another name for it.
  const around = method === 'POST' ? all : all.slice(0, -1)
  const names = around.flatMap(thing => {
    const word = plainWord(/\{([^}]+)\}$/.exec(thing)![1]!)
    return /.id$/.test(word) ? [[word, thing] as const, [word.slice(0, -2), thing] as const] : []
  })
  return Object.keys(body?.schema.properties ?? {}).flatMap(field =>
    names.flatMap(([word, thing]) => (word === plainWord(field) ? [[field, thing] as const] : [])),
  )
}

/** What the fields of an operation's body name, beside things that could only be created with what it creates itself. */
export function referencesOf(resources: Resources, operation: Operation): Reference[] {
  const created = [...resources.values()].filter(({ create }) => create?.id === operation.id)
  const others = namedBy(resources, operation).filter(
    ([, name]) => name !== operation.path && !created.some(({ path }) => needs(resources, name, path)),
  )
  return [...others, ...aroundBy(operation)]
}
