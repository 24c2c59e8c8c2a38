import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** Rights of folders and files with personal data: for the account that runs the program alone. */
export const FOLDER_MODE = 0o700
export const FILE_MODE = 0o600

/** The rights of other accounts. */
export const OTHERS = 0o077

/** The folder belongs to another account, and more accounts can enter it; nothing was changed. */
export class OpenFolder extends Error {
  override readonly name = 'OpenFolder'

  constructor(folder: string) {
    super(
      `A pasta ${folder} pertence a outra conta do sistema e está aberta a mais contas: nada foi gravado nela. ` +
        'Indique em DATA_DIR uma pasta da conta que executa o portal, ou mova o que há nela para uma pasta nova dessa conta.',
    )
  }
}

/** The folder belongs to another account, and root would leave files in it that this one cannot read. */
export class OthersFolder extends Error {
  override readonly name = 'OthersFolder'

  constructor(folder: string, uid: number) {
    super(
      `A pasta ${folder} pertence à conta ${accountName(uid)}, e quem executa é root: nada foi gravado nela. ` +
        `Execute o comando como essa conta: runuser -u ${accountName(uid)} -- …`,
    )
  }
}

/** By /etc/passwd; the number of an account that is not in it. */
function accountName(uid: number): string {
  try {
    const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
    return (
      lines.map((line) => line.split(':')).find((fields) => fields[2] === String(uid))?.[0] ?? String(uid)
    )
  } catch {
    return String(uid)
  }
}

/** Throws `OthersFolder` if root runs and the folder exists and is of another account (P-782). */
export function requireOwnFolder(folder: string): void {
  const found = statSync(folder, { throwIfNoEntry: false })
  if (found && account() === 0 && found.uid !== 0) throw new OthersFolder(folder, found.uid)
}

/**
 * Creates the folder (mode 0700), or closes one that exists where others have rights.
 * Throws `OpenFolder` if only another account can close it (P-747), and `OthersFolder`.
 */
export function closedFolder(folder: string): void {
  requireOwnFolder(folder)
  mkdirSync(folder, { recursive: true, mode: FOLDER_MODE })
  const { mode, uid } = statSync(folder)
  if ((mode & OTHERS) === 0 || !hasAccounts()) return
  if (uid !== account()) throw new OpenFolder(folder)
  chmodSync(folder, FOLDER_MODE)
}

/** Like `closedFolder` for a folder that may be missing; closes what is in it too, at any depth. */
export function closeWithContent(folder: string): void {
  if (!existsSync(folder) || !isOpen(folder)) return
  closedFolder(folder)
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) closeOwn(join(folder, name))
}

const isOpen = (folder: string) => hasAccounts() && (statSync(folder).mode & OTHERS) !== 0

/** Not the target of a link, and not what another account put there, which the closed folder around it hides. */
function closeOwn(path: string): void {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink() || found.uid !== account()) return
  chmodSync(path, found.mode & FOLDER_MODE)
}

const account = () => process.geteuid?.()

/** Windows has neither accounts with a number nor these rights. */
const hasAccounts = () => account() !== undefined
