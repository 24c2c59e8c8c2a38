import type * as v from 'valibot'

type Issue = v.BaseIssue<unknown>

const ofObject = ({ expected, received }: Issue) => {
  if (expected === 'Object') return 'deve ser um objeto, entre { e }'
  return received === 'undefined' ? 'falta este campo' : 'campo desconhecido'
}

/** pt-BR messages for the fund's analysts, by the kind of valibot issue. */
const SENTENCES: Readonly<Record<string, (issue: Issue) => string>> = {
  strict_object: ofObject,
  array: () => 'deve ser uma lista, entre [ e ]',
  string: () => 'deve ser um texto, entre aspas',
  number: () => 'deve ser um número, sem aspas',
  integer: () => 'deve ser um número inteiro',
  min_value: ({ requirement }) => `deve ser no mínimo ${requirement}`,
  max_value: ({ requirement }) => `deve ser no máximo ${requirement}`,
  min_length: () => 'a lista não pode ficar vazia',
  non_empty: () => 'não pode ficar vazio',
  picklist: ({ expected }) => `deve ser um destes: ${expected?.replaceAll(' | ', ', ').replace(/[()]/g, '')}`,
}

/** Checks with their own message keep it. */
export const shapeProblem = (issue: Issue): string => SENTENCES[issue.type]?.(issue) ?? 'valor não aceito'
