import { sql } from 'kysely'

import type { Recorded } from '#api/contract/desk.ts'
import { namesIn } from '#domain/forms/names.ts'
import { kindOf } from '#domain/request-kinds/kinds.ts'
import type { Queries } from '#server/database/connect.ts'

import { named } from './columns.ts'
import { type Person, SECTIONS } from './sections.ts'

type Entry = Readonly<Record<string, Recorded>>

/** Everything that is recorded about a person, by section, without secrets and without other people (P-452). */
export async function personData(db: Queries, person: Person): Promise<Record<string, Entry[]>> {
  const data: Record<string, Entry[]> = {}
  for (const [title, { table, about, only }] of Object.entries(SECTIONS)) {
    const { rows } = await sql<{ entry: Entry }>`
      select to_jsonb(t) as entry from ${sql.table(table)} t where ${about(person)} order by t`.execute(db)
    data[title] = rows.map(({ entry }) => named(only ? picked(entry, only) : entry))
  }
  return { ...data, ...answersByForm(data) }
}

/** Answers that are not in the form of their request apart: the fund did not ask for them. */
function answersByForm({ requerimentos = [], respostas = [] }: Record<string, Entry[]>) {
  const types = new Map(requerimentos.map(({ id, tipo_numero }) => [id, Number(tipo_numero)]))
  const isAsked = ({ requerimento, nome }: Entry) => {
    const form = kindOf(types.get(requerimento ?? null) ?? 0)?.form ?? null
    return form === null || namesIn(form, 'detalhes').has(String(nome))
  }
  return {
    respostas: respostas.filter(isAsked),
    respostas_fora_do_formulario: respostas.filter((answer) => !isAsked(answer)),
  }
}

const picked = (entry: Entry, only: readonly string[]): Entry =>
  Object.fromEntries(Object.entries(entry).filter(([column]) => only.includes(column)))
