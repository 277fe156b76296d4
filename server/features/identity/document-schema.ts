import type { Migration } from '#server/kernel/migrations.ts'

/**
 * One document, one account: `document_mark` is a keyed hash of the document of a basic check (document-marks.ts), null in rows of earlier
 * versions until the job has marked them, '' where an earlier version had accepted the document for two accounts.
 */
export const documentMarkSchema: Omit<Migration, 'version'> = {
  name: 'marks of identity documents',
  kind: 'expand',
  statements: [
    'ALTER TABLE identity_checks ADD COLUMN document_mark TEXT',
    `CREATE UNIQUE INDEX identity_checks_document ON identity_checks(document_mark)
      WHERE document_mark <> '' AND status <> 'refused'`,
    `CREATE INDEX identity_checks_unmarked ON identity_checks(id)
      WHERE document_mark IS NULL AND level = 'basic' AND status <> 'refused'`,
    'CREATE TABLE identity_key(id BIGINT PRIMARY KEY CHECK (id = 1), sealed TEXT NOT NULL)',
  ],
}
