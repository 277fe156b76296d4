/**
 * The files that `npm run new` writes and changes, as a template: parts that begin with `=== new PATH`, `append`, `before`, `after` or
 * `replace`. The latter three have two halves, divided by `---`: the text that the file has, and what comes before, after or in place of it.
 * `«name»` stands for a word.
 */
export interface Part {
  readonly how: string
  readonly path: string
  /** The text that the file has already; empty where it needs none. */
  readonly anchor: string
  readonly text: string
}

/** The parts of a template, with its words filled in. @throws when it has a word that is not given */
export function partsOf(template: string, words: Readonly<Record<string, string>>): Part[] {
  const filled = template.replaceAll(/«(\w+)»/g, (_, name: string) => {
    const word = words[name]
    if (word === undefined) throw new Error(`The template has a word that is not given: ${name}`)
    return word
  })
  return filled
    .split(/^=== /m)
    .slice(1)
    .map(part => {
      const [, how = '', path = '', body = ''] = /^(\w+) ?(.*)\n([\s\S]*)$/.exec(part) ?? []
      const isAnchored = ['before', 'after', 'replace'].includes(how)
      const [anchor = '', text = ''] = isAnchored ? body.split('---\n') : ['', body]
      const cut = how === 'replace' ? (half: string) => half.replace(/\n$/, '') : (half: string) => half
      return { how, path, anchor: cut(anchor), text: cut(text) }
    })
}

/** The first place of whole lines, or of any text for `replace`. */
function placeOf(file: string, { how, anchor }: Part): number {
  if (how === 'replace') return file.indexOf(anchor)
  if (file.startsWith(anchor)) return 0
  const index = file.indexOf(`\n${anchor}`)
  return index === -1 ? -1 : index + 1
}

function changed(file: string, part: Part): string {
  const { how, path, anchor, text } = part
  if (how === 'append') return file + text
  const index = placeOf(file, part)
  if (index === -1)
    throw new Error(`${path} lacks the lines that this changes, so it has to be done by hand:\n${anchor}`)
  const end = index + anchor.length
  const [before, after] = [file.slice(0, index), file.slice(end)]
  if (how === 'before') return before + text + anchor + after
  return before + (how === 'after' ? anchor : '') + text + after
}

/**
 * The files as they are to be, by path.
 * @param read gives the text of a file; undefined where there is none
 * @throws Error when a file is there already, or lacks what is to be changed
 */
export function filesOf(
  parts: readonly Part[],
  read: (path: string) => string | undefined,
): ReadonlyMap<string, string> {
  const files = new Map<string, string>()
  for (const part of parts) {
    const file = files.get(part.path) ?? read(part.path)
    const isNew = part.how === 'new'
    if (isNew && file !== undefined)
      throw new Error(`${part.path} exists. Choose another name, or remove it.`)
    if (!isNew && file === undefined)
      throw new Error(
        `${part.path} is missing, which this changes: is there a list of them? npm run new -- operation listNouns`,
      )
    files.set(part.path, isNew ? part.text : changed(file!, part))
  }
  return files
}
