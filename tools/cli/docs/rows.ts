import type { Call } from '#api/contract/call.ts'

import { importedFromContract, pathsIn, type Sources } from './sources.ts'

/** One call; files are paths in the project. */
export type Row = {
  readonly name: string
  readonly call: Call
  readonly servedBy: readonly string[]
  readonly calledBy: readonly string[]
  /** Why the portal does not make it. */
  readonly excuse: string | null
  readonly testedBy: readonly string[]
}

type Calls = Readonly<Record<string, Call>>
type Excuses = Readonly<Record<string, string>>

const RETIRED = 'Aposentada (D-121): é sempre recusada com 410.'
/** Retired calls have no verb: they are answered where all calls are mounted. */
const ROUTES = 'server/routes.ts'

const MAKES_CALLS = /^(src\/adapters|server\/desk-client)\//

/** One row per call, sorted by path and method. */
export function rowsOf(calls: Calls, sources: Sources, excuses: Excuses): readonly Row[] {
  const named = [...sources].map(([file, text]) => ({ file, names: namesIn(file, text, calls) }))
  const filesNaming = (name: string, place: RegExp) =>
    named.filter(({ file, names }) => place.test(file) && names.has(name)).map(({ file }) => file)
  return Object.entries(calls)
    .sort(byPath)
    .map(([name, call]) => ({
      name,
      call,
      servedBy: call.access === 'retired' ? [ROUTES] : verbsOf(sources, name),
      calledBy: filesNaming(name, MAKES_CALLS),
      excuse: excuses[name] ?? (call.access === 'retired' ? RETIRED : null),
      testedBy: filesNaming(name, /^tests\/server\/.*\.test\.tsx?$/),
    }))
}

const byPath = ([, one]: [string, Call], [, other]: [string, Call]) =>
  `${one.path} ${one.method}`.localeCompare(`${other.path} ${other.method}`, 'en')

const verbsOf = (sources: Sources, name: string) =>
  [...sources]
    .filter(
      ([file, text]) => file.startsWith('server/verbs/') && text.includes(`export const ${name}: Verb<`),
    )
    .map(([file]) => file)

/** Calls that a file imports; a test may also name one by its path or by `calls.<name>`. */
function namesIn(file: string, text: string, calls: Calls): ReadonlySet<string> {
  const imported = importedFromContract(text)
  if (!file.startsWith('tests/')) return imported
  return new Set([
    ...imported,
    ...[...text.matchAll(/\bcalls\.(\w+)/g)].map((match) => match[1] ?? ''),
    ...pathsIn(text).flatMap((path) => callsAt(path, calls)),
  ])
}

const pathsOf = ({ path, aliases = [] }: Call): readonly string[] => [path, ...aliases]

/** A literal path takes precedence over a path with parameters. */
function callsAt(path: string, calls: Calls): readonly string[] {
  const fitting = (fits: (pattern: string) => boolean) =>
    Object.keys(calls).filter((name) => calls[name] && pathsOf(calls[name]).some(fits))
  const exact = fitting((pattern) => pattern === path)
  if (exact.length > 0) return exact
  return fitting((pattern) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path))
}

/** One sentence per gap in the table; empty if it is complete. */
export const gapsIn = (rows: readonly Row[], excuses: Excuses): readonly string[] => [
  ...rows.flatMap((row) => gapsOf(row).map((gap) => `${row.name}: ${gap}`)),
  ...Object.keys(excuses)
    .filter((name) => !rows.some((row) => row.name === name))
    .map((name) => `${name}: excused, but not a call of the contract`),
]

const gapsOf = ({ calledBy, excuse, testedBy }: Row): readonly string[] => [
  ...(calledBy.length === 0 && excuse === null ? ['neither made by the portal nor excused'] : []),
  ...(calledBy.length > 0 && excuse !== null ? [`excused, but made by ${calledBy.join(', ')}`] : []),
  ...(testedBy.length === 0 ? ['not tested'] : []),
]
