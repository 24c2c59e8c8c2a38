import type { Config } from './config.ts'
import { passwordKeyFile } from './data-directory/layout.ts'
import { passwordKeysIn } from './sessions/password-key-file.ts'
import type { PasswordKeys } from './sessions/password-keys.ts'

export type GivenKeys = {
  readonly keys: PasswordKeys
  /** File of the only key; null: the keys are those of `PASSWORD_PEPPER`. */
  readonly file: string | null
}

type Settings = Pick<Config, 'passwordKeys' | 'databaseUrl' | 'dataDirectory'>

/** The file that has the key of passwords where `PASSWORD_PEPPER` is not set. */
export const keyFileOf = ({ databaseUrl, dataDirectory }: Settings): string =>
  passwordKeyFile(dataDirectory, databaseUrl === null ? 'embedded' : 'postgresql')

/** The keys of the settings; makes the file if it is needed and missing. */
export function givenKeys(settings: Settings): GivenKeys {
  const { passwordKeys } = settings
  if (passwordKeys !== null) return { keys: passwordKeys, file: null }
  const file = keyFileOf(settings)
  return { keys: passwordKeysIn(file), file }
}
