/** Loaded before a simulation: replaces the text of the planted bug, which PLANTED names, in its file. See planted.ts. */
import { registerHooks } from 'node:module'
import type { PlantedBug } from './planted.ts'

const { file, find, put } = JSON.parse(process.env['PLANTED'] ?? '{}') as PlantedBug
let isPlanted = false

registerHooks({
  load(url, context, nextLoad) {
    const loaded = nextLoad(url, context)
    if (!url.endsWith(`/${file}`)) return loaded
    const text = String(loaded.source)
    if (text.split(find).length !== 2)
      throw new Error(`${file} does not have the text once that is to be replaced.`)
    isPlanted = true
    return { ...loaded, source: text.replace(find, () => put) }
  },
})

process.on('exit', () => {
  if (!isPlanted) process.stdout.write(`\n${file} was not loaded, and nothing is planted.\n`)
})
