import { useState } from 'react';
import { contactFields, supportTopics, type SupportTopic } from '#contract/fields/support';
import { failureText, useForm } from '../../platform/form';
import { useText } from '../../platform/i18n';
import type { Player } from '../../platform/session';
import { Button } from '../../ui/button';
import { Message } from '../../ui/message';
import { SelectField } from '../../ui/select-field';
import { TextAreaField } from '../../ui/text-area-field';
import { TextField } from '../../ui/text-field';
import { contact } from './support';
import styles from './support.module.css';
import { topicTitle } from './topics';

type Writer = Pick<Player, 'first_name' | 'email'>;

const shape = { name: 'contact', fields: contactFields };

/** The contact form; what the platform refuses stands at its fields, in its words (SUPP-002). */
export function ContactForm({ player }: { player: Writer | null }) {
  const t = useText();
  const [number, setNumber] = useState<number | null>(null);
  if (number === null) return <Form player={player} onSent={setNumber} />;
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

function Form({ player, onSent }: { player: Writer | null; onSent: (number: number) => void }) {
  const t = useText();
  const initial = { name: player?.first_name ?? '', email: player?.email ?? '', topic: '', message: '' };
  const form = useForm(shape, initial, async ({ name, email, topic, message }) => {
    onSent(await contact({ name: String(name), email: String(email), topic: topic as SupportTopic, message: String(message) }));
  });
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
