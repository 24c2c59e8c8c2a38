import { createContext, useContext } from 'react'

import * as texts from '#ui/texts/common.ts'

/** How participants contact the fund, as text (`/config.json`); '' if not configured. */
export const Contact = createContext('')

const PHONE = /^\+?[\d ()-]{7,}\d/

/** Links a telephone number at the start of the contact. */
function Callable({ contact }: { contact: string }) {
  const phone = PHONE.exec(contact)?.[0]
  if (phone === undefined) return contact
  return (
    <>
      <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
      {contact.slice(phone.length)}
    </>
  )
}

export function ContactLine({ className }: { className?: string }) {
  const contact = useContext(Contact)
  return (
    // A new key replaces the element: a text that grows would count as a layout shift.
    <p key={contact} className={className}>
      {texts.reachedBy}
      {contact === '' ? texts.contactOnStatement : <Callable contact={contact} />}
    </p>
  )
}

/** The help of a screen without help of its own. */
export function ContactHelp() {
  const contact = useContext(Contact)
  if (contact === '') return texts.helpWithoutContact
  return (
    <span>
      {texts.helpWithContact}
      <Callable contact={contact} />.
    </span>
  )
}
