/** Ends a call and lets everything that was waiting for it happen. */
export async function settled(end: () => void): Promise<void> {
  end()
  await new Promise<void>((resolve) => setImmediate(resolve))
}
