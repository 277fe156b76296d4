import { statfs } from 'node:fs/promises'

/** File systems without the locks or the durable writes that SQLite's WAL needs, by the magic number of statfs(2). */
const NETWORK_FILE_SYSTEMS = new Map([
  [0x6969n, 'NFS'],
  [0x517bn, 'SMB'],
  [0xff534d42n, 'CIFS'],
  [0xfe534d42n, 'SMB2'],
  [0x65735546n, 'FUSE'],
  [0x01021997n, '9P'],
  [0x5346414fn, 'AFS'],
  [0x00c36400n, 'Ceph'],
])

/** The network file system with this type number of statfs(2); undefined when it is no known one. */
export function networkFileSystem(type: bigint): string | undefined {
  return NETWORK_FILE_SYSTEMS.get(BigInt.asUintN(32, type))
}

const typeOf = async (folder: string): Promise<bigint> => (await statfs(folder, { bigint: true })).type

/**
 * Rejects a folder on a network file system: two machines could corrupt a database there, or it loses confirmed changes.
 * The numbers are Linux's; on other systems every folder is accepted.
 */
export async function assertLocalFileSystem(folder: string, readType = typeOf): Promise<void> {
  const kind = networkFileSystem(await readType(folder))
  if (kind) {
    throw new Error(
      `${folder} is on a network file system (${kind}), where the embedded database cannot keep its promises. ` +
        'Set DATA_DIR to a folder on a local disk, or DATABASE_URL to a PostgreSQL server.',
    )
  }
}
