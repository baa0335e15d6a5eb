import { useEffect, useEffectEvent, useState } from 'react';
import { contactFields, supportTopics, type SupportTopic } from '#contract/fields/support';
import { failureText, type Form, useForm } from '../../platform/form';
import { useText } from '../../platform/i18n';
import type { Player } from '../../platform/session';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { SelectField } from '../../ui/select-field';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { contact } from './support-calls';
import styles from './support.module.css';
import { topicTitle } from './topics';

type Writer = Pick<Player, 'first_name' | 'email'>;

const shape = { name: 'contact', fields: contactFields };

/** The contact form; the server's refusals show at their fields, with its messages (SUPP-002). */
export function ContactForm({ player }: { player: Writer | null }) {
  const t = useText();
  const [number, setNumber] = useState<number | null>(null);
  const [begun, setBegun] = useState(0);
  if (number === null) return <Fields key={begun} player={player} onSent={setNumber} onReset={() => setBegun(begun + 1)} />;
  const another = (
    <Button variant="quiet" size="small" onClick={() => setNumber(null)}>
      {t('support.contact.another')}
    </Button>
  );
  return (
    <Message tone="success" title={t('support.contact.sent', { number })} action={another}>
      {t('support.contact.sent-text')}
    </Message>
  );
}

const initialFor = (player: Writer | null) => ({ name: player?.first_name ?? '', email: player?.email ?? '', topic: '', message: '' });

/** Signing in over the form keeps its text and fills in empty fields; an empty form starts over. */
function useArrival(player: Writer | null, form: Form<'name' | 'email' | 'topic' | 'message'>, onReset: () => void): void {
  const isHere = player !== null;
  const [wasHere] = useState(isHere);
  const arrive = useEffectEvent(() => {
    const { values } = form;
    if (Object.values(values).every((value) => value === '')) return onReset();
    const initial = initialFor(player);
    const filled = { ...values, name: values.name || initial.name, email: values.email || initial.email };
    // One at a time first: that removes the error of an empty field.
    for (const name of ['name', 'email'] as const) form.set(name, filled[name]);
    form.setAll(filled);
  });
  useEffect(() => {
    if (isHere && !wasHere) arrive();
  }, [isHere, wasHere]);
}

interface FieldsProps {
  player: Writer | null;
  onSent: (number: number) => void;
  onReset: () => void;
}

function Fields({ player, onSent, onReset }: FieldsProps) {
  const t = useText();
  const form = useForm(shape, initialFor(player), async ({ name, email, topic, message }) => {
    onSent(await contact({ name: String(name), email: String(email), topic: topic as SupportTopic, message: String(message) }));
  });
  useArrival(player, form, onReset);
  return (
    <form {...form.props} className={styles.form}>
      {form.failure && <Message tone="danger">{failureText(t, form.failure)}</Message>}
      <div className={styles.pair}>
        <TextField {...form.field('name')} label={t('support.contact.name')} autoComplete="name" />
        <TextField {...form.field('email')} label={t('support.contact.email')} type="email" inputMode="email" autoComplete="email" />
      </div>
      <SelectField {...form.field('topic')} label={t('support.contact.topic')}>
        <option value="">{t('support.contact.choose')}</option>
        {supportTopics.map((name) => (
          <option key={name} value={name}>
            {t(topicTitle(name))}
          </option>
        ))}
      </SelectField>
      <TextAreaField {...form.field('message')} label={t('support.contact.message')} hint={t('support.contact.hint')} rows={5} />
      <Button type="submit" variant="secondary" size="large" isBusy={form.isBusy}>
        {t('support.contact.send')}
      </Button>
    </form>
  );
}
