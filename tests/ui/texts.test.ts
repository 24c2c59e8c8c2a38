import { readdirSync, readFileSync } from 'node:fs'
import { parseSync } from 'vite'
import { describe, expect, test } from 'vitest'

type Node = Readonly<Record<string, unknown>> & { readonly type: string }

const isNode = (value: unknown): value is Node => typeof (value as Node | null)?.type === 'string'
const childrenOf = (node: Node) => Object.values(node).flat().filter(isNode)

/** Names of keys and of what a drag carries; they look like words. */
const OF_THE_BROWSER = /^(Escape|Enter|Tab|Home|End|Backspace|Delete|Arrow(Up|Down|Left|Right)|Files)$/
const saysSomething = (text: string) =>
  /[À-ú]|^\p{Lu}{2,}|^\p{Lu}\p{Ll}|\p{L}{2,},? \p{L}{2,}/u.test(text) && !OF_THE_BROWSER.test(text)

/** The words in code that a participant would read; addresses and what is imported are none. */
function wordsIn(source: string): readonly string[] {
  const collect = (node: Node): readonly string[] => {
    if (/^(Import|Export(All|Named)|TS)/.test(node.type) && !('declaration' in node && node.declaration))
      return childrenOf(node)
        .filter(({ type }) => type.startsWith('TS'))
        .flatMap(collect)
    const own = wordOf(node)
    return [...(own === null ? [] : [own]), ...childrenOf(node).flatMap(collect)]
  }
  return collect(parseSync('screen.tsx', source).program as unknown as Node)
}

function wordOf({ type, value }: Node): string | null {
  if (type === 'JSXText') return /\p{L}/u.test(String(value)) ? String(value).trim() : null
  if (type === 'TemplateElement') return partOfSentence((value as { cooked: string }).cooked)
  return type === 'Literal' && typeof value === 'string' && saysSomething(value) ? value.trim() : null
}
const partOfSentence = (text: string) => (/\p{L}/u.test(text) && /\s/.test(text) ? text.trim() : null)

const screens = readdirSync('ui', { recursive: true, encoding: 'utf8' }).filter(
  (path) => /\.tsx?$/.test(path) && !/^(texts|workshop)\/|\.css\.ts$/.test(path),
)

describe('what the screens say', () => {
  test('is found in code', () => {
    const source = `
      import { a } from 'A b'
      const b = <p title="Bom dia" className="card">Olá, {x ? 'você aí' : 'x'} e <b>volte</b></p>
      const c = key === 'Escape' ? \`Faltam \${n} respostas\` : 'block'
    `
    expect(wordsIn(source)).toEqual(['Bom dia', 'Olá,', 'você aí', 'e', 'volte', 'Faltam', 'respostas'])
  })

  test('there are screens at all', () => {
    expect(screens.length).toBeGreaterThan(100)
  })

  test.each(screens)('stands in ui/texts and not in %s', (path) => {
    expect(wordsIn(readFileSync(`ui/${path}`, 'utf8'))).toEqual([])
  })
})
