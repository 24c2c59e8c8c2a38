import { type Flow, statesIn } from './flow.ts'
import type { Rules } from './rules.ts'

export type Version = {
  readonly flows: readonly Flow[]
  readonly rules: Rules
  /** The planned paths of each chart, in words. */
  readonly paths: Readonly<Record<string, readonly string[]>>
}

export type Change = {
  /** The chart's title, or the name of the rules. */
  readonly place: string
  /** 'estado', 'transição', 'campo' … */
  readonly kind: string
  readonly name: string
  /** The requirements that its state names, before or after. */
  readonly requirements: readonly string[]
  /** null if it was added */
  readonly before: string | null
  /** null if it was removed */
  readonly after: string | null
  /** The chart and the id of the state or transition that it is; null if it is neither. */
  readonly drawn: { readonly chart: string; readonly id: string } | null
}

export type ChangeKind = 'added' | 'removed' | 'changed'

export const kindOf = ({ before, after }: Change): ChangeKind =>
  before === null ? 'added' : after === null ? 'removed' : 'changed'

/** An element of a version, described in one line. */
type Described = Omit<Change, 'before' | 'after' | 'requirements' | 'drawn'> & {
  readonly key: string
  readonly text: string
  readonly requirements?: readonly string[]
  readonly drawn?: Change['drawn']
}

/** The differences of two versions: added and changed elements in the order of the second one, then removed ones. */
export function changesBetween(before: Version, after: Version): readonly Change[] {
  const byKey = (version: Version): ReadonlyMap<string, Described> =>
    new Map(elementsOf(version).map((element) => [`${element.kind} ${element.key}`, element]))
  const [old, now] = [byKey(before), byKey(after)]
  const change = (
    { place, kind, name, requirements = [], drawn = null }: Described,
    texts: Pick<Change, 'before' | 'after'>,
    known?: Described,
  ): Change => ({
    place,
    kind,
    name,
    requirements: [...new Set([...(known?.requirements ?? []), ...requirements])],
    ...texts,
    drawn,
  })
  return [
    ...[...now].flatMap(([key, element]) => {
      const known = old.get(key)
      if (known?.text === element.text) return []
      return [change(element, { before: known?.text ?? null, after: element.text }, known)]
    }),
    ...[...old].flatMap(([key, element]) =>
      now.has(key) ? [] : [change(element, { before: element.text, after: null })],
    ),
  ]
}

const elementsOf = ({ flows, rules, paths }: Version): readonly Described[] => [
  ...flows.flatMap(elementsOfChart),
  ...flows.flatMap(({ name, title }) =>
    (paths[name] ?? []).map((path) => ({
      place: title,
      kind: 'caminho',
      name: path,
      key: `${name}: ${path}`,
      text: path,
    })),
  ),
  ...elementsOfRules(rules),
]

function elementsOfChart({ name, title, purpose, root, transitions }: Flow): readonly Described[] {
  const states = statesIn(root)
  const labelOf = (id: string) => states.find((state) => state.id === id)?.label ?? id
  return [
    { place: title, kind: 'fluxo', name: title, key: name, text: purpose },
    ...states.slice(1).map((state) => ({
      place: title,
      kind: 'estado',
      name: state.label,
      key: `${name}/${state.id}`,
      drawn: { chart: name, id: state.id },
      requirements: state.requirements,
      text: [
        state.label,
        ...state.calls.map(({ label }) => `inicia: ${label}`),
        ...state.entry.map((action) => `ao entrar: ${action}`),
        ...state.exit.map((action) => `ao sair: ${action}`),
        ...(state.help === null ? [] : [`ajuda: ${state.help}`]),
        ...(state.requirements.length > 0 ? [`requisitos: ${state.requirements.join(', ')}`] : []),
      ].join('; '),
    })),
    ...transitions.map(({ id, source, event, guard, targets, actions }) => ({
      place: title,
      kind: 'transição',
      name: `${labelOf(source)}: ${event ?? 'em seguida'}`,
      key: id,
      drawn: { chart: name, id },
      requirements: states.find((state) => state.id === source)?.requirements ?? [],
      text: [
        `${event ?? 'em seguida'}${guard === null ? '' : `, se ${guard}`} → ${targets.map(labelOf).join(' e ') || labelOf(source)}`,
        ...actions,
      ].join('; '),
    })),
  ]
}

const elementsOfRules = ({ offering, statuses, forms, documents, messages }: Rules): readonly Described[] => [
  ...offering.map(({ type, name, offered, start }) => ({
    place: 'Oferta',
    kind: 'oferta',
    name,
    key: `${type}`,
    text: `oferecido a: ${offered}; começa: ${start}`,
  })),
  ...statuses.flatMap(({ letter, label, moves }) =>
    moves.map((move) => ({
      place: 'Situações',
      kind: 'situação',
      name: `${label} (${letter}): ${move.label}`,
      key: `${letter} ${move.label}`,
      text: [`vai para ${move.to}`, ...move.roles].join('; '),
    })),
  ),
  ...forms.flatMap(({ type, name, fields }) =>
    fields.map(({ path, label, section, control, required, shown, filled, editableIn }) => ({
      place: `Campos de ${name}`,
      kind: 'campo',
      name: label,
      key: `${type} ${path}`,
      text: `${label} (${section}, ${control}); pedido: ${shown}; obrigatório: ${required}; preenchido pelo portal: ${filled}; muda em ${editableIn}`,
    })),
  ),
  ...documents.flatMap(({ types, name, of, plan, regra, asked, holdsBack }) =>
    types.map((type) => ({
      place: 'Documentos',
      kind: 'documento',
      name: `${name} (tipo ${type})`,
      key: `${type} ${name} ${of} ${plan} ${regra}`,
      text: `pedido: ${asked}; impede o envio: ${holdsBack}`,
    })),
  ),
  ...messages.map(({ sentence }) => ({
    place: 'Mensagens',
    kind: 'mensagem',
    name: sentence,
    key: sentence,
    text: sentence,
  })),
]

/** The changes as Markdown, for a review. */
export function markdownOf(
  revision: string,
  changes: readonly Change[],
  requirements: Readonly<Record<string, string>>,
): string {
  const required = (change: Change) => change.requirements.map((id) => `  - ${id}: ${requirements[id] ?? ''}`)
  const places = [...new Set(changes.map(({ place }) => place))]
  const lines = places.flatMap((place) => [
    '',
    `## ${place}`,
    '',
    ...changes
      .filter((change) => change.place === place)
      .map((change) => [`- ${inWords(change)}`, ...required(change)].join('\n')),
  ])
  return [`# O que mudou desde ${revision}`, ...(lines.length > 0 ? lines : ['', 'Nada mudou.']), ''].join(
    '\n',
  )
}

function inWords({ kind, name, before, after }: Change): string {
  const named = (text: string) => (text.startsWith(name) ? text : `${name}: ${text}`)
  if (before === null) return `**novo** (${kind}): ${after && named(after)}`
  if (after === null) return `**saiu** (${kind}): ${named(before)}`
  return `**mudou** (${kind}): ${name}\n  - antes: ${before}\n  - agora: ${after}`
}
