import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

/** Names of keys and media types of drags look like words. */
const OF_THE_BROWSER = /^(Escape|Enter|Tab|Home|End|Backspace|Delete|Arrow(Up|Down|Left|Right)|Files)$/
/** Attributes whose text is read or announced. */
const READ =
  /^(title|label|alt|placeholder|caption|header|lead|detail|aria-(label|description|roledescription))$/

const withLetters = (text: string) => /\p{L}/u.test(text)
const likeWords = (text: string) =>
  /[À-ú]|^\p{Lu}{2,}|^\p{Lu}\p{Ll}|\p{L}{2,},? \p{L}{2,}/u.test(text) && !OF_THE_BROWSER.test(text)
const likePartOfSentence = (text: string) => withLetters(text) && /\s/.test(text)

/** Literal texts that participants would read: all drawn texts, and others that look like words. */
function wordsIn(source: string): readonly string[] {
  const collect = (node: Node, isRead: boolean): readonly string[] => {
    const text = textOf(node, isRead)
    const inner = innerOf(node).flatMap((part) => collect(part, isReadIn(node, part, isRead)))
    return text === null ? inner : [text.trim(), ...inner]
  }
  return collect(parseSync('screen.tsx', source).program as unknown as Node, false)
}

function textOf({ type, value }: Node, isRead: boolean): string | null {
  const literal = (text: string, isWord: (text: string) => boolean) =>
    (isRead ? withLetters : isWord)(text) ? text : null
  if (type === 'JSXText') return literal(String(value), withLetters)
  if (type === 'TemplateElement') return literal((value as { cooked: string }).cooked, likePartOfSentence)
  return type === 'Literal' && typeof value === 'string' ? literal(value, likeWords) : null
}

/** The children of a node, without types and the paths of imports. */
function innerOf(node: Node): readonly Node[] {
  if (/^Import|^ExportAll/.test(node.type)) return []
  if (node.type === 'ExportNamedDeclaration') return [node.declaration].filter(isNode)
  // `as const`, `satisfies` and `!` follow an expression; every other TS node is a type.
  if (node.type.startsWith('TS')) return [node.expression].filter(isNode)
  return childrenOf(node)
}

/** Whether a literal there is drawn or announced unchanged. */
function isReadIn(node: Node, part: Node, isRead: boolean): boolean {
  switch (node.type) {
    case 'JSXElement':
    case 'JSXFragment':
      return true
    case 'JSXAttribute':
      return READ.test(String((node.name as Node).name))
    case 'ConditionalExpression':
      return isRead && part !== node.test
    case 'JSXExpressionContainer':
    case 'LogicalExpression':
    case 'TemplateLiteral':
      return isRead
    default:
      return isRead && node.type.startsWith('TS')
  }
}

const screens = readdirSync('ui', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/^texts\/|\.css\.ts$/.test(path),
)

// LOOK-04
describe('texts of the screens', () => {
  test('literal texts are found in code', () => {
    const source = `
      import { a } from 'A b'
      type B = 'C d'
      export const b = <p title="bom" className="card">Olá, {x === 'y' ? 'você' : 'alguém'} e <b>volte</b></p>
      const c = key === 'Escape' ? \`Faltam \${n} respostas\` : 'block'
      const d = { e: 'Bom dia' } as const satisfies F
      const g = <i aria-label={h ? 'vazio' : undefined} data-tone="bad">{i && 'completo'}{\`Ver\${j}\`}</i> as K
    `
    expect(wordsIn(source)).toEqual([
      'bom',
      'Olá,',
      'você',
      'alguém',
      'e',
      'volte',
      'Faltam',
      'respostas',
      'Bom dia',
      'vazio',
      'completo',
      'Ver',
    ])
  })

  test('there are screens to test', () => {
    expect(screens.length).toBeGreaterThan(100)
  })

  test('all are in ui/texts', () => {
    const literal = screens.flatMap((path) =>
      wordsIn(readFileSync(`ui/${path}`, 'utf8')).map((words) => `${path}: ${words}`),
    )
    expect(literal).toEqual([])
  })
})
