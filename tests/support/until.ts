import { act } from 'react';

/** Lets React and pending work proceed until an expectation passes, for 30 s at most, since a busy machine is slow. */
export async function until(expectation: () => void): Promise<void> {
  for (const deadline = performance.now() + 30_000; ; ) {
    await act(async () => void (await new Promise((resolve) => setTimeout(resolve, 10))));
    try {
      return expectation();
    } catch (error) {
      if (performance.now() > deadline) throw error;
    }
  }
}
