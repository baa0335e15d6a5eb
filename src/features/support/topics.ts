import { linkOptions } from '@tanstack/react-router';
import type { SupportTopic } from '#contract/fields/support';
import type { MessageKey } from '#locales/index';

const asked = <const Name extends string>(name: Name) =>
  ({ question: `support.question.${name}`, answer: `support.answer.${name}` }) as const;

/** A topic with its questions and the page where players can solve it themselves. */
const about = <const Topic extends SupportTopic, Way>(
  topic: Topic,
  way: Way,
  ...questions: { question: MessageKey; answer: MessageKey }[]
) => ({ topic, title: `support.topic.${topic}`, wayText: `support.way.${topic}`, way, questions }) as const;

/** The topics of the support page, each with its most frequent questions and its self-service page. */
export const topics = [
  about('payments', linkOptions({ to: '/profile/payments' }), asked('withdrawal-time'), asked('deposit-missing')),
  about('verification', linkOptions({ to: '/profile/verification' }), asked('why-verify'), asked('which-documents')),
  about('account', linkOptions({ to: '/profile' }), asked('password'), asked('change-data')),
  about('bonuses', linkOptions({ to: '/$slug', params: { slug: 'bonus-balance' } }), asked('bonus-balance')),
  about('games', linkOptions({ to: '/pokies' }), asked('interrupted')),
  about('limits', linkOptions({ to: '/profile/limits' }), asked('take-a-break')),
  about('technical', linkOptions({ to: '/install' }), asked('offline')),
] as const;

/** The name of a topic, even without questions. */
export const topicTitle = (topic: SupportTopic) => `support.topic.${topic}` as const;
