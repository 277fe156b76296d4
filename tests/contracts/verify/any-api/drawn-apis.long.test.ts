/** The same as drawn-apis.test.ts, of more APIs. */
import { expect, it } from 'vitest'
import { accusesNobody } from './drawn-property.ts'

it('accuses no server that does what its specification says, whatever it keeps', async () => {
  await expect(accusesNobody(80, 2)).resolves.toBeUndefined()
})
