import type { Migration } from '#server/kernel/migrations.ts'

/** What the operator has set of the site, over what this back end brings along; `value` is JSON (operator-settings.ts). */
export const siteSchema: Omit<Migration, 'version'> = {
  name: 'settings of the operator',
  statements: [
    `CREATE TABLE operator_settings(
      kind TEXT NOT NULL CHECK (kind IN ('switch', 'tip', 'message', 'row', 'body', 'notice')),
      name TEXT NOT NULL,
      value TEXT NOT NULL,
      set_at BIGINT NOT NULL,
      PRIMARY KEY (kind, name)
    ) /*clustered*/`,
  ],
}
