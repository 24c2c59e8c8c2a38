import { type Flow, type FlowState, type FlowTransition, statesIn } from './flow.ts'

/** A chart as a Mermaid state diagram, which GitHub draws. */
export function mermaidOf({ title, root, transitions }: Flow): string {
  const states = statesIn(root)
  const names = new Map(states.map(({ id }, index) => [id, `s${index}`]))
  const nameOf = (id: string) => names.get(id) as string
  const labelOf = (id: string) => states.find((state) => state.id === id)?.label ?? id
  const arrows = transitions
    .filter(({ source }) => source !== '')
    .flatMap((transition) =>
      (transition.targets.length === 0 ? [transition.source] : transition.targets).map((target) => ({
        source: transition.source,
        target,
        label: plain(inWords(transition)),
      })),
    )

  const insideOf = (state: FlowState, indent: string): readonly string[] => [
    ...(state.initial === null ? [] : [`${indent}[*] --> ${nameOf(state.initial)}`]),
    ...state.children.flatMap((child, index) => [
      ...(state.kind === 'parallel' && index > 0 ? [`${indent}--`] : []),
      `${indent}state "${plain(child.label)}" as ${nameOf(child.id)}`,
      ...(child.children.length === 0
        ? []
        : [`${indent}state ${nameOf(child.id)} {`, ...insideOf(child, `${indent}  `), `${indent}}`]),
      ...(child.kind === 'final' ? [`${indent}${nameOf(child.id)} --> [*]`] : []),
    ]),
    ...arrows
      .filter(({ source, target }) => containerOf(source, target) === state.id)
      .map(({ source, target, label }) => `${indent}${nameOf(source)} --> ${nameOf(target)} : ${label}`),
  ]

  // The root has no box at which an arrow could start.
  const always = transitions
    .filter(({ source }) => source === '')
    .map((transition) => [inWords(transition), ...transition.targets.map(labelOf)].join(' → '))
  return [
    '---',
    `title: ${JSON.stringify(title)}`,
    '---',
    'stateDiagram-v2',
    ...insideOf(root, '  '),
    ...(always.length > 0 && root.children[0]
      ? [
          `  note right of ${nameOf(root.children[0].id)} : ${plain(`Em qualquer estado do fluxo – ${always.join(' / ')}`)}`,
        ]
      : []),
    '',
  ].join('\n')
}

/** The innermost state that contains both. */
function containerOf(one: string, other: string): string {
  const [ancestors, others] = [one, other].map((id) => {
    const keys = id.split('.').slice(0, -1)
    return keys.map((_, index) => keys.slice(0, index + 1).join('.'))
  }) as [string[], string[]]
  return ancestors.filter((id) => others.includes(id)).at(-1) ?? ''
}

const inWords = ({ event, guard }: FlowTransition) =>
  `${event ?? 'em seguida'}${guard === null ? '' : `, se ${guard}`}`

/** Without the characters that have a meaning in Mermaid. */
const plain = (text: string) => text.replaceAll('"', "'").replaceAll(/[:;]/g, ',').replaceAll('#', 'n. ')
