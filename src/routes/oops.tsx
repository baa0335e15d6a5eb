import { createFileRoute } from '@tanstack/react-router';
import { OopsPage } from '../shell/pages/oops-page';
import { titleOf } from '../shell/titles/title';

export const Route = createFileRoute('/oops')({ head: titleOf('shell.oops.title'), component: () => <OopsPage /> });
