import { NodeFS } from '@electric-sql/pglite/nodefs'

import { closedFolder, OTHERS } from '#server/data-directory/closed-folder.ts'

type Init = NodeFS['init']
type Options = Parameters<Init>[1]
type Engine = Parameters<NonNullable<Options['preRun']>[number]>[0]

/** The folder of an embedded database, for the account of this process alone: the engine sets 0666 on its files. */
export class ClosedFiles extends NodeFS {
  constructor(folder: string) {
    closedFolder(folder)
    super(folder)
  }

  override async init(...[pglite, options]: Parameters<Init>): ReturnType<Init> {
    const { emscriptenOpts } = await super.init(pglite, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), closeFiles] } }
  }
}

/** The engine creates files and folders by `mknod`, and sets the mode of a new file by `chmod`. */
function closeFiles({ FS }: Engine): void {
  for (const name of ['chmod', 'mknod']) {
    const original = FS[name]
    FS[name] = (node: unknown, mode: number, ...more: unknown[]) => original(node, mode & ~OTHERS, ...more)
  }
}
