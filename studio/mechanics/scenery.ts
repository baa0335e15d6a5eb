import { layerSvg, type World } from '#rules/games/slots/art/world';
import { chance } from '#rules/games/slots/art/pen';
import { element } from '../shell/element';
import { pictureOf } from './load-world';

const DRIFTING = 22;

/** Particles that drift through a world's scene; none with reduced motion. */
function airOf({ air }: World, isStill: boolean): HTMLElement[] {
  if (isStill) return [];
  return Array.from({ length: DRIFTING }, (_, i) => {
    const node = element('i', { class: `air-${air}` });
    node.style.left = `${(chance(i, 1) * 100).toFixed(1)}%`;
    node.style.setProperty('--size', (0.5 + chance(i, 2)).toFixed(2));
    node.style.animationDuration = `${(9 + chance(i, 3) * 12).toFixed(1)}s`;
    node.style.animationDelay = `${(-chance(i, 4) * 20).toFixed(1)}s`;
    return node;
  });
}

const picture = (world: World, layer: 'far' | 'middle' | 'near') =>
  element('img', { class: `layer ${layer}`, src: pictureOf(layerSvg(world, layer)), alt: '' });

/** The scene behind a game: three layers, of which the nearer ones move more when the pointer does, and one for free spins. */
export class Scenery {
  readonly node: HTMLElement;
  private readonly free = element('img', { class: 'layer free', alt: '' });

  constructor(
    private readonly world: World,
    isStill: boolean,
  ) {
    const layers = [picture(world, 'far'), this.free, picture(world, 'middle'), picture(world, 'near')];
    this.node = element('div', { class: 'scenery', 'aria-hidden': 'true' }, ...layers, ...airOf(world, isStill));
    if (isStill) return;
    window.addEventListener('pointermove', ({ clientX, clientY }) => {
      this.node.style.setProperty('--x', ((clientX / window.innerWidth - 0.5) * -1).toFixed(3));
      this.node.style.setProperty('--y', ((clientY / window.innerHeight - 0.5) * -1).toFixed(3));
    });
  }

  /** Draws the scene of free spins, when the first ones begin. */
  showFree(): void {
    if (!this.free.src) this.free.src = pictureOf(layerSvg(this.world, 'free'));
  }
}
