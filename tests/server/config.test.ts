import { describe, expect, test } from 'vitest'

import { readConfig } from '#server/config.ts'

describe('the environment', () => {
  test('may say nothing', () => {
    expect(readConfig({})).toEqual({
      port: 3000,
      host: '127.0.0.1',
      dataDirectory: './data',
      databaseUrl: null,
      portalDirectory: 'dist/portal',
      referenceDirectory: 'server/reference',
      postalCodeUrl: '',
      sessionSeconds: 3600,
      passwordCost: { memoryKib: 65_536, passes: 3 },
      seedDemo: false,
      logLevel: 'info',
    })
  })

  test('may say everything', () => {
    const config = readConfig({
      PORT: '8080',
      HOST: '0.0.0.0',
      DATA_DIR: '/srv/portal',
      DATABASE_URL: 'postgres://portal@localhost/portal',
      CEP_URL: 'https://cep.example/',
      SESSION_SECONDS: '60',
      SEED_DEMO: '1',
      LOG_LEVEL: 'warn',
    })
    expect(config).toMatchObject({
      port: 8080,
      host: '0.0.0.0',
      dataDirectory: '/srv/portal',
      databaseUrl: 'postgres://portal@localhost/portal',
      postalCodeUrl: 'https://cep.example',
      sessionSeconds: 60,
      seedDemo: true,
      logLevel: 'warn',
    })
  })

  test('may leave variables empty', () => {
    expect(readConfig({ PORT: '', DATABASE_URL: '' })).toMatchObject({ port: 3000, databaseUrl: null })
  })

  test.each([
    [{ PORT: 'abc' }, 'PORT: deve ser um número inteiro'],
    [{ PORT: '70000' }, 'PORT: deve ser no máximo 65535'],
    [{ SESSION_SECONDS: '0' }, 'SESSION_SECONDS: deve ser no mínimo 1'],
    [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL: deve começar com postgres:// ou postgresql://'],
    [{ CEP_URL: 'viacep' }, 'CEP_URL: deve começar com https:// ou http://'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: deve ser fatal, error, warn, info, debug ou silent'],
  ])('%j is refused in so many words', (variables, line) => {
    expect(() => readConfig(variables)).toThrow(line)
  })

  test('is refused with all of its problems at once', () => {
    expect(() => readConfig({ PORT: 'x', LOG_LEVEL: 'y' })).toThrow(
      /^A configuração do servidor tem problemas:\n {2}- PORT: .+\n {2}- LOG_LEVEL: .+/,
    )
  })
})
