export type ReadMail = {
  readonly from: string
  readonly to: string
  readonly subject: string
  readonly messageId: string
  readonly text: string
}

const decoded = (quoted: string) =>
  decodeURIComponent(quoted.replaceAll('%', '%25').replace(/=([\dA-F]{2})/g, '%$1'))

const ENCODED_WORD = /=\?UTF-8\?Q\?([^?]*)\?=\s*/gi

const plain = (header: string) =>
  header.replace(ENCODED_WORD, (_word, quoted: string) => decoded(quoted.replaceAll('_', ' '))).trim()

/** A mail's source as a mail program shows it. */
export function readMail(source: string): ReadMail {
  const [head = '', ...body] = source.replaceAll('\r\n', '\n').split('\n\n')
  const header = (name: string) =>
    plain(new RegExp(`^${name}: (.*(?:\\n[ \\t].*)*)`, 'im').exec(head)?.[1] ?? '')
  return {
    from: header('From'),
    to: header('To'),
    subject: header('Subject'),
    messageId: header('Message-ID'),
    text: decoded(body.join('\n\n').replaceAll('=\n', '')).trim(),
  }
}
