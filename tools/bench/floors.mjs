import { createServer } from 'node:http'
import { parseArgs } from 'node:util'

import { PGlite } from '@electric-sql/pglite'
import { createPgConfig } from '@electric-sql/pglite/node-postgres'
import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'

/**
 * The least servers that answer a list of 26 requests as JSON at `/<person>`, without session, limits, log or
 * schemas: `node tools/bench/floors.mjs <name>` prints the address of one.
 */
const ROWS = 26
const COLUMNS = ['id', 'plan_id', 'type_id', 'status', 'protocol', 'requested_at']

const LIST = Array.from({ length: ROWS }, (_, i) => ({
  id: i + 1,
  plan_id: 2,
  type_id: 1,
  status: 'A',
  protocol: String(7_000_000_000 + i),
  requested_at: new Date(Date.UTC(2026, 0, 1 + i)),
}))

const listening = (server) => server.listen(0, '127.0.0.1', () => announce(server.address()))

const announce = ({ port }) => console.log(`http://127.0.0.1:${port}`)

/** A server of Hono that answers with what `read` finds for a person. */
function listenWithHono(read) {
  const app = new Hono().get('/:person', async (context) =>
    context.json(await read(Number(context.req.param('person')))),
  )
  serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, announce)
}

/** As many connections as the portal has for calls. */
const openPool = () => new pg.Pool({ connectionString: process.env.DATABASE_URL, max: 10 })

const SELECT = `select ${COLUMNS.join(', ')} from request where person_id = $1 order by requested_at desc, id desc`

const selectWith = (db) => (person) =>
  db
    .selectFrom('request')
    .select(COLUMNS)
    .where('person_id', '=', person)
    .orderBy('requested_at', 'desc')
    .orderBy('id', 'desc')
    .execute()

const kyselyOver = (pool) => new Kysely({ dialect: new PostgresDialect({ pool }) })

/** The embedded database with the lists of a hundred people. */
async function openEmbedded() {
  const pglite = await PGlite.create()
  await pglite.exec(
    `create table request (id serial primary key, person_id int not null, plan_id int not null,
       type_id int not null, status text not null, protocol text not null, requested_at timestamptz not null);
     create index on request (person_id);
     insert into request (person_id, plan_id, type_id, status, protocol, requested_at)
     select person, 2, 1, 'A', (7000000000 + person * 100 + number)::text, now() - number * interval '1 day'
     from generate_series(1, 100) person, generate_series(1, ${ROWS}) number`,
  )
  return new pg.Pool({ ...createPgConfig(pglite), max: 1, idleTimeoutMillis: 0 })
}

const FLOORS = {
  'node:http': () =>
    listening(
      createServer((_, response) => {
        response.setHeader('content-type', 'application/json')
        response.end(JSON.stringify(LIST))
      }),
    ),
  hono: () => listenWithHono(() => LIST),
  'hono + pg': () => {
    const pool = openPool()
    listenWithHono(async (person) => (await pool.query(SELECT, [person])).rows)
  },
  'hono + pg + Kysely': () => listenWithHono(selectWith(kyselyOver(openPool()))),
  'hono + Kysely + PGlite': async () => listenWithHono(selectWith(kyselyOver(await openEmbedded()))),
}

const [name = ''] = parseArgs({ allowPositionals: true }).positionals
if (!FLOORS[name]) throw new Error(`One of: ${Object.keys(FLOORS).join(', ')}`)
await FLOORS[name]()
