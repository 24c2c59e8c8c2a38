import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const ONE_YEAR = 'max-age=31536000; includeSubDomains'

/** Features that this portal does not use and that are denied to its pages and frames. */
const UNUSED = [
  'accelerometer',
  'autoplay',
  'browsingTopics',
  'camera',
  'clipboardRead',
  'clipboardWrite',
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
  /** Whether the fund has a proxy in front of this server, so that `X-Forwarded-Proto` is used. */
  readonly trustProxy: boolean
  /** Addresses of other servers that the page may call. */
  readonly hosts?: readonly string[]
}

/**
 * The headers of every answer, refusals too. Scripts and content come from this server only, text cannot become
 * markup or a script, and calls go to this server and to `hosts`. A header that an answer sets itself is not
 * replaced. Strict-Transport-Security is sent only over TLS.
 */
export function securityHeaders({ trustProxy, hosts = [] }: SecuritySettings): MiddlewareHandler {
  const plain = headersWith(hosts, false)
  const overTls = headersWith(hosts, ONE_YEAR)
  return (c, next) => (cameByTls(c, trustProxy) ? overTls : plain)(c, next)
}

const headersWith = (hosts: readonly string[], strictTransportSecurity: string | false) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'none'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      // A document is shown as a blob of the page: a picture, or a frame with the browser's PDF viewer, which does
      // not work in a sandboxed frame. A blob of type PDF cannot run a script.
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
    // A portal of another origin is not affected by these: it reads answers by CORS.
    crossOriginResourcePolicy: 'same-origin',
    crossOriginEmbedderPolicy: 'require-corp',
    crossOriginOpenerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    overwrite: false,
  })

/** Whether the browser uses TLS. The last entry of the header's list was written by the proxy in front. */
export function cameByTls({ req }: Context, trustProxy: boolean): boolean {
  if (req.url.startsWith('https:')) return true
  return trustProxy && req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https'
}
