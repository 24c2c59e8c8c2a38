/** The kinds of changes, in the order of Keep a Changelog. */
const KINDS = ['Added', 'Changed', 'Deprecated', 'Removed', 'Fixed', 'Security']

const NAME = /^[a-z0-9]+(-[a-z0-9]+)*\.md$/
const LINE = new RegExp(`^(${KINDS.join('|')}): (\\S.*\\.)$`)

/**
 * A file of docs/changes/, with one line or several.
 * @typedef {{ readonly name: string, readonly text: string }} Fragment
 */

/**
 * The lines that have not the shape `Fixed: What changed.`, or the file itself if its name is wrong or it is empty.
 * @param {Fragment} fragment
 */
export function problemsOf({ name, text }) {
  if (!NAME.test(name)) return [`${name}: not a name like a-short-title.md`]
  const lines = linesOf(text)
  if (lines.length === 0) return [`${name}: empty`]
  return lines.filter((line) => !LINE.test(line)).map((line) => `${name}: ${line}`)
}

/**
 * The changelog with a version made of the fragments, above those before.
 * @param {string} changelog
 * @param {readonly Fragment[]} fragments
 * @param {string} heading of the version
 * @throws if a fragment has another shape, or there is none
 */
export function withVersion(changelog, fragments, heading) {
  const problems = fragments.flatMap(problemsOf)
  if (fragments.length === 0) problems.push('docs/changes/ has no file')
  if (problems.length > 0) throw new Error(problems.join('\n'))
  const lines = fragments.flatMap(({ text }) => linesOf(text))
  const sections = KINDS.map((kind) => ({ kind, own: lines.filter((line) => line.startsWith(`${kind}: `)) }))
    .filter(({ own }) => own.length > 0)
    .map(
      ({ kind, own }) => `### ${kind}\n\n${own.map((line) => `- ${line.slice(kind.length + 2)}\n`).join('')}`,
    )
  const at = changelog.indexOf('\n## [') + 1
  return `${changelog.slice(0, at)}## ${heading}\n\n${sections.join('\n')}\n${changelog.slice(at)}`
}

/** @param {string} text */
const linesOf = (text) => text.split('\n').filter((line) => line !== '')
