import { Chip } from '../src/ui/chip';
import { PageHeading } from '../src/ui/page-heading';
import { Actions } from './sections/actions';
import { Feedback } from './sections/feedback';
import { Fields } from './sections/fields';
import { Layers } from './sections/layers';
import { Pictures } from './sections/pictures';
import { Progress } from './sections/progress';
import { Surfaces } from './sections/surfaces';
import { choices, useSettings } from './settings';
import { wordsBy } from './words';
import styles from './gallery.module.css';

const titles = { brand: 'Brand', words: 'Words', size: 'Text size in %' } as const;

/** Every component of src/ui in its states, in a brand, with short or long words, at a size of text. */
export function Gallery() {
  const [settings, change] = useSettings();
  const words = wordsBy[settings.words as keyof typeof wordsBy];
  return (
    <>
      <div className={styles.controls}>
        {(Object.keys(choices) as (keyof typeof choices)[]).map((name) => (
          <fieldset key={name} className={styles.group} aria-label={titles[name]}>
            <span>{titles[name]}</span>
            {choices[name].map((choice) => (
              <Chip key={choice} isSelected={settings[name] === choice} onClick={() => change({ [name]: choice })}>
                {choice}
              </Chip>
            ))}
          </fieldset>
        ))}
      </div>
      <main className={styles.page}>
        <PageHeading
          title="Components"
          lead="Hover: point at a component. Focus: press Tab. Both look the same in every state but the disabled one."
        />
        <Actions words={words} />
        <Fields words={words} />
        <Feedback words={words} />
        <Progress words={words} />
        <Surfaces words={words} />
        <Pictures words={words} />
        <Layers words={words} />
      </main>
    </>
  );
}
