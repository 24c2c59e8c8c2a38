import { act, fireEvent } from '@testing-library/react'

/**
 * A click without the pointer events around it, each of which would render the screen again on every path.
 * `tests/ui/` and the browser tests use real clicks.
 */
export async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.focus())
  await act(async () => {
    fireEvent.click(element)
  })
}
