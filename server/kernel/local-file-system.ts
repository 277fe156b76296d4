import { statfs } from 'node:fs/promises'

/** File systems without the locks or the durable writes that SQLite's WAL needs, by the magic number of statfs(2). */
const REMOTE = new Map([
  [0x6969n, 'NFS'],
  [0x517bn, 'SMB'],
  [0xff534d42n, 'CIFS'],
  [0xfe534d42n, 'SMB2'],
  [0x65735546n, 'FUSE'],
  [0x01021997n, '9P'],
  [0x5346414fn, 'AFS'],
  [0x00c36400n, 'Ceph'],
])

/** What kind of network file system this type number of statfs(2) stands for; undefined when it is none that is known. */
export function remoteFileSystem(type: bigint): string | undefined {
  return REMOTE.get(BigInt.asUintN(32, type))
}

const typeOf = async (folder: string): Promise<bigint> => (await statfs(folder, { bigint: true })).type

/**
 * Refuses a folder on a network file system: a database there is corrupted by two machines, or loses what it has confirmed.
 * The numbers are Linux's; elsewhere nothing is recognised and nothing refused.
 */
export async function assertLocalFileSystem(folder: string, readType = typeOf): Promise<void> {
  const kind = remoteFileSystem(await readType(folder))
  if (kind) {
    throw new Error(
      `${folder} is on a network file system (${kind}), where the embedded database cannot keep its promises. ` +
        'Set DATA_DIR to a folder on a local disk, or DATABASE_URL to a PostgreSQL server.',
    )
  }
}
