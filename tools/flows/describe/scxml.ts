import { type Flow, type FlowState, type FlowTransition, statesIn } from './flow.ts'

const SPACES = 'xmlns="http://www.w3.org/2005/07/scxml" xmlns:fluxo="urn:portal-de-requerimentos:fluxo"'

/**
 * A chart as SCXML 1.0, the W3C's format for statecharts. A guard is a value of its data model, to be set by the program that
 * runs it; labels are attributes of a namespace of their own.
 */
export function scxmlOf({ name, title, purpose, root, transitions }: Flow): string {
  const ids = new Map(statesIn(root).map(({ id }) => [id, idOf(id)]))
  const guards = [...new Set(transitions.flatMap(({ guard }) => guard ?? []))].map(
    (guard) => `${quoted(guard)}: true`,
  )
  const targetsOf = ({ targets }: FlowTransition) => targets.map((id) => ids.get(id)).join(' ')

  const transitionOf = (transition: FlowTransition, indent: string) => {
    const targets = targetsOf(transition)
    return element(indent, 'transition', {
      ...(transition.event === null ? {} : { event: eventOf(transition.id) }),
      ...(transition.guard === null ? {} : { cond: `condicoes[${quoted(transition.guard)}]` }),
      ...(targets === '' ? {} : { target: targets }),
      'fluxo:id': transition.id,
      'fluxo:evento': transition.event ?? 'em seguida',
      ...(transition.actions.length === 0 ? {} : { 'fluxo:faz': transition.actions.join('; ') }),
    })
  }

  const stateOf = (state: FlowState, indent: string): string => {
    const own = transitions.filter(({ source }) => source === state.id)
    const attributes = {
      id: ids.get(state.id) as string,
      'fluxo:nome': state.label,
      ...(state.requirements.length === 0 ? {} : { 'fluxo:requisitos': state.requirements.join(' ') }),
    }
    // A final state of SCXML has no transitions.
    if (state.kind === 'final') return element(indent, 'final', attributes)
    const children = [
      ...own.map((transition) => transitionOf(transition, `${indent}  `)),
      ...state.calls.map(({ label, chart }, index) =>
        element(`${indent}  `, 'invoke', {
          id: `${ids.get(state.id)}.invoke${index}`,
          ...(chart === null ? {} : { src: `${chart}.scxml`, type: 'scxml' }),
          'fluxo:nome': label,
        }),
      ),
      ...state.children.map((child) => stateOf(child, `${indent}  `)),
    ]
    if (state.kind === 'history') return element(indent, 'history', attributes, children)
    if (state.kind === 'parallel') return element(indent, 'parallel', attributes, children)
    const initial = state.initial === null ? {} : { initial: ids.get(state.initial) as string }
    return element(indent, 'state', { ...attributes, ...initial }, children)
  }

  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<!-- ${comment(`${title}: ${purpose}`)} -->`,
    `<scxml ${SPACES} version="1.0" datamodel="ecmascript" name="${escaped(name)}" initial="${ids.get('')}">`,
    '  <datamodel>',
    element('    ', 'data', { id: 'condicoes', expr: `({ ${guards.join(', ')} })` }),
    '  </datamodel>',
    stateOf(root, '  '),
    '</scxml>',
    '',
  ].join('\n')
}

/** An XML id: the keys of states are letters, digits and dots. */
const idOf = (state: string) => (state === '' ? 'fluxo' : `fluxo.${state}`)

const quoted = (text: string) => `'${text.replaceAll(/['\\]/g, '\\$&')}'`

/** 'alert.acknowledged' of 'session/expired/alert.acknowledged#1'; without the characters that SCXML reserves. */
const eventOf = (transition: string) =>
  transition
    .split('/')
    .slice(2)
    .join('/')
    .replace(/#\d+$/, '')
    .replaceAll(/[^\w.-]/g, '.')

function element(
  indent: string,
  name: string,
  attributes: Readonly<Record<string, string>>,
  children: readonly string[] = [],
): string {
  const head = [name, ...Object.entries(attributes).map(([key, value]) => `${key}="${escaped(value)}"`)].join(
    ' ',
  )
  if (children.length === 0) return `${indent}<${head}/>`
  return [`${indent}<${head}>`, ...children, `${indent}</${name}>`].join('\n')
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** An XML comment must not contain two hyphens in a row. */
const comment = (text: string) => text.replaceAll('--', '–')
