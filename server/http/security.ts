import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

import type { InlineSources } from './page.ts'

const ONE_YEAR = 'max-age=31536000; includeSubDomains'

/** Browser features that the portal does not use. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsingTopics',
  'camera',
  'clipboardRead',
  'computePressure',
  'crossOriginIsolated',
  'displayCapture',
  'encryptedMedia',
  'fullscreen',
  'gamepad',
  'geolocation',
  'gyroscope',
  'hid',
  'identityCredentialsGet',
  'idleDetection',
  'keyboardMap',
  'localFonts',
  'magnetometer',
  'microphone',
  'midi',
  'otpCredentials',
  'payment',
  'pictureInPicture',
  'publickeyCredentialsGet',
  'screenWakeLock',
  'serial',
  'storageAccess',
  'syncXhr',
  'unload',
  'usb',
  'windowManagement',
  'xrSpatialTracking',
] as const

export type SecuritySettings = {
  /** Whether this server runs behind a reverse proxy, so that `X-Forwarded-Proto` is trusted. */
  readonly trustProxy: boolean
  readonly hosts?: readonly string[]
  /** Scripts and styles inside the portal's page. */
  readonly inline?: InlineSources
}

/**
 * Headers of every response, including errors. Scripts and content come from this server only, text cannot
 * become markup or script, and calls go to this server and to `hosts`. Headers that are already set are kept.
 * Strict-Transport-Security is sent over TLS only.
 */
export function securityHeaders({
  trustProxy,
  hosts = [],
  inline = { scripts: [], styles: [] },
}: SecuritySettings): MiddlewareHandler {
  const plain = headersWith(hosts, inline, false)
  const overTls = headersWith(hosts, inline, ONE_YEAR)
  return (c, next) => (usesTls(c, trustProxy) ? overTls : plain)(c, next)
}

const headersWith = (
  hosts: readonly string[],
  inline: InlineSources,
  strictTransportSecurity: string | false,
) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'", ...inline.scripts],
      styleSrc: ["'self'", ...inline.styles],
      // A document is shown from a blob URL: as an image, or in an iframe with the browser's PDF viewer,
      // which does not work in a sandboxed frame. A PDF blob cannot run scripts.
      imgSrc: ["'self'", 'blob:'],
      frameSrc: ['blob:'],
      fontSrc: ["'self'"],
      connectSrc: ["'self'", ...new Set(hosts.map((host) => new URL(host).origin))],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
      requireTrustedTypesFor: ["'script'"],
      trustedTypes: ["'none'"],
    },
    permissionsPolicy: Object.fromEntries(UNUSED.map((feature) => [feature, []])),
    strictTransportSecurity,
    // Portals of other origins are not affected: they use CORS.
    crossOriginResourcePolicy: 'same-origin',
    crossOriginEmbedderPolicy: 'require-corp',
    crossOriginOpenerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    overwrite: false,
  })

/** Whether the browser uses TLS. The last entry of the header's list was added by the reverse proxy. */
export function usesTls({ req }: Context, trustProxy: boolean): boolean {
  if (req.url.startsWith('https:')) return true
  return trustProxy && req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https'
}
