/** Prints a line for the person at the terminal. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
