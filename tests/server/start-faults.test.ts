import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { startFault } from '#server/start-faults.ts'
import { startFaultWith } from './support/start-here.ts'
import { folderOfTest } from './support/temporary-folder.ts'

const failure = (facts: Record<string, string>) => Object.assign(new Error('x'), facts)

test('startFault prints one sentence without URL if PostgreSQL does not answer', async () => {
  expect(await startFaultWith({ DATABASE_URL: 'postgres://fund:secret@127.0.0.1:1/portal' })).toBe(
    'Não foi possível abrir o banco de dados de DATABASE_URL: nenhum PostgreSQL responde nesse endereço.',
  )
})

test('startFault prints one sentence for an invalid data directory', async () => {
  const folder = folderOfTest()
  writeFileSync(join(folder, 'file'), 'x')
  expect(await startFaultWith({ DATA_DIR: join(folder, 'file', 'data') })).toBe(
    'Não foi possível usar a pasta de dados de DATA_DIR: parte do caminho é um arquivo, não uma pasta.',
  )
  expect(await startFaultWith({ DATA_DIR: join(folder, 'file') })).toBe(
    'Não foi possível usar a pasta de dados de DATA_DIR: existe um arquivo com esse nome.',
  )
})

test.each([
  [{ code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'db' }, /DATABASE_URL: o endereço não existe\.$/],
  [{ code: '28P01' }, /DATABASE_URL: usuário ou senha não conferem\.$/],
  [{ code: '3D000' }, /DATABASE_URL: o banco de dados não existe\.$/],
  [{ code: 'SELF_SIGNED_CERT_IN_CHAIN' }, /DATABASE_URL: o certificado não é aceito \(/],
  [{ code: 'EACCES', syscall: 'mkdir' }, /DATA_DIR: não há permissão de escrita\.$/],
  [{ code: 'EROFS' }, /DATA_DIR: o disco só permite leitura\.$/],
  [{ code: 'ENOSPC' }, /DATA_DIR: não há espaço no disco\.$/],
  [{ code: 'EADDRINUSE', syscall: 'listen' }, /^A porta já está em uso\. Escolha outra com PORT\.$/],
  [{ code: 'EACCES', syscall: 'listen' }, /^Não há permissão para usar essa porta/],
  [
    { code: 'ENOTFOUND', syscall: 'getaddrinfo', hostname: 'here' },
    /^O endereço não existe\. Corrija HOST\.$/,
  ],
])('startFault has a sentence for %j', (facts, sentence) => {
  expect(startFault(failure(facts), 'here')).toMatch(sentence)
})

test('startFault returns null for a defect', () => {
  expect(startFault(new TypeError('x'), null)).toBeNull()
  expect(startFault(failure({ code: '23505' }), null)).toBeNull()
})
