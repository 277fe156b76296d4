import type { Migration } from '#server/kernel/migrations.ts'

/** Messages to and from customer service; `locale` is the language of the app when the message was sent. */
export const helpSchema: Omit<Migration, 'version'> = {
  name: 'customer service',
  statements: [
    `CREATE TABLE service_messages(
      id BIGINT PRIMARY KEY,
      user_id BIGINT NOT NULL,
      sender TEXT NOT NULL CHECK (sender IN ('account', 'desk')),
      text TEXT NOT NULL,
      picture_id BIGINT,
      locale TEXT NOT NULL,
      created_at BIGINT NOT NULL,
      read_at BIGINT
    )`,
    'CREATE INDEX service_messages_user ON service_messages(user_id, id)',
    "CREATE INDEX service_messages_waiting ON service_messages(id) WHERE sender = 'account' AND read_at IS NULL",
    "CREATE INDEX service_messages_unread ON service_messages(user_id) WHERE sender = 'desk' AND read_at IS NULL",
  ],
}
