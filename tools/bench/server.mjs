import { mkdirSync, writeFileSync } from 'node:fs'
import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'

import pg from 'pg'

import { ensureBuild } from '../cli/lib/build.mjs'
import { withCleanup } from '../cli/lib/interruption.mjs'
import { createCluster } from '../cli/lib/postgres.mjs'
import { inProject } from '../cli/lib/project.mjs'
import { withTemporaryFolder } from '../cli/lib/temporary-folder.mjs'
import { createLoad } from './calls.mjs'
import { fillRequests, writeCopies, writeLargePerson } from './copies.mjs'
import { logIn, serveFloor, servePortal } from './portal-server.mjs'
import { CPF } from './settings.mjs'

const { values } = parseArgs({
  options: {
    rows: { type: 'string', default: '1000,1000000' },
    only: { type: 'string' },
    profile: { type: 'boolean', default: false },
  },
})
const FOLDER = inProject('dist/bench')
const CONNECTIONS = 20
/** Seconds before a call is measured, and of each turn, and how often it is measured in its turn. */
const WARM_UP = 2
const TURN = 2
const TURNS = 4
/** Of the machine after each turn. */
const loads = []

const listOf = ({ cloudId }) => ({ path: `/api/requerimento/${cloudId}` })
const showOf = ({ requestId }) => ({ path: `/api/requerimento/show/${requestId}` })

/** The portal's calls that read: what each person asks for. */
const READS = {
  'version, without database': () => ({ path: '/api/versao' }),
  tables: () => ({ path: '/api/tabelas' }),
  session: ({ cpf }) => ({ path: '/api/iniciarsessao2', body: { cpf } }),
  consent: ({ cpf }) => ({ path: '/api/jaautorizou', body: { cpf } }),
  cloud: ({ cloudId }) => ({ path: `/api/nuvem/${cloudId}` }),
  suggestions: () => ({ path: '/api/requerimento/novo/sugestoes' }),
  'list of 26': listOf,
  show: showOf,
}

/** Those of a person with many requests and documents. */
const LARGE_READS = { 'list of 200': listOf, 'show with 30 documents': showOf }

const asked = (server, people, read) =>
  people.map((person) => {
    const { path, body } = read(person)
    return {
      url: server.url + path,
      headers: { authorization: `Bearer ${person.token}`, 'content-type': 'application/json' },
      ...(body && { body: JSON.stringify(body) }),
    }
  })

/** The demonstration's participant, as often as there are connections. */
async function demonstrated(server) {
  const { token, id_nuvem: cloudId } = await logIn(server.url)
  const [{ url, headers }] = asked(server, [{ token, cloudId }], listOf)
  const { requerimentos } = await (await fetch(url, { headers })).json()
  const { id: requestId } = requerimentos.find((one) => one.id_tipo_requerimento === 1)
  return Array(CONNECTIONS).fill({ token, cpf: CPF, cloudId, requestId })
}

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
    `| Database, rows of requests | call | ${names.join(' | ')} |`,
    `|---|---|${names.map(() => '--:').join('|')}|`,
    ...rows.map(
      ({ database, name, figures }) =>
        `| ${database} | ${name} | ${names.map((one) => number(figures[one])).join(' | ')} |`,
    ),
    '',
    `Load average ${number(Math.min(...loads))} to ${number(Math.max(...loads))}.`,
    '',
  ].join('\n')
}

const started = []

/** Remembers a server, to stop it in the end. */
async function begun(starting) {
  const server = await starting
  started.push(server)
  return server
}

async function stopAll() {
  for (const { stop } of started.splice(0)) await stop()
}

/** What is measured of one call of a server. */
const subject = (database, name, calls, server, processes = async () => []) => ({
  database,
  name,
  load: createLoad(calls, { server: server.pid, database: processes }),
})

/** A floor answers for the number of a person. */
const floorCalls = (server, people) =>
  people.map(({ personId }) => ({ url: `${server.url}/${personId}`, headers: {} }))

/** Servers without a database, and those with the embedded one. */
async function subjectsWithoutPostgres(folder) {
  const people = Array.from({ length: CONNECTIONS }, (_, i) => ({ personId: i + 1 }))
  const floor = async (database, name) => {
    const server = await begun(serveFloor(name))
    return subject(database, name, floorCalls(server, people), server)
  }
  const portal = await begun(servePortal(folder))
  const demonstration = await demonstrated(portal)
  return [
    await floor('none', 'node:http'),
    await floor('none', 'hono'),
    await floor('PGlite', 'hono + Kysely + PGlite'),
    ...Object.entries(READS).map(([name, read]) =>
      subject('PGlite', name, asked(portal, demonstration, read), portal),
    ),
  ]
}

/** Measures them in turns, so that what else the machine does is spread over all of them. */
async function measured(subjects) {
  const wanted = subjects.filter(({ name }) => !values.only || values.only === name)
  for (const { load } of wanted) await load.warmUp(WARM_UP)
  for (let turn = 0; turn < TURNS; turn++) {
    for (const { load } of wanted) await load.run(TURN)
    loads.push(loadavg()[0])
  }
  return wanted.map(({ database, name, load }) => ({ database, name, figures: load.figures() }))
}

await ensureBuild()
mkdirSync(FOLDER, { recursive: true })
await withTemporaryFolder((folder) => {
  let output = ''
  const cluster = createCluster(undefined, (text) => {
    output += text
  })
  const serve = (options) => servePortal(folder, { DATABASE_URL: cluster.url, SEED_DEMO: '1' }, options)
  const profiling = values.profile ? ['--cpu-prof', `--cpu-prof-dir=${FOLDER}`] : []
  const work = async () => {
    const rows = await measured(await subjectsWithoutPostgres(`${folder}/embedded`))
    await cluster.start()
    const portal = await begun(serve(profiling))
    const floors = new Map()
    for (const name of ['hono + pg', 'hono + pg + Kysely'])
      floors.set(name, await begun(serveFloor(name, cluster.url)))
    const client = new pg.Client(cluster.url)
    await client.connect()
    const people = await writeCopies(client, CONNECTIONS)
    const large = await writeLargePerson(client, { requests: 200, documents: 30 })
    for (const size of values.rows.split(',').map(Number)) {
      await fillRequests(client, size)
      const onPostgres = (name, calls, server) =>
        subject(`PostgreSQL, ${size}`, name, calls, server, () => backends(client))
      const subjects = [
        ...[...floors].map(([name, server]) => onPostgres(name, floorCalls(server, people), server)),
        ...Object.entries(READS).map(([name, read]) => onPostgres(name, asked(portal, people, read), portal)),
        ...Object.entries(LARGE_READS).map(([name, read]) =>
          onPostgres(name, asked(portal, [large], read), portal),
        ),
      ]
      rows.push(...(await measured(subjects)))
    }
    await stopAll()
    const markdown = markdownOf(rows)
    writeFileSync(`${FOLDER}/server.json`, JSON.stringify({ rows, loads }, null, 2))
    console.log(markdown)
    const explained = await plans(client, serve, people[0], () => output)
    await client.end()
    writeFileSync(
      `${FOLDER}/server.md`,
      [markdown, ...explained.map((one) => `\`\`\`\n${one}\n\`\`\`\n`)].join('\n'),
    )
  }
  return withCleanup(work, async () => {
    await stopAll()
    await cluster.remove()
  })
})
