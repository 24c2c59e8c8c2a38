import type { Context, MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'

const ONE_YEAR = 'max-age=31536000; includeSubDomains'

/** What a browser could do for a page, or for a frame in it; this portal asks for none of it. */
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
  /** Whether a proxy of the fund's own stands in front, so that its `X-Forwarded-Proto` is believed. */
  readonly trustProxy: boolean
  /** Addresses of other servers that the page may call. */
  readonly hosts?: readonly string[]
}

/**
 * The headers of every answer, refusals too. Only what this server hands out runs and is shown, no text becomes markup
 * or a script, and calls go to it and to `hosts`. A header that an answer has of its own stays. Browsers are told to
 * come by TLS alone only where they came by it.
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
      // A document that is looked at is a blob of the page's own: a picture, or a frame with the browser's PDF viewer.
      // That one runs in no sandboxed frame; as PDF alone, the blob can be nothing that runs.
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
    // The portal of another origin is not kept out by these: it reads answers by CORS, which they do not rule.
    crossOriginResourcePolicy: 'same-origin',
    crossOriginEmbedderPolicy: 'require-corp',
    crossOriginOpenerPolicy: 'same-origin',
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
    overwrite: false,
  })

/** Whether the browser speaks TLS. The last entry of the list is the one that the proxy in front wrote. */
export function cameByTls({ req }: Context, trustProxy: boolean): boolean {
  if (new URL(req.url).protocol === 'https:') return true
  return trustProxy && req.header('X-Forwarded-Proto')?.split(',').at(-1)?.trim() === 'https'
}
