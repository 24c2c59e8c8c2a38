import type { Queries } from '#server/database/connect.ts'

import { emailOnFile } from './address-on-file.ts'
import { queueMail } from './outbox.ts'

/** Says nothing of the person nor of the request: mail is read by others too. */
const NOTICE = {
  subject: 'Um requerimento seu mudou de situação',
  text: [
    'Olá,',
    'um dos seus requerimentos ao fundo mudou de situação. Entre no portal de requerimentos para ver.',
    'Por segurança, esta mensagem não traz dados pessoais nem links.',
  ].join('\n\n'),
} as const

/** Tells the person, at the address that the fund has on file, that a request of theirs has another status. */
export async function queueStatusNotice(db: Queries, personId: number, now: Date): Promise<void> {
  const onFile = await emailOnFile(db, personId)
  if (onFile !== null) await queueMail(db, { to: onFile, ...NOTICE }, now)
}
