/** What holds of every drawn API whose server does what its specification says. */
import * as fc from 'fast-check'
import { expect } from 'vitest'
import { readOptions } from '#contracts/verify/options.ts'
import { countRows } from '#contracts/verify/results.ts'
import { readMaterial } from '#contracts/verify/specification/material.ts'
import { verify } from '#contracts/verify/verify.ts'
import { apis, type Api } from './drawn-api.ts'
import { startDrawn, TOKEN } from './drawn-server.ts'

async function findsNothing(api: Api): Promise<void> {
  const server = await startDrawn(api)
  try {
    const material = await readMaterial(server.spec, {})
    const token = api.session === 'none' ? [] : ['--token', TOKEN]
    const argv = ['--url', server.url, '--allow-writes', '--walks', '3', ...token]
    const { rows } = await verify(readOptions(argv, material.operations), material)
    const said = rows.flatMap(row =>
      row.outcome === 'failed'
        ? row.problems.map(({ says }) => `${row.operation} · ${row.name}: ${says}`)
        : [],
    )
    expect(said).toEqual([])
    const { passed } = countRows(rows)
    expect(passed).toBeGreaterThan(10)
    // Of each kind that can be deleted nothing is left; what is inside of another is not looked for.
    if (api.kinds.every(({ isDeletable }) => isDeletable)) expect(server.count()).toBe(0)
  } finally {
    await server.close()
  }
}

/** Verifies so many drawn APIs. @throws the smallest that is wrongly accused */
export const accusesNobody = (numRuns: number, seed: number): Promise<void> =>
  fc.assert(fc.asyncProperty(apis, findsNothing), { numRuns, seed })
