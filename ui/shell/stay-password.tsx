import type { SessionClockActor, SessionClockView } from '#machines/app/session-clock/index.ts'
import { FieldFrame } from '#ui/primitives/field-frame.tsx'
import { PasswordInput } from '#ui/primitives/password-input.tsx'
import * as common from '#ui/texts/common.ts'

type Props = { id: string; actor: SessionClockActor; view: SessionClockView }

/* It replaces the button that had the focus. */
const focus = (input: HTMLInputElement | null) => input?.focus()

/**
 * Asks for the password again, if the API cannot prolong a session (D-12). `id` is that of the form, for
 * its button.
 */
export function StayPassword({ id, actor, view }: Props) {
  return (
    <form
      id={id}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        actor.send({ type: 'password.submitted' })
      }}
    >
      <FieldFrame id={`${id}-senha`} label={common.password} error={view.passwordProblem} urgent>
        {(control) => (
          <PasswordInput
            {...control}
            ref={focus}
            name="senha"
            autoComplete="current-password"
            value={view.password}
            onChange={(event) => actor.send({ type: 'password.typed', value: event.currentTarget.value })}
          />
        )}
      </FieldFrame>
    </form>
  )
}
