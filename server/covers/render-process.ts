/** A child process that renders pictures for a server and exits with it. */
import type { PictureResponse, PictureOrder } from './picture-order';
import { renderPicture } from './render';

async function render({ id, svg, format, budget }: PictureOrder): Promise<PictureResponse> {
  try {
    return { id, picture: await renderPicture(svg, format, budget) };
  } catch (error) {
    return { id, problem: error instanceof Error ? error.message : String(error) };
  }
}

process.on('message', (order: PictureOrder) => void render(order).then((response) => process.send?.(response)));
process.on('disconnect', () => process.exit(0));
