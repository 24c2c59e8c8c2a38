import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { type ESTree, parseSync } from 'vite'
import { expect, test } from 'vitest'

type Node = ESTree.Node

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'

const within = (node: Node): readonly Node[] => [
  node,
  ...Object.values(node).flat().filter(isNode).flatMap(within),
]

/** Whether the expression is a text, or may choose one. */
function givesText(node: Node): boolean {
  switch (node.type) {
    case 'ParenthesizedExpression':
      return givesText(node.expression)
    case 'ConditionalExpression':
      return givesText(node.consequent) || givesText(node.alternate)
    case 'LogicalExpression':
      return givesText(node.left) || givesText(node.right)
    case 'Literal':
      return typeof node.value === 'string'
    default:
      return node.type === 'TemplateLiteral'
  }
}

const inside = (node: Node): Node =>
  node.type === 'ParenthesizedExpression' ? inside(node.expression) : node

function isChosenText(child: ESTree.JSXChild): boolean {
  if (child.type !== 'JSXExpressionContainer') return false
  const expression = inside(child.expression)
  return /^(Conditional|Logical)Expression$/.test(expression.type) && givesText(expression)
}

/** JSX draws nothing for a comment, nor for white space. */
const isDrawn = (child: ESTree.JSXChild) =>
  child.type === 'JSXText'
    ? child.value.trim() !== ''
    : child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression'

/** Where a text that a condition chooses is a child beside others, without an element of its own: `file:line`. */
function bareTexts(file: string, source: string): readonly string[] {
  const { program, errors } = parseSync(file, source)
  if (errors.length > 0) throw new Error(`${file} cannot be parsed`)
  return within(program)
    .flatMap((node) => (node.type === 'JSXElement' || node.type === 'JSXFragment' ? [node.children] : []))
    .map((children) => children.filter(isDrawn))
    .filter((children) => children.length > 1)
    .flatMap((children) => children.filter(isChosenText))
    .map(({ start }) => `${file}:${source.slice(0, start).split('\n').length}`)
}

test.each([
  "<p>Total {a ? 'um' : 'dois'}</p>",
  "<p>{a && 'um'}<b>dois</b></p>",
  "<p>{a ?? 'um'} dois</p>",
  "<p>{a || 'um'}{b}</p>",
  '<p>{a ? `um` : null}<i /></p>',
  "<>{a ? <b>um</b> : b ? 'dois' : null}<i /></>",
  "<p>{a && (b ? 'um' : null)} dois</p>",
  "<p>{(a && ('um'))} dois</p>",
  "<p><b>um</b>{' '}{a && 'dois'}</p>",
  "<p title={a && <b>{c && 'um'}<i /></b>} />",
])('is refused: %s', (example) => {
  expect(bareTexts('a.tsx', `\nexport const A = () => ${example}`)).toEqual(['a.tsx:2'])
})

test.each([
  "<p>{a ? 'um' : 'dois'}</p>",
  "<p>\n  {a && 'um'}\n  {/* nada */}\n</p>",
  "<p>Total <span>{a ? 'um' : 'dois'}</span></p>",
  '<p>Total {a}</p>',
  '<p>{a && <b>um</b>} dois</p>',
  "<p>{a === 'um' && <b />} dois</p>",
  "<p>{a === 'um' ? <b /> : null} dois</p>",
  "<p className={a ? 'um' : 'dois'}>um <b /></p>",
  "<p>um <b title={a && 'um'} /></p>",
  "<p>{'um'} <b /></p>",
])('is accepted: %s', (example) => {
  expect(bareTexts('a.tsx', `export const A = () => ${example}`)).toEqual([])
})

test('a text that a condition chooses has an element of its own, so that a translation cannot move it (P-776)', () => {
  const files = ['ui', 'src'].flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => join(folder, name)),
  )
  expect(files).toContain('ui/screens/no-password/guidance.tsx')
  expect(files.flatMap((file) => bareTexts(file, readFileSync(file, 'utf8')))).toEqual([])
})
