import type { Queries } from '#server/database/connect.ts'

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
  const onFile = await db
    .selectFrom('person')
    .innerJoin('address', 'address.id', 'person.address_id')
    .select('address.private_email as email')
    .where('person.id', '=', personId)
    .executeTakeFirst()
  if (onFile && onFile.email !== '') await queueMail(db, { to: onFile.email, ...NOTICE }, now)
}
