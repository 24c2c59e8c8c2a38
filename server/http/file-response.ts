import type { FileReply } from '#api/contract/wire.ts'

/** A download: saved under its name, never shown by the browser as a page of ours (D-77). */
export const fileResponse = ({ arquivo, nome }: FileReply): Response =>
  new Response(arquivo.stream(), {
    headers: {
      'Content-Type': arquivo.type || 'application/octet-stream',
      'Content-Length': String(arquivo.size),
      'Content-Disposition': `attachment; filename*=UTF-8''${encodeRfc5987(nome)}`,
      'Cache-Control': 'no-store',
      'Content-Security-Policy': "sandbox; default-src 'none'",
    },
  })

/** Percent-encoding of RFC 5987, which includes characters that encodeURIComponent does not encode. */
const encodeRfc5987 = (name: string) =>
  encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)
