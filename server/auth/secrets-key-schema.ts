import type { Migration } from '../kernel/migrations.ts'

/** A hash by which a database knows the key that its secrets are sealed with. Earlier programs cannot read what is sealed at the start. */
export const secretsKeySchema: Omit<Migration, 'version'> = {
  name: 'the key that secrets are sealed with',
  kind: 'contract',
  statements: ['CREATE TABLE secrets_key(id BIGINT PRIMARY KEY CHECK (id = 1), hash TEXT NOT NULL)'],
}
