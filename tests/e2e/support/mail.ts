import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect } from './journey.ts'

/** The code of the newest mail to that address, from the server's data directory. */
export async function codeMailedTo(dataDirectory: string, address: string): Promise<string> {
  let code = ''
  await expect
    .poll(async () => {
      code = (await newestMailTo(dataDirectory, address)).match(/^\d{6}$/m)?.[0] ?? ''
      return code
    })
    .toMatch(/^\d{6}$/)
  return code
}

async function newestMailTo(dataDirectory: string, address: string): Promise<string> {
  const folder = join(dataDirectory, 'mail')
  const names = await readdir(folder).catch(() => [])
  const mails = await Promise.all(names.sort().map((name) => readFile(join(folder, name), 'utf8')))
  return mails.findLast((mail) => mail.includes(`To: ${address}`)) ?? ''
}
