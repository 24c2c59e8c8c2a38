import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import pg from 'pg'

import { ensureBuild } from '../scripts/lib/build.mjs'
import { createCluster } from '../scripts/lib/postgres.mjs'
import { inProject } from '../scripts/lib/project.mjs'
import { withTemporaryFolder } from '../scripts/lib/temporary-folder.mjs'
import { load } from './calls.mjs'
import { fillRequests, writeCopies, writeLargePerson } from './copies.mjs'
import { servePortal } from './portal-server.mjs'

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '8' },
    rows: { type: 'string', default: '1000,1000000' },
    connections: { type: 'string', default: '20' },
    only: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
})
const FOLDER = inProject('dist/bench')
const SECONDS = Number(values.seconds)

const listOf = ({ cloudId }) => `/api/requerimento/${cloudId}`
const showOf = ({ requestId }) => `/api/requerimento/show/${requestId}`

const asked = (server, people, path) =>
  people.map((person) => ({
    url: server.url + path(person),
    headers: { authorization: `Bearer ${person.token}` },
  }))

/** Processes of PostgreSQL that work for connections. */
async function backends(client) {
  const { rows } = await client.query(
    "select pid from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()",
  )
  return rows.map(({ pid }) => pid)
}

/** How PostgreSQL carries out the statements of a list and of a show, which it logs for a role that says so. */
async function plans(client, serve, person, output) {
  for (const setting of [
    "session_preload_libraries = 'auto_explain'",
    'auto_explain.log_min_duration = 0',
    'auto_explain.log_analyze = on',
  ])
    await client.query(`alter role postgres set ${setting}`)
  const server = await serve()
  try {
    const from = output().length
    for (const { url, headers } of [...asked(server, [person], listOf), ...asked(server, [person], showOf)])
      await fetch(url, { headers })
    await new Promise((resolve) => setTimeout(resolve, 500))
    return output()
      .slice(from)
      .split(/^\S+ \S+ \S+ \[\d+\] LOG: {2}/m)
      .filter((text) => text.includes('plan:') && text.includes('Query Text: select'))
  } finally {
    await server.stop()
  }
}

const number = (value) => String(value < 10 ? Math.round(value * 100) / 100 : Math.round(value))

function markdownOf(rows) {
  const names = Object.keys(rows[0].figures)
  return [
    `| Rows of requests | call | ${names.join(' | ')} |`,
    `|--:|---|${names.map(() => '--:').join('|')}|`,
    ...rows.map(
      ({ size, name, figures }) =>
        `| ${size} | ${name} | ${names.map((one) => number(figures[one])).join(' | ')} |`,
    ),
    '',
  ].join('\n')
}

await ensureBuild()
await withTemporaryFolder(async (folder) => {
  let output = ''
  const cluster = createCluster(undefined, (text) => {
    output += text
  })
  const serve = (options) => servePortal(folder, { DATABASE_URL: cluster.url, SEED_DEMO: '1' }, options)
  const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${FOLDER}`] : []
  try {
    await cluster.start()
    const server = await serve(profiling)
    const client = new pg.Client(cluster.url)
    await client.connect()
    const rows = []
    const people = await writeCopies(client, Number(values.connections))
    const large = await writeLargePerson(client, { requests: 200, documents: 30 })
    for (const size of values.rows.split(',').map(Number)) {
      await fillRequests(client, size)
      const measure = async (name, who, path) => {
        if (values.only && values.only !== name) return
        const figures = await load(asked(server, who, path), {
          seconds: SECONDS,
          server: server.pid,
          database: () => backends(client),
        })
        rows.push({ size, name, figures: { ...figures, 'load average': loadavg()[0] } })
      }
      await measure('version, without database', people, () => '/api/versao')
      await measure('list of 26', people, listOf)
      await measure('show', people, showOf)
      await measure('list of 200', [large], listOf)
      await measure('show with 30 documents', [large], showOf)
    }
    await server.stop()
    const markdown = markdownOf(rows)
    mkdirSync(FOLDER, { recursive: true })
    writeFileSync(`${FOLDER}/server.json`, JSON.stringify(rows, null, 2))
    console.log(markdown)
    const explained = await plans(client, serve, people[0], () => output)
    await client.end()
    writeFileSync(
      `${FOLDER}/server.md`,
      [markdown, ...explained.map((one) => `\`\`\`\n${one}\n\`\`\`\n`)].join('\n'),
    )
  } finally {
    await cluster.remove()
  }
})
