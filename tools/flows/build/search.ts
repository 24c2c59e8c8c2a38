import { type Flow, type FlowState, statesIn } from '../describe/flow.ts'
import type { Rules } from '../describe/rules.ts'
import { sectionsIn } from '../describe/sections.ts'
import {
  ACTIVE,
  documentRow,
  flowPath,
  moveRow,
  PENSIONER,
  personQuery,
  requirementPath,
  rowPath,
  rulesPath,
  statePath,
  transitionPath,
} from '../pages/paths.ts'
import type { Question, SearchEntry } from '../site.ts'
import type { Sources } from './sources.ts'

/** The common questions, each with the path of its first answer. */
export const questionEntries = (questions: readonly Question[]): readonly SearchEntry[] =>
  questions.flatMap(({ question, synonyms, answers }) =>
    answers.slice(0, 1).map(({ label, path }) => ({
      path,
      title: question,
      synonyms: synonyms.join('\n'),
      place: label,
      text: '',
    })),
  )

/** The entries of the search: charts first, then states, then transitions. */
export const searchEntries = (flows: readonly Flow[], sources: Sources): readonly SearchEntry[] => [
  ...flows.map((flow) => entryOfChart(flow, sources)),
  ...flows.flatMap((flow) =>
    statesIn(flow.root)
      .slice(1)
      .map((state) => entryOfState(flow, state, sources)),
  ),
  ...flows.flatMap(entriesOfTransitions),
]

const entryOfChart = ({ name, title, purpose, root }: Flow, { sentencesOf }: Sources): SearchEntry => ({
  path: flowPath(name),
  title,
  synonyms: '',
  place: '',
  text: [purpose, ...sentencesOf(name), ...root.calls.map(({ label }) => label)].join('\n'),
})

const entryOfState = (
  { name, title }: Flow,
  { id, label, help, calls, entry, exit, sentences, requirements }: FlowState,
  { requirement }: Sources,
): SearchEntry => ({
  path: statePath(name, id),
  title: label,
  synonyms: '',
  place: title,
  text: [
    help ?? '',
    ...calls.flatMap(({ label, server }) => [
      label,
      ...server.map(({ method, path, summary }) => `${method} ${path} ${summary}`),
    ]),
    ...entry,
    ...exit,
    ...sentences,
    ...requirements.map((id) => `${id} ${requirement(id)}`),
  ].join('\n'),
})

function entriesOfTransitions({ name, title, root, transitions }: Flow): readonly SearchEntry[] {
  const names = new Map(statesIn(root).map(({ id, label }) => [id, label]))
  return transitions.map(({ id, source, event, guard, actions, sentences }) => ({
    path: transitionPath(name, id),
    title: `${event ?? 'em seguida'}${guard === null ? '' : `, se ${guard}`}`,
    synonyms: '',
    place: source === '' ? title : `${title} › ${names.get(source)}`,
    text: [...actions, ...sentences].join('\n'),
  }))
}

export const requirementEntries = ({ register }: Pick<Sources, 'register'>): readonly SearchEntry[] =>
  register.map(({ id, text }) => ({
    path: requirementPath(id),
    title: id,
    synonyms: '',
    place: 'Regras › Requisitos',
    text,
  }))

/** The pages of rules for the search, with the types, fields, documents, statuses and messages on them. */
export const ruleEntries = ({
  tables: { plans },
  offering,
  statuses,
  forms,
  documents,
  messages,
}: Rules): readonly SearchEntry[] => [
  ruleEntry(rulesPath('oferta'), 'O que um participante encontra', 'Oferta', [
    'participante ativo, pensionista ou sem plano; categoria e situação em cada plano',
  ]),
  ...offering.map(({ type, name, offered }) =>
    ruleEntry(rowPath('oferta', `${type}`), name, 'A quem cada tipo é oferecido', [offered]),
  ),
  ...plans.flatMap(({ id, name }) =>
    [
      { category: ACTIVE, title: `Participante ativo do ${name}` },
      { category: PENSIONER, title: `Pensionista do ${name}` },
    ].map(({ category, title }) =>
      ruleEntry(`${rulesPath('oferta')}?${personQuery(id, category)}`, title, 'Oferta', [
        `o que encontra; plano ${id}`,
      ]),
    ),
  ),
  ...sectionsIn(forms).map(({ section, types }) =>
    ruleEntry(
      rowPath('campos', section),
      `${section}: quais tipos pedem`,
      'Campos',
      offering.filter(({ type }) => types.includes(type)).map(({ name }) => name),
    ),
  ),
  ...statuses.map(({ letter, label, means }) =>
    ruleEntry(rowPath('situacoes', letter), `${label} (${letter})`, 'Situações do requerimento', [means]),
  ),
  ...statuses.flatMap(({ letter, label, moves }) =>
    moves.map((move) =>
      ruleEntry(
        rowPath('situacoes', moveRow(letter, move.label)),
        `${move.label}, de ${label} (${letter})`,
        'Quem leva o requerimento',
        ['quem pode, em que situação', ...move.roles],
      ),
    ),
  ),
  ...statuses.map(({ letter, label }) =>
    ruleEntry(
      rowPath('movimento', letter),
      `Quantos requerimentos esperam em ${label} (${letter})`,
      'Movimento',
      ['há quanto tempo estão'],
    ),
  ),
  ...forms.flatMap(({ type, name, fields }) =>
    fields.map(({ path, label, section, hint, shown }) =>
      ruleEntry(rowPath(`campos/${type}`, path), label, `Campos › ${name} › ${section}`, [hint ?? '', shown]),
    ),
  ),
  ...documents.map((row) =>
    ruleEntry(rowPath('documentos', documentRow(row)), row.name, 'Documentos pedidos', [row.asked]),
  ),
  ...messages.map(({ sentence, fields }) =>
    ruleEntry(
      rowPath('mensagens', sentence),
      sentence,
      'Mensagens',
      fields.map(({ label }) => label),
    ),
  ),
]

const ruleEntry = (path: string, title: string, place: string, text: readonly string[]): SearchEntry => ({
  path,
  title,
  synonyms: '',
  place: `Regras › ${place}`,
  text: text.join('\n'),
})
