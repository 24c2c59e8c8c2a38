/** Ends a call, and waits for all that follows from it. */
export async function settled(end: () => void): Promise<void> {
  end()
  await new Promise<void>((resolve) => setImmediate(resolve))
}
