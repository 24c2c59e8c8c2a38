import { mdiEyeOffOutline, mdiEyeOutline } from '@mdi/js'
import { type ComponentProps, useState } from 'react'

import * as texts from '#ui/texts/primitives.ts'

import { Icon } from './icon.tsx'
import * as css from './password-input.css.ts'
import { TextInput } from './text-input.tsx'

/** A password input with a button to show its text. Whether it is shown is local state. */
export function PasswordInput(props: Omit<ComponentProps<typeof TextInput>, 'type'>) {
  const [shown, setShown] = useState(false)
  return (
    <div className={css.wrap}>
      <TextInput {...props} type={shown ? 'text' : 'password'} autoCapitalize="off" spellCheck={false} />
      <button
        type="button"
        className={css.toggle}
        aria-label={shown ? texts.hidePasswordLabel : texts.showPasswordLabel}
        aria-controls={props.id}
        onClick={() => setShown(!shown)}
      >
        <Icon path={shown ? mdiEyeOffOutline : mdiEyeOutline} />
        {shown ? texts.hidePassword : texts.showPassword}
      </button>
    </div>
  )
}
