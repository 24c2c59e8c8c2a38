import type { SnapshotFrom } from 'xstate'

import { type Field, type FieldsSection, sectionsOf } from '#domain/forms/form.ts'
import { messages } from '#domain/messages.ts'

import { formOf, goodIssue, pathOfField } from './visitor.form.ts'
import type { visitorMachine } from './visitor.machine.ts'

type Snapshot = SnapshotFrom<typeof visitorMachine>

/** View of the page without a password, as flat primitives. */
export type VisitorView = {
  readonly screen: 'asking' | 'withPassword' | 'withoutPassword' | 'form' | 'confirming' | 'confirmed'
  readonly cpf: string
  /** The problem of the CPF; null if there is none. */
  readonly cpfProblem: string | null
  readonly isLookingUp: boolean
  /** The lookup failed and can be repeated. */
  readonly canRetry: boolean
  /** Seconds until the lookup can be repeated; null without a limit. */
  readonly limitSeconds: number | null
  /** The server's message about the lookup or the form; null if there is none. */
  readonly serverMessage: string | null
  readonly purpose: 'registration' | 'password'
  /** The form was refused: its summary is shown. */
  readonly isLacking: boolean
  /** Restored after a reload. */
  readonly isRestored: boolean
  /** When the code for the current answers expires; null if there is none. */
  readonly codeUntil: number | null
  readonly areaAddress: string
}

export function visitorView(snapshot: Snapshot): VisitorView {
  const { cpf, serverMessage, purpose, isRestored, areaAddress, limitSeconds } = snapshot.context
  const isForm = snapshot.hasTag('form')
  return {
    screen: screenOf(snapshot),
    cpf,
    cpfProblem: cpfProblemOf(snapshot),
    isLookingUp: snapshot.matches('lookingUp'),
    canRetry: snapshot.matches({ asking: 'unavailable' }),
    limitSeconds: snapshot.matches({ asking: 'limited' }) ? limitSeconds : null,
    serverMessage,
    purpose,
    isLacking: snapshot.matches({ registering: 'lacking' }) || snapshot.matches({ renewing: 'lacking' }),
    isRestored,
    codeUntil: isForm ? (goodIssue(snapshot.context)?.expiresAt ?? null) : null,
    areaAddress,
  }
}

function screenOf(snapshot: Snapshot): VisitorView['screen'] {
  if (snapshot.hasTag('form')) return 'form'
  if (snapshot.matches('confirming')) return 'confirming'
  if (snapshot.matches('confirmed')) return 'confirmed'
  if (!snapshot.matches('guided')) return 'asking'
  return snapshot.matches({ guided: 'withPassword' }) ? 'withPassword' : 'withoutPassword'
}

function cpfProblemOf(snapshot: Snapshot): string | null {
  if (!snapshot.matches({ asking: 'lacking' })) return null
  return snapshot.context.cpf === '' ? messages.required : messages.invalidCpf
}

/** The section of the form for the purpose. */
export const sectionOf = (purpose: VisitorView['purpose']): FieldsSection =>
  sectionsOf(formOf(purpose))[0] as FieldsSection

/** The state of one field of the form; compare shallowly. */
export function visitorFieldOf({ context }: Snapshot, { name }: Pick<Field, 'name'>) {
  const { values, problems, refusals } = context
  const path = pathOfField(name)
  const own = [...problems, ...refusals].filter((problem) => problem.path === path)
  return { value: values[name] ?? '', problem: own.map(({ message }) => message).join('\n') }
}

/** All problems of the form, by the path of the answer. */
export const visitorProblems = ({ context: { problems, refusals } }: Snapshot) => [...problems, ...refusals]
