import { mkdir, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'

import { createTransport } from 'nodemailer'
import type { Logger } from 'pino'

import { FILE_MODE, FOLDER_MODE } from '#server/data-directory/closed-folder.ts'

import { type Mailer, MailFailure, messageFrom, type QueuedMail } from './mailer.ts'

type Options = {
  /** Created if missing. */
  readonly folder: string
  readonly from: string
  readonly logger: Logger
}

/**
 * Writes every mail to a file in the format of mail programs and logs its path, so that a developer can read
 * a code.
 */
export function fileMailer({ folder, from, logger }: Options): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' })
  return {
    send: async (mail) => {
      const { message } = await transport.sendMail(messageFrom(from, mail))
      const path = resolve(join(folder, nameOf(mail)))
      await mkdir(folder, { recursive: true, mode: FOLDER_MODE })
        .then(() => writeFile(path, message as Buffer, { mode: FILE_MODE }))
        .catch((error: NodeJS.ErrnoException) => {
          throw new MailFailure(`mail folder: ${error.code}`)
        })
      logger.info({ path }, 'mail written')
    },
  }
}

/** Sorted by time; a retry overwrites the same file. */
const nameOf = ({ id, queuedAt }: QueuedMail) =>
  `${queuedAt.toISOString().replace(/[-:]|\.\d+/g, '')}-${id}.eml`
