/** Waits for the log, which buffers its lines before it writes them. */
export async function logWritten(): Promise<void> {
  await new Promise(written => setTimeout(written, 100))
}
