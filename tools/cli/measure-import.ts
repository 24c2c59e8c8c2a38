import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { openEmbedded, openPostgres } from '#server/database/connect.ts'
import { migrate } from '#server/database/migrate.ts'

import { inventedCpfs } from './lib/invented-cpfs.ts'
import { createCluster } from './lib/postgres.mjs'

/**
 * Prints how long the import of invented people takes and how much memory, on a PostgreSQL of its own with durable writes
 * and on the embedded database: new people, the same files again, and files in which every row is other.
 * Usage: npx tsx tools/cli/measure-import.ts [people] [names of the files]
 */
const PEOPLE = Number(process.argv[2] ?? 40_000)
const NAMES = process.argv.slice(3)

const cpfs = inventedCpfs(PEOPLE)

/** Head and cells behind the CPF; `change` makes every row another one. */
const FILES = {
  pessoas: [
    'nome;tipo;data_nascimento;sexo;cep;estado;cidade;logradouro;numero;email_pessoal',
    (index: number, change: string) =>
      `Pessoa ${index} ${change};participante;1970-01-15;F;30130010;MG;Belo Horizonte;Praça Sete;${change}${index};p${index}@correio.example`,
  ],
  planos: [
    'plano;categoria;inicio',
    (index: number, change: string) => `${(index % 2) + 1};${change};1999-01-04`,
  ],
  beneficios: [
    'plano;beneficio;banco;agencia;conta',
    (index: number, change: string) => `1;1;001;3421;${change}${index}`,
  ],
  beneficiarios: [
    'plano;beneficiario;nome;data_nascimento;sexo;parentesco;parentesco_nome',
    (index: number, change: string) => `1;${index};Filho ${change};2010-05-06;M;7;Filho`,
  ],
  cadastro: ['patrocinadora;regional;matricula', (index: number, change: string) => `2;4;${change}${index}`],
} as const

const folder = mkdtempSync(join(tmpdir(), 'portal-measure-import-'))

function writeFiles(change: string): readonly string[] {
  return Object.entries(FILES).flatMap(([name, [head, cells]]) => {
    if (NAMES.length > 0 && !NAMES.includes(name)) return []
    const path = join(folder, `${name}.csv`)
    const rows = cpfs.map((cpf, index) => `${cpf};${cells(index, change)}`)
    writeFileSync(path, [`cpf;${head}`, ...rows, ''].join('\n'))
    return path
  })
}

/** Loaded into the process of the import. */
const PRINT_MEMORY =
  'data:text/javascript,process.on("exit",()=>console.log(process.resourceUsage().maxRSS/1024+" MB"))'

async function measure(title: string, change: string, settings: Record<string, string>): Promise<void> {
  const paths = writeFiles(change)
  const start = performance.now()
  const { status, stdout } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--import', PRINT_MEMORY, 'server/tools/main.ts', 'import', ...paths],
    { env: { ...process.env, ...settings }, stdio: ['ignore', 'pipe', 'inherit'], encoding: 'utf8' },
  )
  const [, megabytes = ''] = /([\d.]+) MB$/.exec(stdout.trim()) ?? []
  console.log(
    `${title}: ${((performance.now() - start) / 1000).toFixed(1)} s, at most ${Math.round(Number(megabytes))} MB (exit code ${status})`,
  )
}

async function measureAll(title: string, settings: Record<string, string>): Promise<void> {
  await measure(`${title}, ${PEOPLE} new people`, '1', settings)
  await measure(`${title}, the same again`, '1', settings)
  await measure(`${title}, every row changed`, '2', settings)
}

try {
  const cluster = createCluster([])
  try {
    await cluster.start()
    const { db, close } = openPostgres(cluster.url, () => {})
    await migrate(db)
    await close()
    await measureAll('PostgreSQL', { DATA_DIR: folder, DATABASE_URL: cluster.url })
  } finally {
    await cluster.remove()
  }
  const { db, close } = await openEmbedded({ folder: join(folder, 'db') })
  await migrate(db)
  await close()
  await measureAll('embedded', { DATA_DIR: folder })
} finally {
  rmSync(folder, { recursive: true, force: true })
}
