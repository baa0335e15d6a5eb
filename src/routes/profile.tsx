import { createFileRoute } from '@tanstack/react-router';
import { ProfileLayout } from '../shell/pages/profile-layout';

export const Route = createFileRoute('/profile')({ component: ProfileLayout });
