import { findNodeAtLocation, getNodeValue, type Node, parseTree, printParseErrorCode } from 'jsonc-parser'

/** A path in a file: [2, 'name']. */
export type Place = readonly (string | number)[]

/** The content of a JSON file, and the line of each path, counted from 1. */
export type JsonFile = { readonly value: unknown; readonly lineOf: (place: Place) => number }

type SyntaxFault = { readonly line: number; readonly problem: string }

const NUMBER = 'há um número mal escrito'
const BACKSLASH = 'há uma barra invertida que não vale em JSON'
const COMMENT = 'comentários não são aceitos'

const SENTENCES: Readonly<Record<ReturnType<typeof printParseErrorCode>, string>> = {
  InvalidSymbol: 'há um texto sem aspas ou um sinal que não vale em JSON',
  InvalidNumberFormat: NUMBER,
  PropertyNameExpected: 'falta o nome de um campo, ou sobra uma vírgula antes',
  ValueExpected: 'falta um valor, ou sobra uma vírgula antes',
  ColonExpected: 'faltam dois-pontos antes do valor',
  CommaExpected: 'falta uma vírgula, ou fechar com } ou ], antes deste ponto',
  CloseBraceExpected: 'falta fechar com }',
  CloseBracketExpected: 'falta fechar com ]',
  EndOfFileExpected: 'há texto depois do fim da tabela',
  InvalidCommentToken: COMMENT,
  UnexpectedEndOfComment: COMMENT,
  UnexpectedEndOfString: 'faltam as aspas que fecham um texto',
  UnexpectedEndOfNumber: NUMBER,
  InvalidUnicode: BACKSLASH,
  InvalidEscapeCharacter: BACKSLASH,
  InvalidCharacter: 'há um caractere que não pode estar num texto',
  '<unknown ParseErrorCode>': 'não é um JSON válido',
}

/** Parses strict JSON; returns the first error in pt-BR. */
export function parseJson(written: string): JsonFile | SyntaxFault {
  // An unexpected end is reported on the last line with content.
  const text = written.trimEnd()
  const errors: Parameters<typeof parseTree>[1] = []
  const root = parseTree(text, errors, { disallowComments: true, allowTrailingComma: false })
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  const [first] = errors
  if (first) return { line: lineAt(first.offset), problem: SENTENCES[printParseErrorCode(first.error)] }
  return {
    value: root && getNodeValue(root),
    lineOf: (place) => lineAt(root ? nearestNode(root, place).offset : 0),
  }
}

function nearestNode(root: Node, place: Place): Node {
  if (place.length === 0) return root
  return findNodeAtLocation(root, [...place]) ?? nearestNode(root, place.slice(0, -1))
}
