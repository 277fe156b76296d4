/** Platformatic DB on a PostgreSQL of its own: a REST service that it makes of two tables, with the specification that it publishes. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { startPostgres } from './postgres.ts'
import { freePort, serve, waitFor, type RealServer } from './server.ts'

const TABLES = `
CREATE TABLE directors (id SERIAL PRIMARY KEY, name VARCHAR(80) NOT NULL);
CREATE TABLE movies (
  id SERIAL PRIMARY KEY,
  title VARCHAR(120) NOT NULL,
  year INTEGER NOT NULL,
  rating REAL,
  director_id INTEGER NOT NULL REFERENCES directors(id)
);
`

const START = `
import { create } from '@platformatic/db'
const app = await create(process.cwd(), {
  server: { hostname: '127.0.0.1', port: Number(process.env.PORT), logger: { level: 'warn' } },
  db: { connectionString: process.env.DATABASE, openapi: true, graphql: false },
  migrations: { dir: 'migrations', autoApply: true },
})
await app.start({ listen: true })
`

export const platformaticDb: RealServer = {
  name: 'Platformatic DB',
  packages: ['@platformatic/db@3.67.0'],
  async start(home) {
    const database = await startPostgres(home)
    mkdirSync(join(home, 'migrations'), { recursive: true })
    writeFileSync(join(home, 'migrations/001.do.sql'), TABLES)
    writeFileSync(join(home, 'start.mjs'), START)
    const port = await freePort()
    const program = serve(process.execPath, ['start.mjs'], {
      cwd: home,
      environment: {
        PORT: String(port),
        DATABASE: `postgres://postgres@127.0.0.1:${database.port}/postgres`,
      },
    })
    const url = `http://127.0.0.1:${port}`
    await waitFor(`${url}/documentation/json`, program)
    return {
      url,
      spec: `${url}/documentation/json`,
      async stop() {
        await program.stop()
        await database.stop()
      },
    }
  },
}
