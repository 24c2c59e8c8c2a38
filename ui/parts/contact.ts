import { createContext, useContext } from 'react'

import * as common from '#ui/texts/common.ts'

/** How the fund is reached, in its own words (`/config.json`); '' where it gave none. */
export const Contact = createContext('')

/** How the fund is reached: in its own words, else by what stands on every participant's statement of account. */
export const useContact = (): string => useContext(Contact) || common.contactOnStatement
