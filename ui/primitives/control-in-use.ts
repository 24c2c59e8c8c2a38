import { isInSight } from './focus-in-sight.ts'

const CONTROL = ':is(a,button,input,select,summary,textarea)'
const DIALOG = ':is([role="dialog"], [role="alertdialog"])'

type Use = {
  readonly control: HTMLElement
  /** The part of the page that the control is in. */
  readonly part: HTMLElement | null
  /** Another page has another one (PageTitle). */
  readonly title: Element | null
  readonly wasInSight: boolean
}

/** By dialog, and by the body for the page itself. */
const lastUse = new WeakMap<Element, Use>()

const pageTitle = () => document.querySelector('h1')
const openDialog = () => [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1)

function noteUse(control: EventTarget | null): void {
  if (!(control instanceof HTMLElement)) return
  const dialog = control.closest(DIALOG)
  // The page behind a dialog cannot be used.
  if (dialog === null && openDialog()) return
  lastUse.set(dialog ?? document.body, {
    control,
    part: control.closest('section'),
    title: pageTitle(),
    wasInSight: isInSight(control),
  })
}

// Safari, and Firefox on a Mac, do not focus a button that is pressed. In the capture phase, as what the press opens
// asks for the button at once.
document.addEventListener('focusin', ({ target }) => noteUse(target), { capture: true })
document.addEventListener(
  'click',
  ({ target }) => noteUse(target instanceof Element ? target.closest(CONTROL) : null),
  { capture: true },
)

/** Whether what is about to be removed has the focus, or would have it if the press had focused its button. */
export function isInUse(removed: HTMLElement): boolean {
  const focused = document.activeElement
  const control = lastUse.get(document.body)?.control ?? null
  return removed.contains(focused) || (removed.contains(control) && focused?.contains(control) === true)
}

function take(place: HTMLElement | null | undefined, options?: FocusOptions): boolean {
  if (!place?.isConnected) return false
  place.focus(options)
  return document.activeElement === place
}

/** For a place that is not in the tab order. */
function takePlace(place: HTMLElement | null, options?: FocusOptions): boolean {
  place?.setAttribute('tabindex', '-1')
  return take(place, options)
}

/**
 * After a dialog: the focus is on the control that was in use before it. Where the dialog's answer removed the control,
 * it is on the part of the page that it was in; where another page came, on its title.
 */
export function returnFocus(): void {
  const below = openDialog()
  const { control, part = null, title, wasInSight = false } = lastUse.get(below ?? document.body) ?? {}
  // What is on the screen has not moved under the dialog, and must not move as it closes.
  const still = { preventScroll: true }
  if (below) take(control, still)
  else if (title !== pageTitle()) takePlace(pageTitle())
  else if (take(control, still)) {
    // Its row may have grown under the dialog.
    if (wasInSight && !isInSight(control ?? null)) control?.scrollIntoView?.({ block: 'nearest' })
  } else takePlace(part, still) || takePlace(pageTitle(), still)
}
