import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

import { beforeAll, describe, expect, test } from 'vitest'

import { writePackage } from '../../tools/cli/lib/package.mjs'
import { callingAt } from './support/calling.ts'
import { pdf } from './support/files.ts'
import { Participant } from './support/participant.ts'
import { seedDirectory } from './support/seeded-directory.ts'
import { startServerProcess } from './support/server-process.ts'
import { folderOfTest, temporaryFolder } from './support/temporary-folder.ts'
import { MARINA } from './support/world.ts'

const packaged = join(temporaryFolder(), 'portal')

beforeAll(async () => {
  const usual = process.umask(0o000)
  await writePackage(packaged)
  process.umask(usual)
})

const read = (file: string) => readFileSync(join(packaged, file), 'utf8')

// SERVER-46
describe('the package', () => {
  test('runs with node alone, from its folder, and knows its commit', { timeout: 60_000 }, async () => {
    const data = folderOfTest()
    await seedDirectory(data)
    const server = await startServerProcess({ DATA_DIR: data }, packaged)
    const marina = await Participant.logIn(callingAt(server.url), MARINA)
    expect((await marina.upload(pdf('rg.pdf'), 1)).status).toBe(200)
    expect(await (await fetch(server.url)).text()).toContain('<title>')
    expect((await fetch(`${server.url}/api/docs`)).status).toBe(200)
    const about = (await (await fetch(`${server.url}/api/versao`)).json()) as { commit: string }
    expect(about.commit).toBe(read('COMMIT').trim())
    expect(about.commit).toMatch(/^([0-9a-f]{40}\+?)?$/)
    expect((await server.end('SIGTERM')).code).toBe(0)
  })

  test('has no build tools, and nothing of the browser as a package', () => {
    const names = readdirSync(join(packaged, 'node_modules'))
    expect(names).toEqual(expect.arrayContaining(['hono', 'pg', 'kysely', 'valibot']))
    for (const name of ['vite', 'vitest', 'tsx', 'react', 'typescript', '@playwright', '@biomejs'])
      expect(names).not.toContain(name)
  })

  test('has the checksum of each other file', () => {
    const sums = new Map(
      read('SHA256SUMS')
        .trim()
        .split('\n')
        .map((line) => [line.slice(66), line.slice(0, 64)]),
    )
    const files = readdirSync(packaged, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name).slice(packaged.length + 1))
    expect([...sums.keys()].toSorted()).toEqual(files.filter((name) => name !== 'SHA256SUMS').toSorted())
    const main = readFileSync(join(packaged, 'dist/server/main.js'))
    expect(sums.get('dist/server/main.js')).toBe(createHash('sha256').update(main).digest('hex'))
  })

  test('can be read by the account that runs it, and written by its owner alone', () => {
    const inside = readdirSync(packaged, { recursive: true, encoding: 'utf8' }).map((path) =>
      join(packaged, path),
    )
    const modes = new Set([packaged, ...inside].map((path) => statSync(path).mode & 0o777))
    expect([...modes].toSorted()).toEqual([0o644, 0o755])
  })

  test('names every package that it gives away, with its licence', () => {
    const { components } = JSON.parse(read('sbom.cdx.json')) as {
      components: { name: string; version: string; purl: string; licenses?: unknown }[]
    }
    const names = components.map(({ name }) => name)
    expect(names).toEqual(expect.arrayContaining(['hono', 'react', 'xstate', '@aws-sdk/client-s3']))
    expect(components.find(({ name }) => name === '@aws-sdk/client-s3')?.purl).toMatch(
      /^pkg:npm\/%40aws-sdk\/client-s3@3\./,
    )
    expect(components.filter(({ licenses }) => licenses === undefined)).toEqual([])
    const notices = read('THIRD-PARTY-NOTICES.txt')
    for (const { name, version } of components) expect(notices).toContain(`${name} ${version} (`)
  })

  test('replaces no folder', async () => {
    await expect(writePackage(packaged)).rejects.toThrow('exists already')
    expect(existsSync(join(packaged, 'dist/server/main.js'))).toBe(true)
  })
})
