import { secureHeaders } from 'hono/secure-headers'

/** Only what this server hands out runs and is shown; the browser may also ask the postal-code host. */
export const securityHeaders = (postalCodeUrl: string) =>
  secureHeaders({
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'", ...(postalCodeUrl === '' ? [] : [new URL(postalCodeUrl).origin])],
      frameAncestors: ["'none'"],
      formAction: ["'self'"],
      baseUri: ["'none'"],
      objectSrc: ["'none'"],
    },
    xFrameOptions: 'DENY',
    referrerPolicy: 'no-referrer',
  })
