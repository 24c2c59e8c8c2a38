import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

const folder = mkdtempSync(join(tmpdir(), 'compared-texts-'))
afterAll(() => rmSync(folder, { recursive: true }))

const PLUGIN = 'tools/lint/no-compared-texts.grit'

test('a comparison with a sentence is refused, in every form (P-788)', () => {
  const refused = [
    'message === messages.required',
    'messages.required !== message',
    "message === 'Não'",
    'said === `Muitas tentativas`',
    'message === messages.missing(names)',
    'problems.includes(messages.shortBranch)',
    "message.startsWith('Tente de novo')",
    'known.has(texts.isInScan)',
    "() => { switch (message) { case 'Tente de novo': } }",
    '() => { switch (message) { case messages.required: } }',
  ]
  const accepted = [
    "code === 'required'",
    "answer === 'stream: OK'",
    'message === null',
    'show(messages.required)',
  ]
  const lines = [...refused, ...accepted].map((line, index) => `export const c${index} = ${line}`)
  writeFileSync(join(folder, 'biome.json'), JSON.stringify({ plugins: [resolve(PLUGIN)] }))
  writeFileSync(join(folder, 'planted.ts'), lines.join('\n'))
  const { stdout, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/@biomejs/biome/bin/biome'), 'lint', '--colors=off', 'planted.ts'],
    { cwd: folder, encoding: 'utf8' },
  )
  const at = [...`${stdout}${stderr}`.matchAll(/^planted\.ts:(\d+):\d+ plugin/gm)].map(([, line]) =>
    Number(line),
  )
  expect(at).toEqual(refused.map((_, index) => index + 1))
})
