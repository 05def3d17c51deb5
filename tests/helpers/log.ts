/** Lines are gathered before they are written. */
export async function logWritten(): Promise<void> {
  await new Promise(written => setTimeout(written, 100))
}
