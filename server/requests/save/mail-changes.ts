import type { Answers } from '#domain/forms/form.ts'
import { namesAccount } from '#domain/forms/groups/bank.ts'
import type { Queries } from '#server/database/connect.ts'
import { emailOnFile } from '#server/mail/address-on-file.ts'
import { type ChangedData, changeNotice } from '#server/mail/change-notice.ts'
import { queueMail } from '#server/mail/outbox.ts'

/**
 * Informs the person at the address on file if a sent request has another e-mail address or account. The
 * address in the request is not used, so that an attacker with the session cannot suppress this mail.
 */
export async function mailChanges(
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
