import Heart from 'lucide-react/icons/heart';
import { Badge } from '../../src/ui/badge';
import { FullWidth } from '../../src/ui/full-width';
import { IconButton } from '../../src/ui/icon-button';
import { OrbitScene } from '../../src/ui/orbit-scene';
import QrCode from '../../src/ui/qr-code';
import { Rail } from '../../src/ui/rail';
import { Skeleton } from '../../src/ui/skeleton';
import { Tile, type TileProps } from '../../src/ui/tile';
import styles from '../gallery.module.css';
import { Section, State } from '../state';
import type { Words } from '../words';

const image = { src: '/banners/comet.svg', width: 300, height: 400 };

const tileOf = (words: Words, more: Partial<TileProps> = {}) => (
  <Tile image={image} title={words.title} subtitle={words.label} link={<a href="#tile">{words.title}</a>} {...more} />
);

/** What shows pictures. */
export function Pictures({ words }: { words: Words }) {
  const favourite = (
    <IconButton label={words.action}>
      <Heart aria-hidden="true" />
    </IconButton>
  );
  return (
    <>
      <Section title="Tile">
        <State name="tall">{tileOf(words)}</State>
        <State name="wide">{tileOf(words, { shape: 'wide' })}</State>
        <State name="with all around it; more on hover">
          {tileOf(words, {
            badge: <Badge tone="special">{words.state}</Badge>,
            action: favourite,
            more: <a href="#demo">{words.items[1]}</a>,
          })}
        </State>
        <State name="locked">{tileOf(words, { lock: words.hint })}</State>
      </Section>
      <Section title="QR code">
        <State name="an address">
          <div style={{ width: '12rem', background: '#fff' }}>
            <QrCode text="https://perigee.example" label={words.label} />
          </div>
        </State>
      </Section>
      <Section title="Rail">
        {(['tile', 'wide', 'card'] as const).map((size) => (
          <State key={size} name={size} isWide>
            <Rail title={words.title} action={<a href="#all">{words.items[0]}</a>} previousText="Back" nextText="On" size={size}>
              {Array.from({ length: 10 }, (_, at) => (
                <div key={at}>{tileOf(words, { shape: size === 'tile' ? 'tall' : 'wide' })}</div>
              ))}
            </Rail>
          </State>
        ))}
        <State name="loading" isWide>
          <Rail title={words.title} previousText="Back" nextText="On" isBusy isForReading>
            {Array.from({ length: 6 }, (_, at) => (
              <Skeleton key={at} shape="tile" />
            ))}
          </Rail>
        </State>
      </Section>
      <Section title="OrbitScene">
        <State name="a sky">
          <div className={styles.picture}>
            <OrbitScene seed="gallery" />
          </div>
        </State>
        <State name="with a craft">
          <div className={styles.picture}>
            <OrbitScene seed="Perigee" progress={0.3} />
          </div>
        </State>
      </Section>
      <Section title="FullWidth">
        <State name="a page" isWide>
          <FullWidth scene={<OrbitScene seed="page" />} head={<h3>{words.title}</h3>}>
            {words.text}
          </FullWidth>
        </State>
      </Section>
    </>
  );
}
