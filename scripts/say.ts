/** Prints a line to the terminal. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}
