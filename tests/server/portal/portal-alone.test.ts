import { describe, expect, test } from 'vitest'

import { createPortal } from '#server/portal/app.ts'
import { readPortalConfig } from '#server/portal/config.ts'
import { createLogger } from '#server/process/logger.ts'

const API = 'https://api.fundo.example'

const portalWith = (variables: Record<string, string>) => {
  const config = readPortalConfig({ API_URL: API, PORTAL_DIR: 'tests/server/support/portal', ...variables })
  return createPortal(config, createLogger('silent'))
}

const policyOf = async (variables: Record<string, string>) =>
  (await portalWith(variables).request('/')).headers.get('content-security-policy')

describe('createPortal', () => {
  test.each(['/', '/login', '/requerimento01/novo/1'])('serves its page at %s', async (path) => {
    const response = await portalWith({}).request(path)
    expect(response.status).toBe(200)
    expect(await response.text()).toContain('<title>Portal de teste</title>')
  })

  test.each([
    ['POST', '/api/autenticar'],
    ['GET', '/ws/01310100/json/'],
  ])('answers no calls: %s %s', async (method, path) => {
    const response = await portalWith({}).request(path, { method })
    expect(response.status).toBe(404)
    expect(await response.json()).toEqual({ codigo: 'erro', message: 'Chamada desconhecida.' })
  })

  test('says that it answers, and which version', async () => {
    const portal = portalWith({})
    expect(await (await portal.request('/api/saude')).json()).toEqual({ codigo: 'ok' })
    expect(await (await portal.request('/api/versao')).json()).toEqual({
      codigo: 'ok',
      versao: '3.2.0',
      commit: '',
    })
  })

  test('uses the API for all hosts by default', async () => {
    const response = await portalWith({}).request('/config.json')
    expect(await response.json()).toEqual({ api: API, sso: API, ged: API, cep: API, area: '', contato: '' })
    expect(await policyOf({})).toContain(`connect-src 'self' ${API};`)
  })

  test('configures each host, and allows no other in its content policy', async () => {
    const hosts = {
      SSO_URL: 'https://sso.fundo.example/base/',
      GED_URL: 'https://ged.fundo.example:8443',
      CEP_URL: 'http://cep.example',
      AREA_URL: 'https://area.fundo.example/entrar/{codigo}',
      CONTACT: '0800 000 0000',
    }
    expect(await (await portalWith(hosts).request('/config.json')).json()).toEqual({
      api: API,
      sso: 'https://sso.fundo.example/base',
      ged: 'https://ged.fundo.example:8443',
      cep: 'http://cep.example',
      area: 'https://area.fundo.example/entrar/{codigo}',
      contato: '0800 000 0000',
    })
    expect(await policyOf(hosts)).toContain(
      `connect-src 'self' ${API} https://sso.fundo.example https://ged.fundo.example:8443 http://cep.example;`,
    )
  })
})

describe('readPortalConfig', () => {
  test('reads address and content', () => {
    expect(readPortalConfig({ API_URL: `${API}/`, PORT: '8080', HOST: '::', PORTAL_DIR: '/srv' })).toEqual({
      port: 8080,
      host: '::',
      portalDirectory: '/srv',
      settings: { api: API, sso: API, ged: API, cep: API, area: '', contato: '' },
      trustProxy: false,
      logLevel: 'info',
    })
  })

  test('requires API_URL', () => {
    expect(() => readPortalConfig({})).toThrow(
      /^A configuração do servidor tem problemas:\n {2}- API_URL: deve ser informado$/,
    )
  })

  test('reports all problems at once', () => {
    expect(() =>
      readPortalConfig({ API_URL: 'api.fundo', GED_URL: 'ftp://x', AREA_URL: 'https://area' }),
    ).toThrow(
      [
        'A configuração do servidor tem problemas:',
        '  - AREA_URL: deve conter {codigo}',
        '  - API_URL: deve começar com https:// ou http://',
        '  - GED_URL: deve começar com https:// ou http://',
      ].join('\n'),
    )
  })
})
