/** A module loader hook that applies the edits of a planted bug, given in PLANTED. See planted-bugs.ts. */
import { registerHooks } from 'node:module'
import type { Edit } from './planted-bugs.ts'

const edits = JSON.parse(process.env['PLANTED'] ?? '[]') as Edit[]
const missing = new Set(edits.map(({ file }) => file))

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    const ofFile = edits.filter(({ file }) => url.endsWith(`/${file}`))
    let source = loaded.source
    for (const { file, find, replacement: put } of ofFile) {
      const text = String(source)
      if (text.split(find).length !== 2)
        throw new Error(`${file} does not have the text once that is to be replaced.`)
      missing.delete(file)
      source = text.replace(find, () => put)
    }
    return ofFile.length > 0 ? { ...loaded, source } : loaded
  },
})

process.on('exit', () => {
  for (const file of missing)
    process.stdout.write(`\n${file} was not loaded, and nothing is planted in it.\n`)
})
