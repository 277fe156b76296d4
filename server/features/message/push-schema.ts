import type { Migration } from '#server/kernel/migrations.ts'

/**
 * Devices that are notified while the app is closed, one of a session and ending with it; `off` names the groups of messages that are not
 * sent, separated by commas. A delivery is a message on its way to a device: `due_at` is when it is tried next, null once it is done.
 */
export const pushSchema: Omit<Migration, 'version'> = {
  name: 'notifications of devices',
  statements: [
    `CREATE TABLE push_devices(
      id BIGINT PRIMARY KEY,
      token_hash TEXT NOT NULL UNIQUE REFERENCES sessions(token_hash) ON DELETE CASCADE,
      user_id BIGINT NOT NULL,
      endpoint TEXT NOT NULL UNIQUE,
      p256dh TEXT NOT NULL,
      auth TEXT NOT NULL,
      off TEXT NOT NULL,
      has_amounts BIGINT NOT NULL CHECK (has_amounts IN (0, 1))
    )`,
    'CREATE INDEX push_devices_user ON push_devices(user_id, id)',
    `CREATE TABLE push_deliveries(
      device_id BIGINT NOT NULL REFERENCES push_devices(id) ON DELETE CASCADE,
      message_id BIGINT NOT NULL,
      attempts BIGINT NOT NULL CHECK (attempts >= 0),
      due_at BIGINT,
      PRIMARY KEY (device_id, message_id)
    ) /*clustered*/`,
    'CREATE INDEX push_deliveries_due ON push_deliveries(due_at, device_id, message_id) WHERE due_at IS NOT NULL',
    'CREATE INDEX push_deliveries_message ON push_deliveries(message_id)',
  ],
}
