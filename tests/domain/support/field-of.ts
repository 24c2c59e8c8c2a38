import { expect } from 'vitest'

import { type Field, type RequestForm, sectionsOf } from '#domain/forms/form.ts'

/** The field of that name; fails if the form has none. */
export const fieldOf = (form: RequestForm, name: string): Field =>
  sectionsOf(form)
    .flatMap<Field>(({ fields }) => fields)
    .find((field) => field.name === name) ?? expect.fail(`does not ask for ${name}`)
