/** Codes of Node's `tls`, as SELF_SIGNED_CERT_IN_CHAIN, CERT_HAS_EXPIRED or ERR_TLS_CERT_ALTNAME_INVALID. */
const CODE = /(^|_)CERT(_|$)|^UNABLE_TO_VERIFY/

/** Whether a connection failed because the certificate of the other side is not accepted. */
export const isCertificateFault = (error: unknown): boolean =>
  CODE.test(String((error as { readonly code?: unknown } | null)?.code ?? ''))
