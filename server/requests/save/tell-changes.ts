import type { Answers } from '#domain/forms/form.ts'
import { namesAccount } from '#domain/forms/groups/bank.ts'
import type { Queries } from '#server/database/connect.ts'
import { emailOnFile } from '#server/mail/address-on-file.ts'
import { type ChangedData, changeNotice } from '#server/mail/change-notice.ts'
import { queueMail } from '#server/mail/outbox.ts'

/**
 * Tells the person at the address on file, never at the one that was sent, where a request that is sent names another
 * e-mail address or an account (issue 4): whoever took the session over cannot keep it from them.
 */
export async function tellChanges(
  db: Queries,
  personId: number,
  { detalhes, endereco, participante }: Answers,
  now: Date,
): Promise<void> {
  const onFile = await emailOnFile(db, personId)
  if (onFile === null) return
  const sent = endereco.email_pessoal || participante.email_pessoal || onFile
  const changed: ChangedData[] = []
  if (sent.trim().toLowerCase() !== onFile.toLowerCase()) changed.push('contact')
  if (namesAccount(detalhes)) changed.push('bank')
  if (changed.length > 0) await queueMail(db, changeNotice(onFile, changed), now)
}
