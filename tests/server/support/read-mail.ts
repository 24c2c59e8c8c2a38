export type ReadMail = {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly messageId: string
  readonly text: string
  /** '' if there is none. */
  readonly html: string
}

const decoded = (quoted: string) =>
  decodeURIComponent(quoted.replaceAll('%', '%25').replace(/=([\dA-F]{2})/g, '%$1'))

// Whitespace between two encoded words is not part of the text (RFC 2047).
const ENCODED_WORD = /=\?UTF-8\?Q\?([^?]*)\?=(?:\s+(?==\?))?/gi

const plain = (header: string) =>
  header.replace(ENCODED_WORD, (_word, quoted: string) => decoded(quoted.replaceAll('_', ' '))).trim()

const BOUNDARY = /boundary="([^"]+)"/

/** The body of the part of that type; '' if there is none. */
function partOf(source: string, type: string): string {
  const boundary = BOUNDARY.exec(source)?.[1]
  const parts = boundary === undefined ? [source] : source.split(`--${boundary}`)
  const part = parts.find((one) => one.includes(`Content-Type: ${type}`) && !one.includes('multipart/')) ?? ''
  const [, ...body] = part.split('\n\n')
  return decoded(body.join('\n\n').replaceAll('=\n', '')).trim()
}

/** A mail as a mail program shows it. */
export function readMail(written: string): ReadMail {
  const source = written.replaceAll('\r\n', '\n')
  const [head = ''] = source.split('\n\n')
  const header = (name: string) =>
    plain(new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '')
  return {
    from: header('From'),
    to: header('To'),
    subject: header('Subject'),
    messageId: header('Message-ID'),
    text: partOf(source, 'text/plain'),
    html: partOf(source, 'text/html'),
  }
}
