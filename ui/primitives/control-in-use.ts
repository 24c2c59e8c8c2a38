import { isInViewport } from './focus-in-viewport.ts'

const CONTROL = ':is(a,button,input,select,summary,textarea)'
const DIALOG = ':is([role="dialog"], [role="alertdialog"])'

type Use = {
  readonly control: HTMLElement
  /** The section of the page that contains the control. */
  readonly part: HTMLElement | null
  /** Another title means that another page came (PageTitle). */
  readonly title: Element | null
  readonly wasInViewport: boolean
}

/** Keyed by dialog, and by the body for the page itself. */
const lastUse = new WeakMap<Element, Use>()

const pageTitle = () => document.querySelector('h1')
const openDialog = () => [...document.querySelectorAll<HTMLElement>(DIALOG)].at(-1)

function noteUse(control: EventTarget | null): void {
  if (!(control instanceof HTMLElement)) return
  const dialog = control.closest(DIALOG)
  // The page behind a dialog is inert.
  if (dialog === null && openDialog()) return
  lastUse.set(dialog ?? document.body, {
    control,
    part: control.closest('section'),
    title: pageTitle(),
    wasInViewport: isInViewport(control),
  })
}

const noteFocus = ({ target }: FocusEvent) => noteUse(target)
const noteClick = ({ target }: MouseEvent) =>
  noteUse(target instanceof Element ? target.closest(CONTROL) : null)

/**
 * Remembers which control of the page is used, for the focus after dialogs and removed rows (`returnFocus`).
 * Safari, and Firefox on a Mac, do not focus a button on click. In the capture phase, because the click handler
 * may already open a dialog.
 */
export function watchControls(page: Document): void {
  page.addEventListener('focusin', noteFocus, { capture: true })
  page.addEventListener('click', noteClick, { capture: true })
}

/** Whether the removed element has the focus, or contains the button that was clicked last. */
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

/** For an element that is not in the tab order. */
function takePlace(place: HTMLElement | null, options?: FocusOptions): boolean {
  place?.setAttribute('tabindex', '-1')
  return take(place, options)
}

/**
 * Returns the focus after a dialog: to the control that was used before it; if that was removed, to its
 * section of the page; on another page, to its title.
 */
export function returnFocus(): void {
  const below = openDialog()
  const { control, part = null, title, wasInViewport = false } = lastUse.get(below ?? document.body) ?? {}
  // The page did not scroll behind the dialog and must not scroll when it closes.
  const still = { preventScroll: true }
  if (below) take(control, still)
  else if (title !== pageTitle()) takePlace(pageTitle())
  else if (take(control, still)) {
    // The page may have grown behind the dialog.
    if (wasInViewport && !isInViewport(control ?? null)) control?.scrollIntoView?.({ block: 'nearest' })
  } else takePlace(part, still) || takePlace(pageTitle(), still)
}
