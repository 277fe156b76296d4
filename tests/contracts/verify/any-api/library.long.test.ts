/** A stream that says nothing is waited for. */
import { expect, it } from 'vitest'
import { readMaterial } from '#contracts/verify/specification/material.ts'
import { readOptions } from '#contracts/verify/options.ts'
import { verify } from '#contracts/verify/verify.ts'
import { startLibrary } from './library.ts'

it('does not accuse a stream that may be silent', async () => {
  const library = await startLibrary('the news are silent')
  const material = await readMaterial(library.spec, {})
  const argv = ['--url', library.url, '--only', 'news', '--walks', '0']
  const { rows } = await verify(readOptions(argv, material.operations), material)
  await library.close()
  expect(rows.filter(({ outcome }) => outcome === 'failed')).toEqual([])
  expect(rows.find(({ name }) => name === 'a request as documented')?.outcome).toBe('passed')
})
