import { createFileRoute } from '@tanstack/react-router';
import { OopsPage } from '../shell/oops-page';
import { titleOf } from '../shell/title';

export const Route = createFileRoute('/oops')({ head: titleOf('shell.oops.title'), component: () => <OopsPage /> });
