import { describe, expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { startWarnings, WARNINGS } from '#server/start-warnings.ts'

const PRODUCTION = {
  DATABASE_URL: 'postgres://portal@localhost/portal',
  SMTP_URL: 'smtps://portal:segredo@mail.example:465',
  MAIL_FROM: 'portal@fundo.example',
  CLAMD_URL: 'tcp://clamd.example:3310',
  S3_URL: 'https://KEY:SECRET@s3.example/documents',
  CONTACT: '0800 123 4567',
  AREA_URL: 'https://area.fundo.example/entrar?codigo={codigo}',
}

const warned = (variables: Record<string, string>, found: { isEmpty?: boolean; isDemo?: boolean } = {}) =>
  startWarnings(readConfig(variables), { isEmpty: false, isDemo: false, ...found })

// SERVER-34
describe('startWarnings', () => {
  test('has none for a complete configuration', () => {
    expect(warned(PRODUCTION)).toEqual([])
  })

  test.each([
    [{ SMTP_URL: '', MAIL_FROM: '' }, ['noMail']],
    [{ CLAMD_URL: '' }, ['noScanner']],
    [{ S3_URL: 'http://KEY:SECRET@s3.example/documents' }, ['plainStore']],
    [{ S3_URL: '' }, []],
    [{ ARGON2_MEMORY_KIB: '19455', ARGON2_PASSES: '100' }, ['weakPasswords']],
    [{ ARGON2_MEMORY_KIB: '19456', ARGON2_PASSES: '2' }, []],
    [{ ARGON2_MEMORY_KIB: '47103', ARGON2_PASSES: '1' }, ['weakPasswords']],
    [{ ARGON2_MEMORY_KIB: '47104', ARGON2_PASSES: '1' }, []],
    [{ CONTACT: '' }, ['noContact']],
    [{ SEED_DEMO: '1' }, []],
    [{ SEED_DEMO: '1', CONTACT: '' }, ['inventedContact']],
    [{ AREA_URL: '' }, []],
    [{ SEED_DEMO: '1', AREA_URL: '' }, ['inventedArea']],
    [{ MAIL: 'off' }, ['mailOff']],
    [{ SMTP_URL: 'smtp://mail.example:25' }, ['mailNeedsTls']],
    [{ SMTP_URL: 'smtp://mail.example:25', MAIL: 'off' }, ['mailOff']],
    [{ SMTP_URL: 'smtp://localhost:25' }, []],
    [{ SMTP_URL: 'smtp://portal:segredo@localhost:25' }, ['mailNeedsTls']],
    [{ SMTP_URL: 'smtp://mail.example:25', MAIL_WITHOUT_TLS: '1' }, ['plainMail']],
    [{ SMTP_URL: 'smtp://portal:segredo@mail.example:25', MAIL_WITHOUT_TLS: '1' }, ['mailNeedsTls']],
    [{ SMTP_URL: 'smtp://localhost:25', MAIL_WITHOUT_TLS: '1' }, []],
    [{ SMTP_URL: 'smtp://mail.example:25', MAIL_WITHOUT_TLS: '1', MAIL: 'off' }, ['mailOff']],
    [{ HOST: '0.0.0.0' }, ['plainPortal']],
    [{ HOST: '0.0.0.0', TRUST_PROXY: '1' }, []],
    [{ HOST: '127.0.0.2' }, []],
    [{ MAIL: 'off', SMTP_URL: '', MAIL_FROM: '' }, ['mailOff']],
  ])('on PostgreSQL with %j: %j', (changed, expected) => {
    expect(warned({ ...PRODUCTION, ...changed })).toEqual(expected)
  })

  test('says that a mail server without TLS gets no mail', () => {
    expect(WARNINGS.mailNeedsTls).toBe(
      'SMTP_URL começa com smtp://: se o servidor de e-mail não oferecer TLS, nenhum e-mail sai. Com smtps:// o TLS é desde o início; um servidor sem TLS e sem senha é aceito com MAIL_WITHOUT_TLS=1.',
    )
  })

  test('names a database without people', () => {
    expect(warned(PRODUCTION, { isEmpty: true })).toEqual(['noPeople'])
    expect(WARNINGS.noPeople).toBe(
      'O banco de dados não tem nenhuma pessoa e ninguém consegue entrar: as pessoas vêm dos arquivos do fundo, por npm run fund -- import (para experimentar com pessoas inventadas, inicie com SEED_DEMO=1).',
    )
  })

  test('names the people of the demonstration on PostgreSQL, whatever the settings say', () => {
    expect(warned(PRODUCTION, { isDemo: true })).toEqual(['demonstration'])
    expect(warned({}, { isDemo: true })).toEqual([])
  })

  test('has none for the embedded database of a first try', () => {
    expect(warned({ ARGON2_MEMORY_KIB: '8', ARGON2_PASSES: '1' })).toEqual([])
  })

  test.each(['0.0.0.0', '::', '192.0.2.7', 'portal.example'])(
    'says on every database that passwords travel unencrypted at %s',
    (HOST) => {
      expect(warned({ HOST })).toEqual(['plainPortal'])
      expect(warned({ HOST, TRUST_PROXY: '1' })).toEqual([])
      expect(WARNINGS.plainPortal).toBe(
        'HOST deixa o portal acessível pela rede em http, sem TLS: senhas e documentos passam por ela sem criptografia, e quem a observa pode ler tudo. Para uso real, ponha na frente um proxy com HTTPS e use TRUST_PROXY=1.',
      )
    },
  )

  test('names on every database that no mail is sent', () => {
    expect(warned({ MAIL: 'off' })).toEqual(['mailOff'])
  })
})
