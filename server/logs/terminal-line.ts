import { escapeControls } from './clean-line.ts'

type Tree = Readonly<Record<string, unknown>>

const LEVELS: Readonly<Record<number, string>> = {
  20: 'debug',
  30: 'info',
  40: 'warn',
  50: 'error',
  60: 'fatal',
}

/** The same on each line of a terminal. */
const LEFT_OUT = ['level', 'time', 'pid', 'version', 'msg']

/**
 * A cleaned line of the log, in JSON, as text for a person: time, level, message and fields, with each object and each list
 * on an indented line of its own, and an error with its stack. No character of it controls the terminal.
 */
export function terminalLine(cleaned: string): string {
  const { level, time, msg, ...event } = JSON.parse(cleaned) as Tree & { level: number }
  const fields = Object.entries(event).filter(([name]) => !LEFT_OUT.includes(name))
  const simple = fields.filter(([, value]) => !isTree(value)).map(fieldOf)
  const nested = fields.flatMap(([name, value]) =>
    isTree(value) ? `  ${textOf(name)}: ${treeOf(value)}` : [],
  )
  const at = new Date(Number(time)).toTimeString().slice(0, 8)
  const head = [at, (LEVELS[level] ?? String(level)).padEnd(5), escapeControls(inJson(msg)), ...simple].join(
    ' ',
  )
  return `${[head, ...nested].join('\n')}\n`
}

const isTree = (value: unknown): value is Tree => typeof value === 'object' && value !== null

const fieldOf = ([name, value]: [string, unknown]) => `${textOf(name)}=${textOf(value)}`

function treeOf(value: Tree): string {
  const { stack, ...others } = value
  if (typeof stack !== 'string')
    return (Array.isArray(value) ? value.map(textOf) : Object.entries(value).map(fieldOf)).join(' ')
  return [
    ...stack.split('\n').map((line) => escapeControls(inJson(line))),
    ...Object.entries(others)
      .filter(([name]) => name !== 'type' && name !== 'message')
      .map(fieldOf),
  ].join('\n  ')
}

/** A text of one word as it is, everything else as JSON. */
function textOf(value: unknown): string {
  const isWord = typeof value === 'string' && /^[^\s"\\=]+$/.test(value)
  return escapeControls(isWord ? inJson(value) : JSON.stringify(value))
}

/** Without the quotes. */
const inJson = (value: unknown) => JSON.stringify(String(value ?? '')).slice(1, -1)
