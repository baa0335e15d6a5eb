import { createFileRoute } from '@tanstack/react-router';
import { ProfileLayout } from '../shell/profile-layout';

export const Route = createFileRoute('/profile')({ component: ProfileLayout });
