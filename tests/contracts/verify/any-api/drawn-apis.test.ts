/** Drawn APIs, each with a server that does what its specification says: nothing is found wrong with any of them. */
import { expect, it } from 'vitest'
import { accusesNobody } from './drawn-property.ts'

it('accuses no server that does what its specification says', async () => {
  await expect(accusesNobody(4, 1)).resolves.toBeUndefined()
})
