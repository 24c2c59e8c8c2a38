import { type RequestForm, sectionsOf } from './form.ts'

/** The wire names of the answers that a form has in a part. */
export const namesIn = (form: RequestForm, part: 'detalhes' | 'participante'): ReadonlySet<string> =>
  new Set([
    'id_plano',
    ...sectionsOf(form)
      .flatMap((section) => (section.part === part ? section.fields : []))
      .map(({ name }) => name),
  ])
