import { messages } from '../messages.ts'
import { isPrivateEmail } from '../people/email.ts'
import type { Check } from './form.ts'

/** 'use seu e-mail particular' for an address of the government or of a sponsor (VALID-22, D-91). */
export const privateEmail =
  <Name extends string>(field: Name): Check<Name, Name> =>
  (values, { sponsorDomains }) =>
    isPrivateEmail(values[field], sponsorDomains) ? null : { field, message: messages.privateEmail }
