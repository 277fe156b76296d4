import { expect, it } from 'vitest'
import { StateNotOffered, createStateHook } from '#contracts/verify/state-hook.ts'
import { startFake } from './support.ts'

it('a state that the hook does not offer needs no teardown, and those beside it are torn down', async () => {
  const asked: string[] = []
  const fake = await startFake(({ body }) => {
    const { state, action } = JSON.parse(body) as { state: string; action: string }
    asked.push(`${action} ${state}`)
    return { status: state === 'unknown' ? 501 : 200, body: {} }
  })
  const hook = createStateHook(new URL(fake.url))
  try {
    await expect(hook.setUp([{ name: 'known' }, { name: 'unknown' }])).rejects.toThrow(StateNotOffered)
    await hook.tearDown([{ name: 'known' }, { name: 'unknown' }])
    expect(asked).toEqual([
      'setup known',
      'setup unknown',
      'teardown known',
      'teardown unknown',
      'teardown known',
    ])
  } finally {
    hook.close()
    await fake.close()
  }
})
