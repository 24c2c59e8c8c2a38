import { act, fireEvent } from '@testing-library/react'

/**
 * A click without the pointer's way there, whose dozen of events would be drawn one by one on every path of a chart;
 * real presses are tested in `tests/ui/` and in the browser.
 */
export async function press(element: HTMLElement): Promise<void> {
  await act(async () => element.focus())
  await act(async () => {
    fireEvent.click(element)
  })
}
