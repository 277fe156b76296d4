import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const INDEX = 'index.ts'
const HEADER_END = '*/\n'

/**
 * Joins the models that orval has written, a file for each, in the file that exported them all. (orval's own form of one file, without a folder
 * for models, has mocks of schemas that import a file which it does not write.)
 */
export function joinModels(folder: string): void {
  const names = readdirSync(folder).filter(name => !name.startsWith('index.'))
  const models = names.toSorted().map(name => {
    const text = readFileSync(join(folder, name), 'utf8')
    rmSync(join(folder, name))
    return (
      text
        .slice(text.indexOf(HEADER_END) + HEADER_END.length)
        .replaceAll(/^import type .*\n/gm, '')
        // A model that contains itself imports itself under this name.
        .replaceAll(/\b__(\w+)/g, '$1')
        .trim()
    )
  })
  const index = readFileSync(join(folder, INDEX), 'utf8')
  const header = index.slice(0, index.indexOf(HEADER_END) + HEADER_END.length)
  writeFileSync(join(folder, INDEX), `${header}\n${models.join('\n\n')}\n`)
}
