import { layerSvg, type World } from '#rules/games/slots/art/world';
import { chance } from '#rules/games/slots/art/pen';
import { element } from '../shell/element';
import { pictureOf, sceneOf } from './load-world';

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

/** The scene behind a game: three layers, of which the nearer ones move more when the pointer does, and one for free spins. */
export class Scenery {
  readonly node: HTMLElement;
  private readonly free = element('img', { class: 'layer free', alt: '' });

  constructor(
    private readonly world: World,
    isStill: boolean,
  ) {
    const [far, ...nearer] = sceneOf(world);
    this.node = element('div', { class: 'scenery', 'aria-hidden': 'true' }, far!, this.free, ...nearer, ...airOf(world, isStill));
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
