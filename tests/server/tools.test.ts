import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, describe, expect, test } from 'vitest'

import { lockDirectory } from '#server/data-directory/lock.ts'
import { openEmbedded } from '#server/database/connect.ts'
import { installationSecret, pseudonymOf } from '#server/sessions/installation.ts'
import { runTool } from '#server/tools/run.ts'

import { seededCopy } from './support/database-copy.ts'

let folder = ''
let marina = ''

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'portal-tools-'))
  const { db, close } = await openEmbedded({ folder: join(folder, 'db'), dump: await seededCopy() })
  marina = pseudonymOf({ secret: await installationSecret(db) }, '52998224725')
  await close()
})
afterAll(() => rmSync(folder, { recursive: true }))

async function run(...args: readonly string[]) {
  const out: string[] = []
  const err: string[] = []
  const code = await runTool(
    args,
    { DATA_DIR: folder },
    {
      print: (text) => out.push(text),
      printError: (text) => err.push(text),
    },
  )
  return { code, out: out.join('\n'), err: err.join('\n') }
}

describe('log-name', () => {
  test('prints the name that the log has for a CPF, with or without its signs', async () => {
    expect(marina).toMatch(/^[\w-]{12}$/)
    expect(await run('log-name', '52998224725')).toEqual({ code: 0, out: marina, err: '' })
    expect(await run('log-name', '529.982.247-25')).toEqual({ code: 0, out: marina, err: '' })
  })

  test.each([[[]], [['52998224726']], [['52998224725', 'x']]])('refuses %j', async (args) => {
    expect(await run('log-name', ...args)).toEqual({
      code: 2,
      out: '',
      err: 'Diga um CPF: npm run log-name -- <cpf>',
    })
  })

  test('does not open a database that a server uses', async () => {
    const lock = lockDirectory(folder)
    const { code, err } = await run('log-name', '52998224725')
    lock.release()
    expect(code).toBe(1)
    expect(err).toContain('já está em uso por outro portal')
  })
})

test('a tool that does not exist is answered with those that do', async () => {
  expect(await run('fly')).toEqual({
    code: 2,
    out: '',
    err: 'Diga o que fazer:\n  npm run log-name -- <cpf>',
  })
})
