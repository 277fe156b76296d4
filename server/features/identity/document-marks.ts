/** Marks by which identity documents are compared, without comparing their numbers. */
import { normaliseDocumentNumber } from '#src/lib/validation/identity.ts'
import { keyedHash, randomKey } from '#server/auth/keyed-hash.ts'
import type { SecretBox } from '#server/auth/secret-box.ts'
import { pagedItems, type Job } from '#server/kernel/job.ts'
import { finish, read, send, type Context, type Row, type Steps, type Store } from '#server/kernel/store.ts'
import type { Services } from '#server/services.ts'
import type { BasicFields } from './identity-checks.ts'

const INSERT_KEY = 'INSERT INTO identity_key(id, sealed) VALUES (1, $1) ON CONFLICT DO NOTHING'
const READ_KEY = 'SELECT sealed FROM identity_key WHERE id = 1'

/** The sealed key of a database; the candidate is stored when there is none yet. */
function* storeKey(_: Context, candidate: string): Steps<string> {
  yield* send([INSERT_KEY, [candidate]])
  const [row] = yield* read<{ sealed: string }>(READ_KEY)
  return row!.sealed
}

async function readKey(store: Store, box: SecretBox): Promise<Uint8Array> {
  const [row] = await store.query<{ sealed: string }>(READ_KEY)
  return box.open(row?.sealed ?? (await store.execute(storeKey, box.seal(randomKey()))))
}

/** What the digits of a mainland identity card are multiplied by, and its last character by the remainder of their sum (GB 11643-1999). */
const WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2]
const CHECK_CHARACTERS = '10X98765432'

/** The 18 characters of a mainland identity card that was issued with 15: the century is added, and the check character. */
function longIdCardNumber(number: string): string {
  if (number.length !== 15) return number
  const digits = `${number.slice(0, 6)}19${number.slice(6)}`
  const sum = WEIGHTS.reduce((total, weight, index) => total + weight * Number(digits[index]), 0)
  return `${digits}${CHECK_CHARACTERS[sum % 11]}`
}

type Document = Pick<BasicFields, 'country' | 'documentKind' | 'documentNumber'>

/**
 * The mark of a document: the same for the same number of the same kind and country, however it is written. The key is kept in the
 * database, sealed.
 */
export async function documentMark(
  { store, secretBox }: Pick<Services, 'store' | 'secretBox'>,
  { country, documentKind, documentNumber }: Document,
): Promise<string> {
  const plain = normaliseDocumentNumber(documentNumber).replaceAll('-', '')
  const number = country === 'CN' && documentKind === 'idCard' ? longIdCardNumber(plain) : plain
  return keyedHash(await readKey(store, secretBox), [country, documentKind, number].join('\n'))
}

interface UnmarkedCheck extends Row {
  readonly id: bigint
  readonly fields: string
}

const UNMARKED = `SELECT id, fields FROM identity_checks
  WHERE document_mark IS NULL AND level = 'basic' AND status <> 'refused' AND id > $1 ORDER BY id LIMIT $2`
const MARK = `UPDATE identity_checks SET document_mark = CASE WHEN EXISTS (
    SELECT 1 FROM identity_checks o WHERE o.document_mark = $2 AND o.status <> 'refused'
  ) THEN '' ELSE $2 END WHERE id = $1 AND document_mark IS NULL`

function* markCheck(_: Context, { id, mark }: { readonly id: bigint; readonly mark: string }): Steps<void> {
  return yield* finish(undefined, [MARK, [id, mark]])
}

/** Marks the documents that earlier versions have accepted; of two accounts with the same the older one has it. */
export const documentMarkJob = (services: Pick<Services, 'store' | 'secretBox'>): Job => ({
  name: 'mark identity documents',
  intervalMs: 60_000,
  due: () =>
    pagedItems(
      (after: UnmarkedCheck | undefined, limit) =>
        services.store.query<UnmarkedCheck>(UNMARKED, [after?.id ?? 0n, BigInt(limit)]),
      ({ id, fields }) => ({
        key: `${id}`,
        run: async () => {
          const mark = await documentMark(services, JSON.parse(fields) as BasicFields)
          return services.store.execute(markCheck, { id, mark })
        },
      }),
    ),
})
