import { createFileRoute } from '@tanstack/react-router';
import { OopsPage } from '../shell/oops-page';

export const Route = createFileRoute('/oops')({ component: () => <OopsPage /> });
