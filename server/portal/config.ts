import * as v from 'valibot'

import type { PortalSettings } from '#server/http/page.ts'
import { host, listening, readEnvironment, type Variables } from '#server/process/environment.ts'

const environment = v.object(
  {
    ...listening,
    API_URL: host,
    /** Hosts of single sign-on, document store and postal codes; default: the host of the API. */
    SSO_URL: v.optional(host),
    GED_URL: v.optional(host),
    CEP_URL: v.optional(host),
  },
  'deve ser informado',
)

export type PortalConfig = {
  readonly port: number
  readonly host: string
  readonly portalDirectory: string
  readonly settings: PortalSettings
  readonly trustProxy: boolean
  readonly logLevel: string
}

/** Throws `ConfigError` with all problems at once. */
export function readPortalConfig(variables: Variables): PortalConfig {
  const read = readEnvironment(environment, variables)
  const api = read.API_URL
  return {
    port: read.PORT,
    host: read.HOST,
    portalDirectory: read.PORTAL_DIR,
    settings: {
      api,
      sso: read.SSO_URL ?? api,
      ged: read.GED_URL ?? api,
      cep: read.CEP_URL ?? api,
      area: read.AREA_URL ?? '',
      contato: read.CONTACT ?? '',
    },
    trustProxy: read.TRUST_PROXY === '1',
    logLevel: read.LOG_LEVEL,
  }
}
