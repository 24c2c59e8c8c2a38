/** The object URL must stay valid: the browser may read it some time after the click. In milliseconds. */
const REVOKE_DELAY = 60_000

/** Downloads the file under its name (D-77). */
export function saveFile(file: File): void {
  const link = document.createElement('a')
  link.href = URL.createObjectURL(file)
  link.download = file.name
  link.click()
  setTimeout(() => URL.revokeObjectURL(link.href), REVOKE_DELAY)
}
