import { createFileRoute } from '@tanstack/react-router';
import { GuideReviewPage } from '../features/install/guide-review-page';
import { testersOnly } from '../shell/guards/guards';
import { titleOf } from '../shell/titles/title';

/** The illustrated install steps of all browsers, for testers only. */
export const Route = createFileRoute('/install_/guides')({
  beforeLoad: testersOnly,
  head: titleOf('install.review.title'),
  component: GuideReviewPage,
});
