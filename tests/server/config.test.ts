import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { describe, expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'
import { temporaryFolder } from './support/temporary-folder.ts'

// SERVER-35
describe('readConfig', () => {
  test('has defaults for every variable', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDirectory: './data',
      databaseUrl: null,
      portalDirectory: 'dist/portal',
      flowsDirectory: null,
      referenceDirectory: 'server/reference',
      s3: null,
      clamd: null,
      postalCodeUrl: null,
      portalOrigins: [],
      sponsorRanges: [],
      participantArea: 'https://area.example.com/?codigo={codigo}',
      contact: '0800 000 0000, de segunda a sexta, das 8h às 18h',
      trustProxy: false,
      sessionSeconds: 3600,
      callsPerPerson: 300,
      passwordCost: { memoryKib: 65_536, passes: 3 },
      passwordKeys: null,
      metrics: null,
      stopDelaySeconds: 0,
      stopSeconds: 30,
      seedDemo: false,
      sendsMail: true,
      smtpUrl: null,
      mailWithoutTls: false,
      mailFrom: 'portal@portal.example',
      logLevel: 'info',
    })
  })

  test('reads every variable', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/portal',
      DATABASE_URL: 'postgres://portal@localhost/portal',
      S3_URL: 'http://K%2BEY:a%2Fb%3D%40@minio:9000/documents/?region=sa-east-1',
      CLAMD_URL: 'tcp://clamd.example:3311',
      CEP_URL: 'https://cep.example/',
      PORTAL_ORIGINS: 'https://portal.example, http://127.0.0.1:4000',
      AREA_URL: 'https://area.example/entrar?codigo={codigo}',
      CONTACT: ' 0800 000 0000, de segunda a sexta ',
      TRUST_PROXY: '1',
      SPONSOR_RANGES: '203.0.113.0/24, 2001:db8::/48,198.51.100.7',
      SESSION_SECONDS: '60',
      CALLS_PER_PERSON: '500',
      PASSWORD_PEPPER: 'nova:0123456789abcdef0123456789abcdef, velha:sal:0123456789abcdef0123456789ab',
      METRICS_PORT: '9101',
      STOP_DELAY_SECONDS: '7',
      STOP_SECONDS: '60',
      SEED_DEMO: '1',
      FLOWS_DIR: '/srv/fluxos',
      MAIL: 'off',
      SMTP_URL: 'smtps://portal:segredo@mail.example:465',
      MAIL_WITHOUT_TLS: '1',
      MAIL_FROM: 'portal@fundo.example',
      LOG_LEVEL: 'warn',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDirectory: '/srv/portal',
      databaseUrl: 'postgres://portal@localhost/portal',
      s3: {
        endpoint: 'http://minio:9000',
        bucket: 'documents',
        region: 'sa-east-1',
        accessKeyId: 'K+EY',
        secretAccessKey: 'a/b=@',
      },
      clamd: { host: 'clamd.example', port: 3311 },
      postalCodeUrl: 'https://cep.example',
      portalOrigins: ['https://portal.example', 'http://127.0.0.1:4000'],
      participantArea: 'https://area.example/entrar?codigo={codigo}',
      contact: '0800 000 0000, de segunda a sexta',
      trustProxy: true,
      sponsorRanges: [
        { network: '203.0.113.0', prefix: 24, family: 'ipv4' },
        { network: '2001:db8::', prefix: 48, family: 'ipv6' },
        { network: '198.51.100.7', prefix: 32, family: 'ipv4' },
      ],
      sessionSeconds: 60,
      callsPerPerson: 500,
      passwordKeys: [
        { id: 'nova', secret: '0123456789abcdef0123456789abcdef' },
        { id: 'velha', secret: 'sal:0123456789abcdef0123456789ab' },
      ],
      metrics: { host: '127.0.0.1', port: 9101 },
      stopDelaySeconds: 7,
      stopSeconds: 60,
      seedDemo: true,
      flowsDirectory: '/srv/fluxos',
      sendsMail: false,
      smtpUrl: 'smtps://portal:segredo@mail.example:465',
      mailWithoutTls: true,
      mailFrom: 'portal@fundo.example',
      logLevel: 'warn',
    })
  })

  test('treats empty variables as not set', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT: deve ser um número inteiro'],
    [{ PORT: '70000' }, 'PORT: deve ser no máximo 65535'],
    [{ SESSION_SECONDS: '0' }, 'SESSION_SECONDS: deve ser no mínimo 1'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: deve começar com postgres:// ou postgresql://'],
    [{ CEP_URL: 'viacep' }, 'CEP_URL: deve começar com https:// ou http://'],
    [{ AREA_URL: 'https://area.example' }, 'AREA_URL: deve conter {codigo}'],
    [{ CONTACT: '0'.repeat(121) }, 'CONTACT: deve ter no máximo 120 caracteres'],
    [{ CONTACT: '<b>0800</b>' }, 'CONTACT: deve ser texto simples, em uma linha'],
    [{ CONTACT: '0800\n0801' }, 'CONTACT: deve ser texto simples, em uma linha'],
    ...['*', 'null', 'portal.example', 'https://portal.example/', 'https://a.example;https://b.example'].map(
      (origins): [Record<string, string>, string] => [
        { PORTAL_ORIGINS: origins },
        'PORTAL_ORIGINS: deve listar origens separadas por vírgula, como https://portal.example',
      ],
    ),
    ...['203.0.113.0/33', '203.0.113', 'rede', '2001:db8::/65', '203.0.113.0/24;198.51.100.0/24', '::1/'].map(
      (range): [Record<string, string>, string] => [
        { SPONSOR_RANGES: range },
        'SPONSOR_RANGES: deve listar redes separadas por vírgula, como 203.0.113.0/24 ou 2001:db8::/48 (de IPv6, no máximo /64)',
      ],
    ),
    ...[
      'clamd',
      'http://127.0.0.1:3310',
      'tcp://',
      'tcp://127.0.0.1:3310/x',
      'unix:',
      'unix://host/x.sock',
    ].map((address): [Record<string, string>, string] => [
      { CLAMD_URL: address },
      'CLAMD_URL: deve ter a forma tcp://servidor:porta ou unix:/caminho/do/clamd.sock',
    ]),
    ...[
      '0123456789abcdef0123456789abcdef',
      ':0123456789abcdef0123456789abcdef',
      'k1:0123456789abcdef0123456789abcde',
      'k 1:0123456789abcdef0123456789abcdef',
      'k1:0123456789abcdef 0123456789abcdef',
      'k1:0123456789abcdef0123456789abcdef,',
      'k1:0123456789abcdef0123456789abcdef,k1:fedcba9876543210fedcba9876543210',
    ].map((keys): [Record<string, string>, string] => [
      { PASSWORD_PEPPER: keys },
      'PASSWORD_PEPPER: deve ter a forma id:segredo, com um segredo de ao menos 32 caracteres, sem espaço nem vírgula; várias chaves são separadas por vírgula, a atual primeiro, cada uma com um id',
    ]),
    ...[
      'documents',
      's3://KEY:SECRET@s3.example/documents',
      'https://s3.example/documents',
      'https://KEY@s3.example/documents',
      'https://KEY:SECRET@s3.example/',
      'https://KEY:SECRET@s3.example/documents/more',
      'https://KEY:SECRET@s3.example/Documents',
      'https://KEY:%E0%A4%A@s3.example/documents',
    ].map((address): [Record<string, string>, string] => [
      { S3_URL: address },
      'S3_URL: deve ter a forma https://CHAVE:SEGREDO@servidor/bucket?region=regiao, com %2F e semelhantes para os sinais da chave e do segredo',
    ]),
    [{ SMTP_URL: 'https://mail.example' }, 'SMTP_URL: deve começar com smtp:// ou smtps://'],
    ...['smtp://', 'smtp://mail.example/inbox', 'smtp://mail.example?logger=true'].map(
      (address): [Record<string, string>, string] => [
        { SMTP_URL: address, MAIL_FROM: 'portal@fundo.example' },
        'SMTP_URL: deve ter a forma smtps://USUARIO:SENHA@servidor:porta, sem nada depois',
      ],
    ),
    [{ SMTP_URL: 'smtp://mail.example' }, 'MAIL_FROM: deve dizer o remetente quando há SMTP_URL'],
    [{ MAIL: 'no' }, 'MAIL: deve ser on ou off'],
    [{ MAIL_FROM: 'Portal' }, 'MAIL_FROM: deve ser um endereço de e-mail'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: deve ser fatal, error, warn, info, debug ou silent'],
  ])('rejects %j with its message, without repeating it', (variables, line) => {
    const message = `A configuração do servidor tem problemas:\n  - ${line}`
    expect(() => readConfig(variables)).toThrow(expect.objectContaining({ message }))
  })

  const INVENTED = {
    contact: '0800 000 0000, de segunda a sexta, das 8h às 18h',
    participantArea: 'https://area.example.com/?codigo={codigo}',
  }
  const DATABASE_URL = 'postgres://localhost/portal'
  const AREA_URL = 'https://area.fundo.example/{codigo}'

  test.each([
    [{}, INVENTED],
    [{ DATABASE_URL, SEED_DEMO: '1' }, INVENTED],
    [{ DATABASE_URL }, { contact: '', participantArea: '' }],
    [{ CONTACT: '(31) 3000-0000' }, { ...INVENTED, contact: '(31) 3000-0000' }],
    [{ AREA_URL }, { ...INVENTED, participantArea: AREA_URL }],
  ])('invents contact and participant area for the demonstration alone: %j', (variables, expected) => {
    expect(readConfig(variables)).toMatchObject(expected)
  })

  test('reports all problems at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(
      /^A configuração do servidor tem problemas:\n {2}- PORT: .+\n {2}- LOG_LEVEL: .+/,
    )
  })
})

describe('readConfig with secrets in files', () => {
  const folder = temporaryFolder()

  const fileWith = (name: string, content: string) => {
    const file = join(folder, name)
    writeFileSync(file, content)
    return file
  }

  test('reads them without the line break at their end', () => {
    const config = readConfig({
      DATABASE_URL_FILE: fileWith('database', 'postgres://portal:segredo@localhost/portal\n'),
      S3_URL_FILE: fileWith('store', 'https://KEY:SECRET@s3.example/documents'),
      SMTP_URL_FILE: fileWith('mail', 'smtps://portal:segredo@mail.example:465\n'),
      MAIL_FROM: 'portal@fundo.example',
      PASSWORD_PEPPER_FILE: fileWith('pepper', 'nova:0123456789abcdef0123456789abcdef\n'),
    })
    expect(config).toMatchObject({
      databaseUrl: 'postgres://portal:segredo@localhost/portal',
      s3: { endpoint: 'https://s3.example', region: 'us-east-1', secretAccessKey: 'SECRET' },
      smtpUrl: 'smtps://portal:segredo@mail.example:465',
      passwordKeys: [{ id: 'nova', secret: '0123456789abcdef0123456789abcdef' }],
    })
  })

  test('judges what is in them like the variable itself, without repeating it', () => {
    const short = fileWith('short', 'nova:0123456789abcdef0123456789abcde')
    expect(() => readConfig({ PASSWORD_PEPPER_FILE: short })).toThrow(
      /^A configuração do servidor tem problemas:\n {2}- PASSWORD_PEPPER: deve ter a forma id:segredo, com um segredo de ao menos 32 caracteres(?!.*0123)/,
    )
  })

  test('names every file that it cannot use', () => {
    expect(() =>
      readConfig({
        DATABASE_URL: 'postgres://localhost/portal',
        DATABASE_URL_FILE: fileWith('both', 'postgres://localhost/portal'),
        SMTP_URL_FILE: join(folder, 'missing'),
        S3_URL_FILE: fileWith('empty', '\n'),
        PASSWORD_PEPPER_FILE: '',
      }),
    ).toThrow(
      [
        'A configuração do servidor tem problemas:',
        '  - DATABASE_URL_FILE: não pode ser usado junto com a variável sem _FILE',
        '  - S3_URL_FILE: o arquivo está vazio',
        '  - SMTP_URL_FILE: o arquivo não pode ser lido',
      ].join('\n'),
    )
  })
})
