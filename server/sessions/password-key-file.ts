import { readFileSync } from 'node:fs'
import { dirname } from 'node:path'

import { closedFolder } from '#server/data-directory/closed-folder.ts'
import { createdExclusively } from '#server/data-directory/created-exclusively.ts'

import { PasswordKeyError } from './password-key-check.ts'
import { newPasswordKey, type PasswordKeys, readPasswordKeys, writePasswordKey } from './password-keys.ts'

/** The key in that file (mode 0600), created if missing. Processes that share it have the same key. */
export function passwordKeysIn(file: string): PasswordKeys {
  closedFolder(dirname(file))
  createdExclusively(file, `${writePasswordKey(newPasswordKey())}\n`)
  const keys = readPasswordKeys(readFileSync(file, 'utf8').trim())
  if (keys === null) throw new PasswordKeyError(`O arquivo ${file} não contém uma chave de senhas.`)
  return keys
}
