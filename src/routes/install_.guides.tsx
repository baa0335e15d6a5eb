import { createFileRoute } from '@tanstack/react-router';
import { GuideReviewPage } from '../features/install/guide-review-page';
import { testersOnly } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

/** For testers alone: the drawn steps of all browsers, in the release that players have. */
export const Route = createFileRoute('/install_/guides')({
  beforeLoad: testersOnly,
  head: titleOf('install.review.title'),
  component: GuideReviewPage,
});
