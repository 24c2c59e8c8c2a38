import { lateScreen } from './late-screen.tsx'

/** Screens with and without a session that few people open: the login does not wait for their code. */
export const Accessibility = lateScreen(
  async () => (await import('#ui/screens/accessibility/accessibility.tsx')).Accessibility,
)
export const NoPassword = lateScreen(
  async () => (await import('#ui/screens/no-password/no-password.tsx')).NoPassword,
)
