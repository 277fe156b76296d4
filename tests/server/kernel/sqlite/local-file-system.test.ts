import { tmpdir } from 'node:os'
import { expect, it } from 'vitest'
import { assertLocalFileSystem, networkFileSystem } from '#server/kernel/sqlite/local-file-system.ts'

it('file system check recognises network file systems by their statfs type, also as negative numbers', () => {
  expect(networkFileSystem(0x6969n)).toBe('NFS')
  expect(networkFileSystem(0xff534d42n)).toBe('CIFS')
  expect(networkFileSystem(BigInt.asIntN(32, 0xff534d42n))).toBe('CIFS')
  expect(networkFileSystem(0x65735546n)).toBe('FUSE')
  expect(networkFileSystem(0xef53n)).toBeUndefined()
})

it('file system check refuses a folder on a network file system and says what to do instead', async () => {
  await expect(assertLocalFileSystem('/mnt/share', async () => 0x6969n)).rejects.toThrow(
    /\/mnt\/share is on a network file system \(NFS\).*DATA_DIR.*DATABASE_URL/,
  )
})

it('file system check accepts a folder on a local disk', async () => {
  await expect(assertLocalFileSystem(tmpdir())).resolves.toBeUndefined()
})
